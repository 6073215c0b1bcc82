import type { Profile } from '../eligibility/profile'
import type { Tuition, Fact } from '../facts/fact'
import { feeInWords } from '../facts/fee-words'
import { LEVELS } from '../facts/vocabulary'
import { describeKind } from '../facts/words'
import type { CountryRules, FreeMovement } from '../study/country-rules'
import { feeAt } from '../universities/answers/fee'
import type { OwnFee } from '../universities/kept-fees'
import { personOf, statusOf } from './person'

/** Of `OwnFee`, in its order. */
type StoredFee = readonly [dollars: number | null, words: string, basis: string, isGeneral: 0 | 1]

type Movement = Pick<FreeMovement, 'nationalities' | 'who'> & Pick<CountryRules['feesAs'][number], 'status'>

/** The file with which a browser shows its visitor the fees of their passport. */
export type OwnFeesFile = {
  /** By the code of the country or territory: the nationals who do not pay as everybody from abroad. */
  feesAs: Readonly<Record<string, readonly Movement[]>>
  /** The territory of each university for which the rules of its country don't hold. */
  territories: Readonly<Record<string, string>>
  /** Each fee once; the others name it by its place. Null: not known. */
  fees: readonly (StoredFee | null)[]
  /**
   * By the id of a university, for each status and within it for each level, the place of a fee; -1 is that of students
   * from abroad. Universities where all pay alike are left out.
   */
  of: Readonly<Record<string, readonly number[]>>
}

type University = { id: string; territory: string | null; fees: readonly Fact<Tuition>[] }

const STATUSES = ['eu-eea', 'home'] as const
const SAME = -1

function store(fee: Fact<Tuition> | null): StoredFee | null {
  const words = fee && feeInWords(fee.value, fee.value.isFloor, fee.isUnsure)
  return fee && words ? [fee.value.dollars, words, describeKind(fee), fee.kind === 'general' ? 1 : 0] : null
}

/** The file of all universities. */
export function toOwnFeesFile(
  feesAs: OwnFeesFile['feesAs'],
  universities: readonly University[],
): OwnFeesFile {
  const places = new Map<string, number>()
  const placeOf = (fee: StoredFee | null) => {
    const text = JSON.stringify(fee)
    const place = places.get(text) ?? places.size
    places.set(text, place)
    return place
  }
  const of = universities.flatMap(({ id, fees }) => {
    const own = STATUSES.flatMap((status) =>
      LEVELS.map(({ value }) => {
        const [paid, abroad] = [feeAt(fees, value, status), feeAt(fees, value, 'international')]
        const isSame = JSON.stringify(store(paid)) === JSON.stringify(store(abroad))
        return isSame ? SAME : placeOf(store(paid))
      }),
    )
    return own.every((place) => place === SAME) ? [] : [[id, own] as const]
  })
  return {
    feesAs,
    territories: Object.fromEntries(
      universities.flatMap(({ id, territory }) => (territory ? [[id, territory] as const] : [])),
    ),
    fees: [...places.keys()].map((text) => JSON.parse(text) as StoredFee | null),
    of: Object.fromEntries(of),
  }
}

/** What a person pays at each university and level, by the same rules as the costs of a degree. */
export function ownFees(profile: Profile, { feesAs, territories, fees, of }: OwnFeesFile) {
  const person = personOf(profile)
  const statuses = new Map<string, ReturnType<typeof statusOf>>()
  return (
    { id, countryCode, country }: { id: string; countryCode: string; country: string },
    level: (typeof LEVELS)[number]['value'],
  ): OwnFee | null => {
    const code = territories[id] ?? countryCode
    const known = statuses.get(code)
    const found = known ?? statusOf(person, { code, name: country, feesAs: feesAs[code] ?? [] })
    if (!known) statuses.set(code, found)
    const { status, why } = found
    if (status === 'international') return null
    const levels = LEVELS.map(({ value }) => value)
    const place = of[id]?.[STATUSES.indexOf(status) * levels.length + levels.indexOf(level)] ?? SAME
    if (place === SAME) return { status, why }
    const stored = fees[place]
    if (!stored) return { status, why, fee: null }
    const [dollars, words, basis, isGeneral] = stored
    return { status, why, fee: { dollars, words, basis: basis || null, isGeneral: isGeneral === 1 } }
  }
}
