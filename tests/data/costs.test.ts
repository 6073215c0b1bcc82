import { checkMoney } from '@/lib/admission/entry'
import { placeOfChoice } from '@/lib/admission/place-of-choice'
import { getPlaceRules } from '@/lib/admission/queries'
import { messageOfUnknown } from '@/lib/brief/unknown'
import { applicantOf } from '@/lib/study/applicant'
import { choiceAt, type ChoiceFacts, type ChoiceFile } from '@/lib/study/choice'
import type { CountryRules } from '@/lib/study/country-rules'
import { getAwardWorths, getChoice, getChoiceFile, getCountryRules } from '@/lib/study/queries'
import { pricedAwards, standingOf } from '@/lib/cost/awards'
import { knownCost } from '@/lib/compare/deciding-facts'
import { chargesFor } from '@/lib/cost/charges'
import { costOf, type CostTable } from '@/lib/cost/cost'
import { isWithin } from '@/lib/cost/order'
import { NOBODY, personOf, statusOf, type Person } from '@/lib/cost/person'
import { applicationOf } from '@/lib/cost/charges'
import { answerQuestion } from '@/lib/cost/queries'
import { inCurrency, one, sumOf, type Range } from '@/lib/cost/range'
import { yearlyTuition } from '@/lib/cost/tuition'
import { totalInWords } from '@/lib/cost/words'
import { getDestinations } from '@/lib/destinations/queries'
import type { Profile } from '@/lib/eligibility/profile'
import { jurisdictionOf } from '@/lib/facts/jurisdiction'
import { getCharges } from '@/lib/facts/queries'
import { LEVELS, type Level } from '@/lib/facts/vocabulary'
import { getMatcherFile } from '@/lib/matcher/queries'
import { getExchangeRates } from '@/lib/money/queries'
import { getProgrammesOf } from '@/lib/programmes/queries'
import { placeOf, placeTie } from '@/lib/programmes/awards'
import { levelsPaidBy } from '@/lib/scholarships/award-levels'
import { deadlineStatus } from '@/lib/scholarships/deadline-status'
import { getScholarships } from '@/lib/scholarships/queries'
import { capital, formatSignificant } from '@/lib/text/format'
import { groupBy } from '@/lib/text/group-by'
import { holdingAt } from '@/lib/universities/answers/answer'
import { wayAt } from '@/lib/universities/answers/applying'
import { feesAt, feesOf } from '@/lib/universities/answers/fee'
import { getUniversities, getUniversity } from '@/lib/universities/queries'
import { shareOf } from '@/tests/fixtures/a-share'
import { aProfile } from '@/tests/fixtures/matcher'

const TODAY = '2026-11-26'
const rates = getExchangeRates()
const worths = getAwardWorths()
const matcher = getMatcherFile()
const scholarships = new Map(getScholarships().map((award) => [award.id, award]))
const fileOf = (id: string) => getChoiceFile(id) as ChoiceFile

/** A citizen of the place, one of the EU, and one from elsewhere: with them each status of fees is asked for. */
const people = (country: string): Profile[] => {
  const known = {
    ielts: 7.5,
    age: 22,
    residence: 'ng',
    gpa: 3.9,
    degreeHeld: 'masters',
    workYears: 5,
  } as const
  return [country, country === 'it' ? 'es' : 'it', country === 'ng' ? 'gh' : 'ng'].map((nationality) =>
    aProfile({ ...known, nationality }),
  )
}

const kept = new Map<string, ReturnType<typeof pricedAwards>>()

/** The awards of a choice for a person, worked out once for all universities of a country that have the same. */
function awardsFor(choice: ChoiceFacts, profile: Profile) {
  const key = JSON.stringify([choice.awards, choice.level, profile.nationality])
  const awards =
    kept.get(key) ?? pricedAwards(choice, worths, profile, matcher, { today: TODAY, start: null })
  kept.set(key, awards)
  return awards
}

