import { useFile } from '@/components/ui/use-file'
import { defineData } from '@/lib/device/catalogue-file'
import { SUBJECTS } from '@/lib/eligibility/subjects-file'
import { toMatcherSubjects, type MatcherSubject } from '@/lib/matcher/find-subject'

const MATCHER_SUBJECTS = defineData(
  () => `${SUBJECTS.address} for the matcher`,
  async () => toMatcherSubjects(await SUBJECTS.load()),
)

/** The subjects. Their file is loaded when it is needed or when `load` is called; `ask` is answered with none if that fails. */
export function useSubjects(isNeeded: boolean) {
  const { value, load } = useFile(MATCHER_SUBJECTS, isNeeded)
  const ask = () => MATCHER_SUBJECTS.load().catch((): MatcherSubject[] => [])
  return { all: value ?? [], load, ask }
}
