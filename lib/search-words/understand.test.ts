import { NO_FILTERS } from './meaning'
import { understand } from './understand'
import type { NamedPlace } from './record-places'
import { makeVocabulary } from './vocabulary'

const at = (countryCode: string, region: string) => ({ countryCode, region })

const ROWS: NamedPlace[] = [
  {
    nameKey: 'georgia institute of technology',
    names: 'gatech gt | tech',
    location: 'Atlanta, Georgia',
    ...at('us', 'north-america'),
  },
  { nameKey: 'boston university', names: 'bu | u', location: 'Boston, Massachusetts' },
  { nameKey: 'university of texas at austin', names: 'ut', location: 'Austin' },
  { nameKey: 'american university of beirut', names: 'aub |', location: 'Beirut' },
  { nameKey: 'united states international university africa', names: 'usiu |', location: 'Nairobi' },
  {
    nameKey: 'technische universitat berlin',
    names: '| of technical tu university',
    location: 'Berlin',
    ...at('de', 'europe'),
  },
]

const vocabulary = makeVocabulary(
  {
    countries: [
      ['de', 'Germany', 'Deutschland', 'German'],
      ['gb', 'United Kingdom', 'UK', 'British', 'English', 'Scotland'],
      ['ge', 'Georgia', 'Georgian'],
      ['lb', 'Lebanon'],
      ['mx', 'Mexico', 'Mexican'],
      ['ng', 'Nigeria', 'Nigerian'],
      ['nl', 'Netherlands', 'Dutch'],
      ['us', 'United States', 'USA', 'American'],
    ],
    subjects: [
      ['computer-science', 'Computer science', 'cs,computing'],
      ['english', 'English language and literature', 'english'],
      ['finance', 'Finance and banking', 'investment'],
      ['information-technology', 'Information technology', 'it'],
      ['germanic-languages', 'German and Scandinavian languages', ''],
      ['law', 'Law', 'llb,llm'],
      ['management-mba', 'Management and MBA', 'leadership'],
      ['medicine', 'Medicine', 'medical,mbbs'],
      ['microbiology', 'Microbiology', ''],
    ],
    modifiers: ['criminal'],
    rates: { USD: 1, EUR: 0.9, INR: 96 },
  },
  ROWS,
)

const read = (text: string) => understand(text, vocabulary)
const labels = (text: string) => read(text).parts.map(({ words, label }) => `${words} → ${label}`)

describe('words become filters', () => {
  it.each([
    ['germany', ['germany → Country: Germany']],
    ['Universities in Deutschland', ['Universities in Deutschland → Country: Germany']],
    [
      'masters in law uk',
      ['masters → Level: Master’s', 'in law → Subject: Law', 'uk → Country: United Kingdom'],
    ],
    ['scotland', ['scotland → Country: Scotland']],
    ['mba', ['mba → Subject: Management and MBA', 'mba → Level: Master’s']],
    ['criminal law', ['criminal law → Subject: Law']],
    ['banking and finance', ['banking and finance → Subject: Finance and banking']],
    ['under 20k usd', ['under 20k usd → Fee: up to US$ 20,000 a year']],
    ['free', ['free → No tuition fee']],
    ['cheap', ['cheap → Lowest fee first']],
    ['ielts 6.5', ['ielts 6.5 → Your test: IELTS 6.5']],
    ['law in english', ['law → Subject: Law', 'in english → Taught in English']],
    ['fully funded', ['fully funded → Fully funded']],
    ['universities in boston', ['universities in boston → Place: Boston']],
    ['law from nigeria', ['law → Subject: Law', 'from nigeria → You come from: Nigeria']],
    ['law for nigerians', ['law → Subject: Law', 'for nigerians → You come from: Nigeria']],
    ['i am a nigerian', ['i am a nigerian → You come from: Nigeria']],
    ['law as a nigerian', ['law → Subject: Law', 'as a nigerian → You come from: Nigeria']],
    ['i live in nigeria', ['i live in nigeria → You come from: Nigeria']],
    ['citizen of nigeria', ['citizen of nigeria → You come from: Nigeria']],
    ['law for african students', ['law → Subject: Law', 'for african students → You come from: Africa']],
    ['law in africa', ['law → Subject: Law', 'in africa → Region: Africa']],
    ['anywhere in europe', ['anywhere in europe → Region: Europe']],
    ['micro biology', ['micro biology → Subject: Microbiology']],
    ['german language', ['german language → Subject: German and Scandinavian languages']],
    ['in english or german', ['in english → Taught in English', 'or german → Taught in German']],
    ['10-20k eur', ['10-20k eur → Fee: EUR 10,000–20,000 a year']],
    ['under 5 lakh', ['under 5 lakh → Fee: up to INR 500,000 a year']],
    ['top 100', ['top 100 → World ranking: up to #100']],
  ])('%s', (text, wanted) => expect(labels(text)).toEqual(wanted))
})