type Priced = { choice: ChoiceFacts; rules: CountryRules; person: Person; table: CostTable; who: string }

function priced(choice: ChoiceFacts, profile: Profile): Priced {
  const rules = getCountryRules(choice.jurisdiction.code) as CountryRules
  const awards = awardsFor(choice, profile)
  const person = personOf(profile)
  const table = costOf({ choice, rules, person, awards, currency: 'USD', rates })
  return { choice, rules, person, table, who: `${choice.id} ${choice.level} ${profile.nationality}` }
}

/** Every kind of fault with the first places that have it, so that one run walks the catalogue once. */
const FAULTS: Record<string, (priced: Priced) => boolean> = {
  'a total without its tuition or living costs is a number': ({ table }) =>
    table.lacks.length > 0 &&
    (table.total !== null ||
      table.dollars !== null ||
      table.byYear.some(({ total }) => total !== null) ||
      (table.eligible?.left ?? null) !== null ||
      (knownCost(table)?.figure ?? null) !== null ||
      /\d/.test(knownCost(table)?.text ?? '') ||
      isWithin(table, 0) !== null ||
      !totalInWords(table).startsWith('No total: ')),
  'a total is not what its lines add up to': ({ table, rules }) => {
    const sums = table.lines.map((line) =>
      inCurrency(sumOf(line.years), line.currency, rules.currency, rates.rates),
    )
    const all = sumOf(sums.filter((sum): sum is Range => sum !== null))
    return table.total !== null && Math.abs(all.likely - table.total.local.likely) > 0.01
  },
  'low, middle and high are out of order': ({ table }) =>
    [
      ...table.lines.flatMap(({ years }) => years),
      ...[table.total?.local, table.total?.own, table.dollars, table.eligible?.left?.local],
    ].some((range) => range && !(range.low <= range.likely && range.likely <= range.high)),
  'something is not known, and the total does not say at least': ({ table }) =>
    table.isAtLeast !== table.notKnown.length > 0 ||
    (table.total !== null && table.isAtLeast && !totalInWords(table).startsWith('At least ')),
  'a charge is neither in the total nor named as not known': ({ choice, rules, person, table }) => {
    const charges = chargesFor(choice, { rules, person })
    return charges.length === 0
      ? !table.notKnown.some(({ id }) => id === 'charges')
      : charges.some((_, at) => [...table.lines, ...table.notKnown].every(({ id }) => id !== `charge-${at}`))
  },
  'a visa is asked for, and its charges are neither in the total nor named': ({ rules, table }) =>
    table.toShow.words?.includes('need no visa') !== true &&
    rules.visa !== null &&
    ![...table.lines, ...table.notKnown].some(({ id }) => id.startsWith('visa-charge')),
  'an application is paid twice': ({ choice, table }) =>
    table.lines.some(({ id }) => id === 'application') &&
    choice.charges.some(
      ({ value: { what, sum } }) =>
        sum &&
        (what.startsWith('examination') ||
          choice.routes.some(({ value: { fee } }) => fee?.endsWith(` ${what}`))),
    ),
  'a fee of the visa is not one that its note names for the person': ({ table, rules }) =>
    rules.visaFee?.value.outside !== undefined &&
    (line(table, 'visa-fee')?.years ?? []).some(
      ({ low, high }) =>
        ![rules.visaFee?.value.sum?.min, rules.visaFee?.value.outside].includes(low) || low > high,
    ),
  'an insurance that the sum for living contains is added again': ({ rules, table }) =>
    rules.living?.value.includesHealth === true &&
    table.lines.some(({ label }) => label === 'Living, by the official sum') &&
    table.lines.some(({ id }) => id === 'health'),
  'an award is taken off that is not eligible, open and for this place and level': ({ choice, table }) => {
    const award = table.eligible?.award
    if (!award) return false
    const record = scholarships.get(award.id)
    const university = getUniversity(choice.id)
    const tie = record && university && placeTie(record, placeOf(university))
    const status = record && deadlineStatus(record, TODAY)
    const hasLapsed = status?.kind === 'unknown' && status.closedOn !== null
    const isHeldHere = tie === 'university' || tie === 'country'
    return (
      standingOf(award) !== 'pays' ||
      award.verdict !== 'eligible' ||
      status?.kind === 'ended' ||
      status?.kind === 'no-call' ||
      hasLapsed ||
      !isHeldHere ||
      !record ||
      !levelsPaidBy(record).includes(choice.level)
    )
  },
  'an award pays more than the costs': ({ table }) =>
    [table.eligible, table.couldPay].some(
      (taken) => table.total && taken?.paid.sum && taken.paid.sum.likely > table.total.local.likely + 0.01,
    ),
  'a usual range counts as a price': ({ table }) =>
    table.isUsual &&
    ((knownCost(table)?.figure ?? null) !== null ||
      isWithin(table, 1e9) !== null ||
      (table.total !== null && !totalInWords(table).includes('if it charges as others here do'))),
  'what is not known has no words in a brief': ({ table }) =>
    table.notKnown.some(({ id }) => messageOfUnknown(id) === null),
  'a place that teaches medicine alone has the usual range': ({ choice, table }) =>
    choice.isMedical && table.isUsual,
}

