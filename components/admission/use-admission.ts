import { useEffect } from 'react'
import { useShownProfile } from '@/components/content/use-shown-profile'
import { useLoaded } from '@/components/ui/use-loaded'
import { useToday } from '@/components/ui/use-today'
import { canTheyTakeMe, type AdmissionAnswer } from '@/lib/admission/can-they-take-me'
import { ADMISSION } from '@/lib/admission/files'
import type { Place, PlaceRules } from '@/lib/admission/place'
import { placeOfChoice } from '@/lib/admission/place-of-choice'
import { loadChoice } from '@/lib/study/load-choice'
import { isEmptyProfile } from '@/lib/eligibility/profile'
import type { Level } from '@/lib/facts/vocabulary'
import { followProfile } from '@/lib/matcher/profile-store'

/** A programme by its key, or a university, where that is null, at one of its levels. */
export type AskedPlace = { universityId: string; programme: string | null; levels: readonly Level[] }

type Facts = { level: Level; place: Place; rules: PlaceRules | null }

async function loadFacts({ universityId, programme, levels }: AskedPlace): Promise<Facts[]> {
  const file = await ADMISSION.load()
  const found = await Promise.all(
    levels.map(async (level) => {
      const choice = await loadChoice({ universityId, key: programme, level })
      return (
        choice && { level, place: placeOfChoice(choice), rules: file.rules[choice.jurisdiction.code] ?? null }
      )
    }),
  )
  return found.filter((facts) => facts !== null)
}

type AnswerAtLevel = AdmissionAnswer & { level: Level }

/**
 * Whether a place can take the visitor, by the profile that the browser keeps, at each level asked for. `untold`: there is
 * no profile. `failed`: the rules could not be loaded. Null while they load.
 */
export function useAdmission(asked: AskedPlace): readonly AnswerAtLevel[] | 'untold' | 'failed' | null {
  const profile = useShownProfile()
  const today = useToday('')
  useEffect(followProfile, [])
  const loaded = useLoaded(JSON.stringify(asked), () => loadFacts(asked).catch(() => 'failed' as const))
  const facts = loaded?.value ?? null
  if (isEmptyProfile(profile)) return 'untold'
  if (facts === null || facts === 'failed') return facts
  return facts.map(({ level, place, rules }) => ({ level, ...canTheyTakeMe(profile, place, rules, today) }))
}
