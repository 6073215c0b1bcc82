import { readFileSync } from 'node:fs'
import { readCatalogueFiles } from '../../scripts/read-data'
import { localLanguage } from '../../lib/text/local-language'
import { checkCatalogue } from '../../lib/universities/record/check'

const { catalogue, problems } = checkCatalogue(readCatalogueFiles(), new Date().toISOString().slice(0, 10))

test('the whole catalogue keeps every rule', () => {
  expect(problems).toEqual([])
})

test('the catalogue is the world’s', () => {
  expect(catalogue?.records.length).toBeGreaterThan(3300)
  expect(new Set(catalogue?.records.map((record) => record.countryCode)).size).toBeGreaterThan(190)
})

test('none that was kept out stands in the catalogue under that name', () => {
  const [, ...lines] = readFileSync('data/workshop/tables/institutions-kept-out.tsv', 'utf8')
    .trim()
    .split('\n')
  const keptOut = new Map(
    lines.map((line) => line.split('\t')).map(([country, name, why]) => [`${country} ${name}`, why]),
  )
  expect(keptOut.size).toBeGreaterThan(100)
  expect([...keptOut.values()]).not.toContain(undefined)
  expect(catalogue?.records.filter(({ countryCode, name }) => keptOut.has(`${countryCode} ${name}`))).toEqual(
    [],
  )
})

// Names that students look for, from an audit.
test.each([
  [
    'nl',
    [
      'Rotterdam University of Applied Sciences',
      'HAN University of Applied Sciences',
      'Saxion University of Applied Sciences',
    ],
  ],
  [
    'se',
    ['Malmö University', 'Linnaeus University', 'Luleå University of Technology', 'Mid Sweden University'],
  ],
  ['no', ['OsloMet – Oslo Metropolitan University', 'University of Agder', 'Nord University']],
  [
    'us',
    [
      'St. Olaf College',
      'Mount Holyoke College',
      'Reed College',
      'Sewanee: The University of the South',
      'Soka University of America',
      'Morehouse College',
      'Muhlenberg College',
      'La Salle University',
    ],
  ],
  ['ca', ['University of Winnipeg', 'Thompson Rivers University', 'Mount Allison University']],
  ['my', ['Curtin University Malaysia', 'Xiamen University Malaysia']],
  [
    'ae',
    ['Heriot-Watt University Dubai', 'University of Wollongong in Dubai', 'Sorbonne University Abu Dhabi'],
  ],
])('%s has what students look for', (country, names) => {
  const held = new Set(
    catalogue?.records.filter(({ countryCode }) => countryCode === country).map(({ name }) => name),
  )
  expect(names.filter((name) => !held.has(name))).toEqual([])
})

test('no website is that of one faculty', () => {
  const ofFaculties = catalogue?.records.filter(({ website }) =>
    /^https:\/\/(web\.med|ufl|fac|faculty|dept|medicine)\./.test(website ?? ''),
  )
  expect(ofFaculties?.map(({ id }) => id)).toEqual([])
})

test('a website is a front page, or the front page in English', () => {
  const deeper = catalogue?.records.filter(({ website }) => {
    const path = website ? new URL(website).pathname.replace(/^\/|\/$/g, '') : ''
    return path !== '' && !/^(e|en|eng|english|en-us)$/i.test(path)
  })
  // One campus of a university that has another for its front page.
  expect(deeper?.map(({ id }) => id)).toEqual(['ottawa-university-surprise'])
})

// Old domains, and servers that stand in for the front page, which newer registers have right.
test.each([
  ['bilkent-university', 'https://www.bilkent.edu.tr'],
  ['polytechnic-institute-of-braganca', 'https://www.ipb.pt'],
  ['rzeszow-university-of-technology', 'https://www.prz.edu.pl'],
  ['university-of-bayreuth', 'https://www.uni-bayreuth.de'],
  ['university-of-cologne', 'https://www.uni-koeln.de'],
  ['vrije-universiteit-brussel', 'https://www.vub.be'],
  ['warsaw-university-of-life-sciences', 'https://www.sggw.edu.pl'],
  ['cuny-brooklyn-college', 'https://www.brooklyn.edu'],
  ['university-of-miami', 'https://www.miami.edu'],
  ['bpp-university', 'https://www.bppuniversity.ac.uk'],
])('the website of %s is %s', (id, website) => {
  expect(catalogue?.records.find((record) => record.id === id)?.website).toBe(website)
})

test.each([
  ['kyrgyz-state-technical-university-named-after-i-razzakov', 'Bishkek'],
  ['sumgait-state-university', 'Sumqayit'],
  ['university-of-education-lahore', 'Lahore'],
  ['university-of-mascara', 'Mascara'],
])('the register’s place of %s is %s', (id, place) => {
  const record = catalogue?.records.find((one) => one.id === id)
  expect(record?.campusLife.location).toBe(place)
  expect(record?.coordinates).not.toBeNull()
})

