import { z } from 'zod'
import chargeData from '@/data/national/charges.json'
import entryData from '@/data/national/entry-rules.json'
import feeData from '@/data/national/fee-rules.json'
import recordData from '@/data/national/universities.json'
import ownEntryData from '@/data/national/own-entry-rules.json'
import routeData from '@/data/national/routes.json'
import lengthData from '@/data/national/subject-lengths.json'
import subjectData from '@/data/subjects.json'
import visaData from '@/data/national/visa-and-living.json'
import ratesData from '@/data/exchange-rates.json'
import { builtOn } from '@/lib/built-on'
import { matchRules } from '@/lib/facts/apply-rules'
import { ChargeRuleSchema, EntryRuleSchema, FeeRuleSchema, NationalRecordsSchema } from '@/lib/facts/rules'
import { VisaAndLivingSchema } from '@/lib/facts/visa-rule'
import { RouteRuleSchema } from '@/lib/facts/route-rule'
import { OwnEntryRuleSchema } from '@/lib/facts/rule-exceptions'
import { rulesOn } from '@/lib/facts/fact'
import { getCostOf } from '@/lib/cost/queries'
import { LEVELS } from '@/lib/facts/vocabulary'
import { ruleAt } from '@/lib/universities/answers/entry'
import { officialFeeAt } from '@/lib/universities/answers/fee'
import { englishAt, feesPaid, tuitionAt } from '@/lib/universities/answers/words'
import { getUniversities, getUniversity } from '@/lib/universities/queries'
import { readCatalogueFiles } from '@/scripts/read-data'
import joins from '@/tests/fixtures/national-join.json'

const fees = z.array(FeeRuleSchema).parse(feeData)
const routes = z.array(RouteRuleSchema).parse(routeData)
const entry = z.array(EntryRuleSchema).parse(entryData)
const visas = z.array(VisaAndLivingSchema).parse(visaData)
const { universities, sources } = NationalRecordsSchema.parse(recordData)

type Known = { id: string; countryCode: string; nation?: string | null }
const { files, countries, moved } = readCatalogueFiles()
const catalogue = new Map(
  files.flatMap(({ content }) => (content as Known[]).map((record) => [record.id, record] as const)),
)
const records = new Map(universities.map((record) => [record.id, record]))

test('the fee rules that fit a university are those that the published join lists', () => {
  const fitting = Object.keys(joins).map((id) => {
    const [known, record] = [catalogue.get(id), records.get(id)]
    if (!known || !record) return [id, null]
    return [
      id,
      matchRules({ ...known, nation: known.nation ?? null }, record, fees)
        .map((rule) => rule.id)
        .sort(),
    ]
  })
  expect(Object.fromEntries(fitting)).toEqual(
    Object.fromEntries(Object.entries(joins).map(([id, rules]) => [id, rules.toSorted()])),
  )
})

test('every rule is of a country with universities, and stands once', () => {
  const codes = (countries as { code: string }[]).map(({ code }) => code)
  const ruled = [fees, routes, entry, visas].flatMap((rules) => rules.map(({ country }) => country))
  expect([...new Set(ruled)].filter((code) => !codes.includes(code))).toEqual([])
  for (const ids of [
    fees.map(({ id }) => id),
    routes.map(({ id }) => id),
    visas.map(({ country }) => country),
    entry.map(({ country, topic, level }) => `${country} ${topic} ${level}`),
    universities.map(({ id }) => id),
  ]) {
    expect(ids).toEqual([...new Set(ids)])
  }
})