test('no cost of any university, level and person has one of the faults', () => {
  const found = Object.fromEntries(Object.keys(FAULTS).map((fault) => [fault, [] as string[]]))
  // A third of the universities of a country differ in nothing that costs: the first of them is looked at.
  const seen = new Set<string>()
  for (const { id } of shareOf(getUniversities())) {
    const file = fileOf(id)
    for (const { value: level } of LEVELS) {
      const choice = choiceAt(file, level)
      const facts = JSON.stringify({ ...choice, id: '', name: '', city: null, website: null })
      if (seen.has(facts)) continue
      seen.add(facts)
      for (const each of people(choice.jurisdiction.code).map((profile) => priced(choice, profile)))
        for (const [fault, isSo] of Object.entries(FAULTS))
          if (isSo(each) && (found[fault]?.length ?? 0) < 5) found[fault]?.push(each.who)
    }
  }
  expect(found).toEqual(Object.fromEntries(Object.keys(FAULTS).map((fault) => [fault, []])))
}, 600_000)

const costAt = (id: string, level: Level, nationality: string, key: string | null = null) =>
  priced(getChoice(id, level, key) as ChoiceFacts, aProfile({ nationality, ielts: 7 })).table
const line = ({ lines }: CostTable, wanted: string) => lines.find(({ id }) => id === wanted)

test('a university without tuition in a country without a sum for living has no total', () => {
  const table = costAt('university-of-buenos-aires', 'bachelor', 'br')
  expect(line(table, 'tuition')?.years[0]?.likely).toBe(0)
  expect(totalInWords(table)).toMatch(
    /^No total: living costs are not known\. Known for 6 years: probably no tuition fee \(check\)/,
  )
})

test('a British surcharge is paid for the half years of the visa', () => {
  expect(sumOf(line(costAt('university-of-leeds', 'master', 'ng'), 'health')?.years ?? []).likely).toBe(
    1.5 * 776,
  )
  expect(sumOf(line(costAt('university-of-leeds', 'bachelor', 'ng'), 'health')?.years ?? []).likely).toBe(
    3.5 * 776,
  )
})

test('health insurance that is free is a sum, and not unknown', () => {
  const table = costAt('university-of-montpellier', 'master', 'ng')
  expect(sumOf(line(table, 'health')?.years ?? [one(1)]).high).toBe(0)
  expect(table.notKnown.map(({ id }) => id)).not.toContain('health')
})

