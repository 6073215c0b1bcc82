import { SUBJECTS_FILE, subjectsFile } from '@/components/catalogue/subjects'
import { useResource } from '@/components/ui/use-resource'
import { createResource } from '@/lib/device/resource'
import { toMatcherSubjects } from '@/lib/matcher/find-subject'

const subjects = createResource((address) => subjectsFile.load(address).then(toMatcherSubjects))

/** The subjects. Their file is loaded when it is needed or when `load` is called; `ask` is answered with none if that fails. */
export function useSubjects(isNeeded: boolean) {
  const { value, load } = useResource(subjects, SUBJECTS_FILE, isNeeded)
  const ask = () =>
    subjects.load(SUBJECTS_FILE).then(
      (all) => all,
      () => [],
    )
  return { all: value ?? [], load, ask }
}