test.each([
  ['bpp-university', 'London'],
  ['hartpury-university', 'Hartpury'],
  ['leeds-conservatoire', 'Leeds'],
  ['st-marys-university-college', 'Belfast'],
  ['university-college-of-estate-management', 'Reading'],
])('a student who looks for a place finds %s in %s', (id, place) => {
  expect(catalogue?.records.find((one) => one.id === id)?.campusLife.location).toBe(place)
})

// The register's town is that of another campus, or of the capital.
test.each([
  ['university-of-rwanda', 'Kigali'],
  ['university-of-the-gambia', 'Kanifing'],
])('the address of %s is in %s', (id, place) => {
  expect(catalogue?.records.find((one) => one.id === id)?.campusLife.location).toBe(place)
})

// The register's year is that of an older part, or of a later licence.
test.each([
  ['trakia-university', 1995],
  ['dr-dy-patil-vidyapeeth-pune', 2003],
  ['st-augustine-university-of-tanzania', 1998],
])('%s was founded in %i', (id, year) => {
  expect(catalogue?.records.find((one) => one.id === id)?.establishedYear).toBe(year)
})

test('no sentence stands in two records', () => {
  const sentences = (catalogue?.records ?? [])
    .filter(({ depth }) => depth === 'full')
    .flatMap(({ description }) => [...new Set(description?.split(/(?<=[a-z)"][.!?]) (?=[A-Z"])/))])
  const shared = sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)
  expect(sentences.length).toBeGreaterThan(1_800)
  expect(shared).toEqual([])
})

test('a warning that an authority does not recognise a university names that authority as its source', () => {
  const warned = (catalogue?.records ?? []).filter(({ description }) =>
    /accredit|not recognised/i.test(description ?? ''),
  )
  expect(warned.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['adam-smith-university', 'midocean-university', 'global-wealth-university']),
  )
  const unsourced = warned.filter(
    ({ sources }) => !sources.some(({ fields }) => fields.includes('description')),
  )
  expect(unsourced.map(({ id }) => id)).toEqual([])
})

test.each([
  ['gb', 150],
  ['fr', 55],
  ['us', 640],
])('the map of a profile in %s marks the campus for at least %i', (country, least) => {
  const onCampus = catalogue?.records.filter(
    ({ countryCode, coordinates }) => countryCode === country && coordinates?.precision === 'campus',
  )
  expect(onCampus?.length).toBeGreaterThanOrEqual(least)
})

test.each([
  ['goldsmiths-university-of-london', 51.5, -0.13],
  ['royal-college-of-music', 51.5, -0.13],
  ['arden-university', 52.4, -1.5],
])('a wrong point of the register is not that of %s', (id, lat, lng) => {
  const at = catalogue?.records.find((record) => record.id === id)?.coordinates
  expect(at?.lat).toBeCloseTo(lat, 1)
  expect(at?.lng).toBeCloseTo(lng, 1)
})

test('a clinical degree that is entered from school stands at bachelor’s level alone', () => {
  const clinical = ['Medicine', 'Dentistry', 'Veterinary Medicine']
  // After another degree in North America, and in part elsewhere; in two cycles in the north; research degrees in registers.
  const otherwise = 'us ca gd au ph lb ae dk nl be se ch jp tw br kr'.split(' ')
  const wrong = catalogue?.records.flatMap(({ id, countryCode, popularPrograms }) =>
    otherwise.includes(countryCode)
      ? []
      : popularPrograms
          .filter(({ label, levels }) => clinical.includes(label) && levels.join() !== 'bachelor')
          .map(({ label }) => `${id}: ${label}`),
  )
  expect(wrong).toEqual([])
})

test('what decides about tests of English stands in columns beside the words', () => {
  const asked = (catalogue?.records ?? []).map((record) => ({
    id: record.id,
    ...record.admissionRequirements,
  }))
  const unread = asked.filter(({ englishTest, ielts, asksEnglishTest }) => {
    const named = [...(englishTest ?? '').matchAll(/IELTS (\d\.\d)/g)].map(([, score]) => Number(score))
    const isScoreRight = ielts === null ? named.length === 0 : named.includes(ielts)
    return !isScoreRight || (asksEnglishTest === false) !== /^no\b/i.test(englishTest ?? '')
  })
  expect(unread).toEqual([])
  expect(asked.filter(({ ielts }) => ielts !== null).length).toBeGreaterThanOrEqual(71)
})

test('the language of each local name is known', () => {
  const local = (catalogue?.records ?? []).filter(({ localName }) => localName !== null)
  expect(local.length).toBeGreaterThan(90)
  const unknown = local.filter(({ localName, countryCode }) => !localLanguage(localName ?? '', countryCode))
  expect(unknown.map(({ localName }) => localName)).toEqual([])
})