test('an Italian pays no Études en France', () => {
  const fees = (nationality: string) =>
    line(costAt('university-of-montpellier', 'bachelor', nationality), 'application')
  expect(fees('it')?.label ?? '').not.toContain('Études en France')
  expect(fees('it')?.years[0]?.high ?? 0).toBe(0)
})

test('a Nigerian pays for Études en France, but not one who lives in Germany', () => {
  const wayOf = (residence: string) => {
    const choice = choiceAt(fileOf('university-of-montpellier'), 'master')
    const person = personOf(aProfile({ nationality: 'ng', residence }))
    const { lines, unknown } = applicationOf({
      choice: { ...choice, programme: null },
      rules: getCountryRules('fr') as CountryRules,
      person,
      length: 2,
    })
    return [...lines.map(({ label }) => label), ...unknown.map(({ what }) => what)]
  }
  expect(wayOf('ng')[0]).toContain('Études en France')
  expect(wayOf('de').join()).not.toContain('Études en France')
})

test('medicine in London does not last three years, and how long it takes graduates is not known', () => {
  const lengths = getProgrammesOf('imperial-college-london')
    .filter(({ subject, months }) => subject === 'medicine' && months === null)
    .map(({ key, title }) => {
      const isForGraduates = title?.includes('Graduate Entry') ?? false
      return [isForGraduates, costAt('imperial-college-london', 'bachelor', 'ng', key).length]
    })
  expect(new Map(lengths.map(([isForGraduates, length]) => [isForGraduates, length]))).toEqual(
    new Map([
      [false, 6],
      [true, null],
    ]),
  )
})

const universitiesIn = groupBy(getUniversities(), jurisdictionOf)

/** What is known of the universities of a country: the sum of a year, the charges, and the first way to apply. */
function knownOf(country: string, level: Level, passport: string) {
  const rules = getCountryRules(country) as CountryRules
  const person = { ...NOBODY, nationalities: [passport] }
  const { status } = statusOf(person, rules)
  const applicant = applicantOf(country, rules, person)
  const universities = universitiesIn.get(country) ?? []
  const known = universities.filter(({ facts: { fees, usualFees } }) => {
    const [fee] = feesOf(feesAt(fees, level), status)
    const [counted] = fee ? [fee] : feesOf(feesAt(usualFees, level), status)
    return counted && counted.kind !== 'general' && yearlyTuition(counted) !== null
  })
  const counted = known.length > 0 ? known : universities
  return {
    known: known.length,
    of: universities.length,
    shareOf: (what: (facts: { charges: string[]; way: string }) => boolean) => {
      const having = counted.filter((university) => {
        const { id, countryCode, nation } = university
        const charges = holdingAt(getCharges({ id, countryCode, nation }), level)
        const way = wayAt(university, level, applicant)
        return what({
          charges: charges.map(({ value }) => capital(value.what)),
          way: `Application: ${way?.value.name}`,
        })
      })
      return having.length / counted.length
    },
  }
}

test('what holds at a part of its universities is not the cost of a country, unless it says at how many', () => {
  const wrong = getDestinations().flatMap(({ code: country }) =>
    LEVELS.flatMap(({ value: level }) =>
      [country, country === 'it' ? 'es' : 'it', 'np', 'us'].flatMap((passport) => {
        const answer = answerQuestion({ country, level, passport, currency: null })
        if (!answer) return []
        const { table, span } = answer
        const { known, of, shareOf } = knownOf(country, level, passport)
        const tuition = line(table, 'tuition')
        const [year] = tuition?.years ?? []
        const isOfPart = known * 2 < of
        const faults = {
          tuition: tuition && isOfPart && tuition.among?.known !== known,
          range: year && span && (year.low > span.local.low + 0.01 || year.high < span.local.high - 0.01),
          charges: table.lines.some(
            ({ id, label }) =>
              id.startsWith('charge-') && shareOf(({ charges }) => charges.includes(label)) < 0.5,
          ),
          way: table.lines.some(
            ({ id, label }) => id === 'application' && shareOf(({ way }) => way === label) < 0.5,
          ),
        }
        return Object.entries(faults).flatMap(([fault, isSo]) =>
          isSo ? [`${fault}: ${country} ${level} ${passport}`] : [],
        )
      }),
    ),
  )
  expect(wrong).toEqual([])
}, 120_000)