test('each university is in the catalogue, and its way and source are in the files', () => {
  const [ways, pages] = [new Set(routes.map(({ id }) => id)), new Set(sources.map(({ url }) => url))]
  const wrong = universities.filter(
    ({ id, route, source }) =>
      !catalogue.has(id) || (route !== null && !ways.has(route)) || (source !== null && !pages.has(source)),
  )
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test('a university of the scope of a rule is in the catalogue, or was', () => {
  const former = new Set((moved as { from: string }[]).map(({ from }) => from))
  const named = fees.flatMap(({ scope }) => scope.map((token) => token.replace('!', '')))
  expect(
    named.filter((token) => !token.includes(':') && !catalogue.has(token) && !former.has(token)),
  ).toEqual([])
})

test('a university of medicine and health alone has no usual price or length of its country', () => {
  const ALONE = /\b(medical|medicine|health|nursing)\b|universitätsmedizin/i
  // Engineering, technology, agriculture, business or sport besides.
  const besides = [
    'campus-bio-medico-university-of-rome',
    /science-and-technology|health-and-technology|agronomic|business|sport/,
  ]
  const named = getUniversities().filter(
    ({ id, name }) => ALONE.test(name) && !besides.some((other) => id.match(other)),
  )
  expect(named.length).toBeGreaterThan(100)
  const wrong = named.filter(
    ({ facts }) =>
      facts.usualFees.length > 0 ||
      facts.entry.some(
        ({ value }) => value.topic === 'degree-years' && value.level !== 'doctorate' && !value.isOwn,
      ),
  )
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test('a sum for programmes in one language says so in its column', () => {
  const inWords = fees.filter(({ condition }) => /taught in (?!English|a )\w+$/.test(condition ?? ''))
  expect(inWords.map(({ id }) => id)).toContain('ee-et')
  expect(inWords.filter(({ taughtIn }) => taughtIn === null).map(({ id }) => id)).toEqual([])
})

test('Tartu is free for programmes taught in Estonian, and not for a student from abroad in general', () => {
  const tartu = getUniversity('university-of-tartu')
  const fee = tartu && feesPaid(tartu, 'bachelor')
  expect(fee).toMatchObject({ isUsual: true, fees: [{ value: { min: 1600, max: 7500 } }] })
  expect(fee?.besides).toMatchObject([{ value: { min: 0, taughtIn: 'et' } }])
  expect(tartu && officialFeeAt(tartu.facts.fees, 'bachelor', 'international')).toBeNull()
  expect(
    getCostOf('university-of-tartu', 'bachelor', null)?.lines.find(({ id }) => id === 'tuition'),
  ).toMatchObject({
    isUsual: true,
  })
})

test('a rule of one university is of its country, and stands once', () => {
  const own = z.array(OwnEntryRuleSchema).parse(ownEntryData)
  const keys = own.map(({ university, rule: { topic, level } }) => `${university} ${topic} ${level}`)
  expect(keys).toEqual([...new Set(keys)])
  for (const { university, rule } of own)
    expect([university, catalogue.get(university)?.countryCode]).toEqual([university, rule.country])
})

test('a score of English that a university’s page names, or that two people knew, answers there at its level, and is of no other', () => {
  const own = z.array(OwnEntryRuleSchema).parse(ownEntryData)
  const asked = own.filter(({ rule }) => rule.topic === 'english-minimum')
  expect(asked.length).toBeGreaterThan(15)
  const reached = getUniversities().flatMap((university) =>
    LEVELS.flatMap(({ value: level }) => {
      const { id, facts } = university
      const rule = ruleAt(facts.entry, 'english-minimum', level)
      const notes = rule?.value.isOwn && englishAt(university, level).value?.notes
      expect(notes || []).not.toContain('usual in the country')
      return rule?.value.isOwn ? [`${id} ${level} ${rule.source.url} ${rule.kind}`] : []
    }),
  )
  const meant = asked.map(
    ({ university, rule }) =>
      `${university} ${rule.level} ${rule.source.url} ${rule.isUnsure ? 'general' : 'reported'}`,
  )
  expect(reached.sort()).toEqual(meant.sort())
})

test('METU teaches in English and asks for no Turkish; ETH teaches masters in English; KNUST grades from 0 to 100', () => {
  const metu = getUniversity('middle-east-technical-university')?.facts
  expect(metu?.inEnglish).toEqual({ bachelor: true, master: true, doctorate: true })
  expect(metu?.entry.filter(({ value }) => value.topic === 'local-language-minimum')).toEqual([])
  const eth = getUniversity('eth-zurich')?.facts
  const taught = rulesOn(eth?.entry ?? [], 'teaching-language').map(({ value }) => [
    value.level,
    value.languages,
  ])
  expect(taught).toEqual([
    ['bachelor', ['de']],
    ['master', ['en']],
  ])
  expect(eth?.inEnglish).toEqual({ bachelor: false })
  const knust = getUniversity('kwame-nkrumah-university-of-science-and-technology')?.facts.entry
  expect(rulesOn(knust ?? [], 'grading-scale').map(({ value }) => value.text)).toEqual([
    expect.stringContaining('0 to 100'),
  ])
})

test('a sum of an earlier year says its year in its own words', () => {
  const thisYear = builtOn().slice(0, 4)
  const earlier = visas.filter(
    ({ validFor }) => (validFor.match(/\d{4}/)?.[0] ?? '') < thisYear && !validFor.includes('/'),
  )
  expect(earlier.map(({ country }) => country)).toContain('dk')
  const silent = earlier.filter(
    ({ validFor, funds, living }) =>
      (funds && !funds.note?.includes(validFor)) || (living && !living.basis.includes(validFor)),
  )
  expect(silent.map(({ country }) => country)).toEqual([])
})

test('charges and lengths are of universities, countries and subjects of the catalogue', () => {
  const slugs = (subjectData as { slug: string }[]).map(({ slug }) => slug)
  const codes = (countries as { code: string }[]).map(({ code }) => code)
  const charges = z.array(ChargeRuleSchema).parse(chargeData)
  const named = charges.flatMap(({ scope }) => scope.map((token) => token.replace('!', '')))
  expect(named.filter((token) => !token.includes(':') && !catalogue.has(token))).toEqual([])
  const ofForeigners = charges.filter(({ what, note }) =>
    /\b(international|abroad|foreign)/i.test(`${what} ${note}`),
  )
  expect(ofForeigners.filter(({ isForForeigners }) => !isForForeigners)).toEqual([])
  expect([...charges, ...lengthData].filter(({ country }) => !codes.includes(country))).toEqual([])
  expect(
    lengthData.flatMap(({ lengths }) => Object.keys(lengths)).filter((slug) => !slugs.includes(slug)),
  ).toEqual([])
})

test('every sum can be converted', () => {
  const currencies = [
    ...fees.map(({ currency }) => currency),
    ...visas.flatMap(({ fee, funds, living }) => [fee?.currency, funds?.currency, living?.currency]),
  ].filter((currency) => typeof currency === 'string')
  expect(currencies.filter((currency) => !(currency in ratesData.rates))).toEqual([])
})

test('no text speaks to the people who made the tables', () => {
  const text = JSON.stringify([fees, routes, entry, visas, universities])
  expect(text.match(/stored|row of table|See bachelor|See above|say “|not seen|duplicate record/g)).toBeNull()
})

test('a sum whose top differs by university is about that, or a usual one', () => {
  const stated = fees.filter(({ min, max }) => max !== null && max !== min)
  const wrong = stated.filter(
    ({ isTypical, isUnsure, note }) =>
      !isTypical && !isUnsure && /top differs|differs? by university/.test(note ?? ''),
  )
  expect(wrong.map(({ id }) => id)).toEqual([])
  for (const id of ['university-of-bologna', 'university-of-milan']) {
    const university = getUniversity(id)
    expect(university && tuitionAt(university, 'master').value?.text).toBe('About EUR 0–4,000 a year')
  }
})

test('the name of a visa leaves to the words around it that only some need it', () => {
  expect(
    visas.filter(({ visa }) => /where|if needed/.test(visa ?? '')).map(({ country }) => country),
  ).toEqual([])
})

/** Words that say only how long some may stay. */
const OF_SOME = /outstanding/

test('the months of a stay after the degree are known where the stay of everybody is, and are those of its words', () => {
  const wrong = visas.filter(({ workAfter, workAfterLength, workAfterMonths }) => {
    const [, told] = /^(?:up to )?(\d+) months$/.exec(workAfterLength ?? '') ?? []
    if (told) return workAfterMonths !== Number(told)
    if (workAfter === null) return workAfterMonths !== null
    if (OF_SOME.test(workAfterLength ?? '')) return workAfterMonths !== null
    return workAfterLength === null ? workAfterMonths !== 0 : !workAfterMonths
  })
  expect(wrong.map(({ country }) => country)).toEqual([])
})

test('a usual fee is none of the universities and subjects that its own note says cost something else', () => {
  const usual = fees.filter(({ isTypical }) => isTypical)
  const named = usual.flatMap((rule) =>
    getUniversities()
      .filter(({ id, name, nation }) => {
        const fits = matchRules(
          { id, countryCode: rule.country, nation },
          records.get(id) ?? { sector: null, group: null },
          [rule],
        )
        return rule.note?.includes(name) && getUniversity(id)?.countryCode === rule.country && fits.length > 0
      })
      .map(({ id }) => `${rule.id} ${id}`),
  )
  expect(named).toEqual([])
  const dearer = (said: RegExp, subject: string) =>
    usual.filter(({ note, notFor }) => said.test(note ?? '') && !notFor.includes(subject)).map(({ id }) => id)
  expect(dearer(/business .*more/i, 'management-mba')).toEqual([])
  expect(dearer(/business .*more/i, 'business-and-management')).toEqual([])
  expect(dearer(/\barts .*more/i, 'art')).toEqual([])
  const slugs = new Set(subjectData.map(({ slug }) => slug))
  expect(fees.flatMap(({ notFor }) => notFor).filter((slug) => !slugs.has(slug))).toEqual([])
})

test('business schools and universities of the arts have no range that leaves their kind out, and Andalusia its own price', () => {
  const usualOf = (id: string) => getUniversity(id)?.facts.usualFees
  for (const id of ['insead', 'ie-university', 'london-business-school', 'stockholm-university-of-the-arts'])
    expect([id, usualOf(id)]).toEqual([id, []])
  const cambridge = getUniversity('university-of-cambridge')
  if (!cambridge) throw new Error('no Cambridge')
  expect(feesPaid(cambridge, 'master', 'international', 'management-mba')).toBeNull()
  expect(feesPaid(cambridge, 'master', 'international', 'law')?.isUsual).toBe(true)
  const seville = getUniversity('university-of-seville')
  if (!seville) throw new Error('no Seville')
  expect(feesPaid(seville, 'master')).toMatchObject({ isUsual: false, fees: [{ value: { min: 821 } }] })
})
