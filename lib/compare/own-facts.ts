import type { AdmissionFile } from '../admission/admission-file'
import { canTheyTakeMe } from '../admission/can-they-take-me'
import { ADMISSION } from '../admission/files'
import { placeOfChoice } from '../admission/place-of-choice'
import { pricedAwards, standingOf, type PricedAward } from '../cost/awards'
import { currencyFor, FIRST_CURRENCY } from '../money/chosen-currency'
import { personOf } from '../cost/person'
import { loadPricedPlaces, tablesOf, type PricedPlaces } from '../cost/priced-places'
import { EMPTY_PROFILE, type Profile } from '../eligibility/profile'
import { decisiveChecks, VERDICTS } from '../eligibility/verdict'
import { partsOfId } from '../facts/programme-id'
import { isAddedId } from '../universities/added-id'
import type { ComparedUniversity, Known } from '../universities/compared-university'
import { decidingFacts, type DecidingFacts } from './deciding-facts'

/** The facts that differ by person; those about the person alone are null without a profile. */
export type OwnFacts = DecidingFacts & Pick<ComparedUniversity, 'canTakeMe' | 'awards'>

export type OwnFiles = { priced: PricedPlaces; admission: AdmissionFile }

/** Fetches what the facts follow from. No request says anything of the visitor. */
export async function loadOwnFiles(
  columns: readonly Pick<ComparedUniversity, 'id' | 'level'>[],
): Promise<OwnFiles> {
  const known = columns.filter(({ id }) => !isAddedId(id))
  const [priced, admission] = await Promise.all([
    loadPricedPlaces(known.map(({ id, level }) => ({ ...partsOfId(id), level }))),
    ADMISSION.load(),
  ])
  return { priced, admission }
}

/**
 * What decides the choice for the person of a profile, by id; null for nobody whom we know.
 * @param chosen ISO 4217, the currency that the visitor chose; null: that of their country
 * @param today ISO day
 */
export function ownFacts(
  { priced, admission }: OwnFiles,
  person: Profile | null,
  { chosen, today }: { chosen: string | null; today: string },
): ReadonlyMap<string, OwnFacts> {
  const { head, matcher, worths, places } = priced
  const profile = person ?? EMPTY_PROFILE
  const wanted = currencyFor(chosen, personOf(profile), head.currencies)
  const currency = wanted in head.rates.rates ? wanted : FIRST_CURRENCY
  const tables = tablesOf(priced, profile, { currency, today, sender: null })
  return new Map(
    places.flatMap((place, at) => {
      const table = tables[at]
      if (!place || !table) return []
      const { id, choice, rules } = place
      const placeRules = admission.rules[choice.jurisdiction.code] ?? null
      const answer = person && canTheyTakeMe(person, placeOfChoice(choice), placeRules, today)
      const awards = pricedAwards(choice, worths, profile, matcher, { today, start: null })
      const own: OwnFacts = {
        ...decidingFacts({ choice, rules, table, person: personOf(profile) }),
        canTakeMe: answer && verdictInWords(answer),
        awards: answer && awardsInWords(awards),
      }
      return [[id, own] as const]
    }),
  )
}

function verdictInWords(answer: ReturnType<typeof canTheyTakeMe>): Known {
  const word = VERDICTS.find(({ value }) => value === answer.verdict)
  const why = decisiveChecks(answer).map(({ label, missing }) => (missing ? `${label}: ${missing}` : label))
  return { text: `${word?.sign} ${word?.label}`, note: why.join(' · ') || null, figure: null }
}

/** Awards for this place whose rules the person meets by name, and the number of those with a rule that is open. */
function awardsInWords(awards: readonly PricedAward[]): Known | null {
  const of = (wanted: 'pays' | 'could-pay') => awards.filter((award) => standingOf(award) === wanted)
  const [sure, open] = [of('pays'), of('could-pay')]
  if (sure.length + open.length === 0) return null
  const more = open.length > 0 ? `${open.length} to check` : null
  if (sure.length === 0) return { text: more ?? '', note: open[0]?.name ?? null, figure: null }
  const [first] = sure
  const others = [sure.length > 1 && `${sure.length - 1} more that fit`, more].filter(Boolean).join(' · ')
  return { text: first?.name ?? '', note: others || null, figure: null }
}