test('the money to show is that of the town, and an unknown tuition is never 0 in what is missing', () => {
  const wrong = shareOf(getUniversities()).flatMap(({ id }) => {
    const choice = choiceAt(fileOf(id), 'master')
    const { code } = choice.jurisdiction
    const nationality = code === 'ng' ? 'gh' : 'ng'
    const profile = aProfile({ nationality, age: 25, budget: 1 })
    const place = placeOfChoice(choice)
    const found = checkMoney(profile, place, getPlaceRules(code), TODAY)
    const { toShow } = priced(choice, profile).table
    const shown = toShow.sum && inCurrency(toShow.sum, toShow.currency, 'USD', rates.rates)
    const { funds } = getCountryRules(code) ?? {}
    const monthsAreKnown = funds?.value.period !== 'month' || funds.value.months !== null
    const faults = {
      tuition:
        place.fee === null &&
        funds?.value.withTuition !== false &&
        / more/.test(found?.missing ?? '') &&
        !found?.missing?.includes('tuition'),
      town:
        shown !== null &&
        monthsAreKnown &&
        !found?.why.includes(`US$${formatSignificant(Math.round(shown.low))}`),
      ownSum: toShow.sum === null && / for the first year/.test(found?.why ?? ''),
    }
    return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [`${fault}: ${id}`] : []))
  })
  expect(wrong).toEqual([])
  const shownAt = (id: string) => costAt(id, 'master', 'ng').toShow.sum?.low ?? null
  expect(
    ['university-of-leeds', 'university-college-london', 'mcgill-university', 'university-of-toronto'].map(
      shownAt,
    ),
  ).toEqual([9 * 1171, 9 * 1529, null, 22_895])
}, 60_000)

test('an award of another country is not offered, and one for several countries is for none', () => {
  const offered = (id: string, level: Level) =>
    pricedAwards(getChoice(id, level) as ChoiceFacts, worths, aProfile({ nationality: 'ng' }), matcher, {
      today: TODAY,
      start: null,
    })
      .filter((award) => ['pays', 'could-pay'].includes(standingOf(award)))
      .map(({ id: award }) => award)
  expect(offered('university-of-debrecen', 'master')).not.toContain('chevening')
  for (const id of [
    'university-of-leeds',
    'harvard-university',
    'heidelberg-university',
    'university-of-toronto',
  ])
    expect(offered(id, 'master')).not.toContain('queen-elizabeth-commonwealth-scholarships')
  expect(offered('imperial-college-london', 'master')).not.toContain('isdb-scholarships')
})

test('no master’s degree entered from school in the United Kingdom is costed over the years of a bachelor’s', () => {
  const integrated = getUniversities().flatMap(({ id, countryCode }) => {
    const programme = getProgrammesOf(id).find(
      ({ award, months, levels }) =>
        months === null && levels.includes('bachelor') && /^M(Eng|Sci|Phys|Chem|Math)/.test(award ?? ''),
    )
    return countryCode === 'gb' && programme ? [{ id, key: programme.key }] : []
  })
  expect(integrated.length).toBeGreaterThan(10)
  const costed = integrated.filter(({ id, key }) => getChoice(id, 'bachelor', key)?.years !== null)
  expect(costed).toEqual([])
})

test('nobody is taken for eligible before they have said who they are', () => {
  const { table } = priced(getChoice('university-of-leeds', 'master') as ChoiceFacts, aProfile())
  expect(table.eligible).toBeNull()
  expect(personOf(aProfile())).toEqual(NOBODY)
})