describe('several countries are understood, as people join them', () => {
  it.each([
    ['law uk or usa', ['gb', 'us']],
    ['masters law germany netherlands or usa', ['de', 'nl', 'us']],
    ['law in the united kingdom or the united states', ['gb', 'us']],
    ['the netherlands or the united kingdom', ['gb', 'nl']],
    ['law usa/germany & mexico', ['de', 'mx', 'us']],
    ['law either the uk or germany', ['de', 'gb']],
    ['law scotland or germany', ['de', 'gb']],
  ])('%s', (text, countries) => expect(read(text)).toMatchObject({ filters: { countries }, rest: '' }))

  it('reads several nations of one of them', () => {
    expect(read('law scotland or wales')).toMatchObject({
      filters: { countries: ['gb'], nations: ['scotland', 'wales'] },
      rest: '',
    })
  })
})

describe('typing errors are put right where one word must be meant', () => {
  it.each([
    ['germny', ['germny → Country: Germany']],
    ['medicien', ['medicien → Subject: Medicine']],
    ['comptuer scince', ['comptuer scince → Subject: Computer science']],
  ])('%s', (text, wanted) => expect(labels(text)).toEqual(wanted))
})

describe('stays text', () => {
  it.each([
    ['a name', 'boston university'],
    ['a short name', 'georgia tech'],
    ['a part of a name', 'university of texas'],
    ['a name with a people', 'american university of beirut'],
    ['a place that only sounds like a country', 'new mexico'],
    ['what is ruled out', 'not in germany'],
    ['words without meaning', 'harbour view'],
    ['a small word that could be a subject', 'it'],
  ])('%s', (_, text) => expect(read(text)).toMatchObject({ parts: [], rest: text }))
})

it('reads what stands beside a name', () => {
  expect(read('law boston university')).toMatchObject({
    filters: { subjects: ['law'] },
    rest: 'boston university',
  })
})

it('takes words in quotes as text', () => {
  const { filters, parts, rest } = read('"germany" law')
  expect(filters).toMatchObject({ countries: [], subjects: ['law'] })
  expect(parts.map(({ kind, words }) => [kind, words])).toEqual([
    ['text', '"germany"'],
    ['subject', 'law'],
  ])
  expect(rest).toBe('germany')
})

it('tells where the telling words stand', () => {
  const text = 'study in Germany'
  const [part] = read(text).parts
  expect(text.slice(part?.start, part?.end)).toBe('Germany')
})

describe('"or" between places of different kinds widens', () => {
  const where = { countries: [], regions: [], nations: [], places: [] }
  const [us, gb, europe, boston] = [
    { ...where, countries: ['us'] },
    { ...where, countries: ['gb'] },
    { ...where, regions: ['europe'] },
    { ...where, places: ['boston'] },
  ]
  it.each([
    ['law usa or europe', [us, europe]],
    ['law in usa and europe', [us, europe]],
    ['law usa europe', [us, europe]],
    ['boston or uk', [boston, gb]],
    ['usa, uk or europe law', [{ ...where, countries: ['us', 'gb'] }, europe]],
    ['berlin germany or usa', [{ ...where, countries: ['de'], places: ['berlin'] }, us]],
    ['scotland or boston', [{ ...where, nations: ['scotland'] }, boston]],
    ['europe or asia', [{ ...where, regions: ['europe', 'asia'] }]],
  ])('%s', (text, anyOf) => {
    const { filters, parts, rest } = read(text)
    expect(filters).toMatchObject({ countries: [], region: null, nations: [], places: [], anyOf })
    expect(parts.filter(({ kind }) => kind !== 'subject').every(({ isEither }) => isEither)).toBe(true)
    expect(rest).toBe('')
  })

  it.each([
    ['germany europe', { countries: ['de'], region: 'europe' }],
    ['berlin, germany', { countries: ['de'], places: ['berlin'] }],
    ['berlin or boston usa', { countries: ['us'], places: ['berlin', 'boston'] }],
    ['berlin or boston', { places: ['berlin', 'boston'] }],
    ['berlin boston', { places: ['berlin', 'boston'] }],
    ['berlin massachusetts', { places: ['berlin, massachusetts'] }],
    ['law austin, massachusetts', { places: ['austin, massachusetts'], subjects: ['law'] }],
    ['austin or massachusetts', { places: ['austin', 'massachusetts'] }],
  ])('%s narrows', (text, filters) =>
    expect(read(text).filters).toMatchObject({ ...NO_FILTERS, ...filters, anyOf: [] }),
  )

  it('takes a place beside a name for one', () => {
    expect(read('law harvard or boston')).toMatchObject({
      filters: { places: [] },
      rest: 'harvard or boston',
    })
  })
})

it('tells another value of what has one alone, and does not search it as text', () => {
  expect(read('bachelor or master law')).toMatchObject({ filters: { level: 'bachelor' }, rest: '' })
  expect(labels('bachelor or master law')[1]).toBe('or master → Level: Master’s (one at a time)')
  expect(read('ielts 6.5 or toefl 90')).toMatchObject({ filters: { test: { id: 'ielts' } }, rest: '' })
})

it('keeps another sum as text', () => {
  expect(read('under 20k usd over 90k usd')).toMatchObject({
    filters: { fee: { max: 20_000 } },
    rest: 'over 90 k usd',
  })
})

it('reads English as a language beside a subject, and as a subject alone', () => {
  expect(read('law uk english').filters).toMatchObject({ subjects: ['law'], languages: ['en'] })
  expect(read('english').filters).toMatchObject({ subjects: ['english'], languages: [] })
})
