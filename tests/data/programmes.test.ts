import { checkProgrammes } from '../../lib/programmes/check'
import { programmeId } from '../../lib/facts/programme-id'
import { countProgrammes, getDataset, getProgramme, getProgrammes } from '../../lib/programmes/queries'
import { programmeFeeInWords } from '../../lib/programmes/words'
import { getHeldSubjects, getSubjectCodes, getSubjects } from '../../lib/subjects/queries'
import { subjectsOfCode } from '../../lib/subjects/of-code'
import { getExchangeRates } from '../../lib/money/queries'
import { getUniversities, getUniversity } from '../../lib/universities/queries'
import { groupBy } from '../../lib/text/group-by'
import { NO_DETAILS } from '../../lib/programmes/programme'
import sources from '@/data/sources.json'
import { POPULAR_PROGRAMMES } from '../../lib/universities/vocabulary'
import { readProgrammeFiles } from '../../scripts/read-data'

const programmes = getProgrammes()
const of = (dataset: string) => programmes.filter((programme) => programme.dataset === dataset)

test('the files of programmes keep every rule', () => {
  const problems = checkProgrammes(readProgrammeFiles(), {
    universities: new Set(getUniversities().map(({ id }) => id)),
    sources: new Set(Object.keys(sources)),
    subjects: new Set(getSubjects().map(({ slug }) => slug)),
    currencies: new Set(Object.keys(getExchangeRates().rates)),
    hasCode: (scheme, code) => subjectsOfCode(scheme, code).length > 0,
  })
  expect(problems).toEqual([])
})

test('each programme has one address, fit to be one', () => {
  expect(new Set(programmes.map(programmeId)).size).toBe(programmes.length)
  expect(programmes.filter((programme) => !/^[a-z0-9-]+\/[a-z0-9-]+$/.test(programmeId(programme)))).toEqual(
    [],
  )
})

test('each programme is found by its address, and its dataset by its name', () => {
  const sample = programmes.filter((_, at) => at % 5000 === 0)
  for (const programme of sample) {
    const { universityId, key } = programme
    expect(getProgramme(universityId, key)).toBe(programme)
    expect(getUniversity(universityId)).not.toBeNull()
    expect(getDataset(programme.dataset).name).toBe(programme.dataset)
  }
  expect(getProgramme('mit', 'no-such-programme')).toBeNull()
})

test('nearly every programme has a subject', () => {
  const without = programmes.filter(({ subject }) => subject === null)
  expect(without.length).toBeLessThan(programmes.length / 1000)
})

test('a degree of opticians is found under optometry', () => {
  const optometry = programmes.filter(({ title, titleEn }) =>
    /^(ottica e )?optom[eé]tr/i.test(title ?? titleEn ?? ''),
  )
  expect(optometry.length).toBeGreaterThan(9)
  expect(optometry.filter(({ subject, also }) => ![subject, ...also].includes('optometry'))).toEqual([])
})

test('no fee is 0, each has its year, and none is told in US dollars twice', () => {
  const fees = programmes.flatMap(({ fee }) => fee ?? [])
  expect(fees.length).toBeGreaterThan(9000)
  expect(fees.filter(({ sum, perYear }) => sum <= 0 || (perYear !== null && perYear <= 0))).toEqual([])
  expect(
    fees.map((fee) => programmeFeeInWords(fee).year).filter((year) => /USD.*US\$/.test(year ?? '')),
  ).toEqual([])
  const years = of('au-courses').flatMap(({ fee }) => fee?.asOf ?? [])
  expect(years.filter((year) => !/^[A-Z][a-z]+ 20\d\d$/.test(year))).toEqual([])
})

/** They cost more than others everywhere; those who make dentures are no dentists. */
const DEAR = /\bmedicine\b|surgery|dental (medicine|science)|dentistry|veterinary|aviation|flying/i

test('no Australian course costs a year what others of its university cost in all, or the other way round', () => {
  const yearOf = ({ fee }: (typeof programmes)[number]) => fee?.perYear ?? null
  const courses = of('au-courses').filter(
    (each) => yearOf(each) !== null && !/research/.test(each.award ?? ''),
  )
  const byPlace = groupBy(
    courses.filter(({ levels }) => !levels.includes('doctorate')),
    ({ universityId, levels }) => `${universityId} ${levels.join()}`,
  )
  const outliers = [...byPlace.values()].flatMap((group) => {
    const sums = group.map((each) => yearOf(each) ?? 0).sort((a, b) => a - b)
    const median = sums[Math.floor(sums.length / 2)] ?? 0
    return group.filter((each) => {
      const share = (yearOf(each) ?? 0) / median
      return sums.length >= 10 && (share < 0.45 || share > 2.1) && !DEAR.test(each.title ?? '')
    })
  })
  expect(byPlace.size).toBeGreaterThan(60)
  expect(outliers.map(({ universityId, key, title }) => `${universityId} ${key} ${title}`)).toEqual([])
})

test('Kenya has subjects alone, and Türkiye no ranks or places', () => {
  expect(of('ke-programs').filter(({ title, hasPage }) => title !== null || hasPage)).toEqual([])
  expect(of('tr-programs').filter(({ count, fee }) => count !== null || fee !== null)).toEqual([])
})

test('what nobody was awarded a degree in is no programme at that level', () => {
  expect(getProgrammes().filter(({ count }) => count === 0)).toEqual([])
})

test('a degree that is entered from school is no master’s for holders of a bachelor’s', () => {
  const entered = programmes.filter(({ award }) => award?.includes('entered from school'))
  expect(entered.length).toBeGreaterThan(900)
  expect(entered.filter(({ levels }) => levels.join() !== 'bachelor')).toEqual([])
})

test('no faculty is told of Buenos Aires, whose degrees the guide puts under architecture', () => {
  const degrees = of('ar-degrees').filter(({ universityId }) => universityId === 'university-of-buenos-aires')
  expect(degrees.length).toBeGreaterThan(100)
  expect(degrees.filter(({ faculty }) => faculty)).toEqual([])
})

test('Türkiye’s faculties in other towns keep their town', () => {
  const medicine = of('tr-programs').filter(
    ({ universityId, title }) => universityId === 'university-of-health-sciences' && title === 'Tıp',
  )
  expect(medicine.map(({ city }) => city)).toEqual(
    expect.arrayContaining(['Adana', 'Bursa', 'Erzurum', 'Kayseri', 'İzmir', 'Ankara', null]),
  )
})

const known = of('general-knowledge')

test('general knowledge has its month and kind, and tells of nothing but subjects and English', () => {
  expect(known.length).toBeGreaterThan(35_000)
  expect(getDataset('general-knowledge')).toMatchObject({
    kind: 'general-knowledge',
    grain: 'subject',
    year: expect.stringMatching(/^[A-Z][a-z]+ 20\d\d$/) as string,
  })
  const { language, ...nothing } = NO_DETAILS
  const told = known.filter(
    (programme) =>
      Object.keys(nothing).some(
        (key) => String(programme[key as 'title']) !== String(nothing[key as 'title']),
      ) ||
      (programme.language !== language && programme.language !== 'en'),
  )
  expect(told).toEqual([])
})

test('no general knowledge stands where a register names the subject', () => {
  const keysOf = ({ universityId, subject, levels }: (typeof known)[number]) =>
    levels.map((level) => `${universityId} ${subject} ${level}`)
  const registered = new Set(
    programmes
      .filter(
        ({ dataset, grain }) =>
          !['general-knowledge', 'researched'].includes(dataset) && grain !== 'research',
      )
      .flatMap(keysOf),
  )
  expect(known.filter((programme) => keysOf(programme).some((key) => registered.has(key)))).toEqual([])
})

test('general knowledge is shown for no country and level of which a sample was not right', () => {
  const asia = ['in', 'id', 'my', 'ph', 'sg', 'th', 'vn', 'kz', 'uz']
  const others =
    'sa mx co pe ar br cl ec cr eg gh ke ma ng za dz tn et tz ug rw il jo lb ru ua by lk np'.split(' ')
  const shown = new Set(
    known.map(({ universityId, levels }) => `${getUniversity(universityId)?.countryCode} ${levels.join()}`),
  )
  expect([...asia, ...others].filter((code) => shown.has(`${code} master`))).toEqual([])
  expect(shown).not.toContain('ca bachelor')
  expect([...shown].filter((each) => !/ (bachelor|master|doctorate)$/.test(each))).toEqual([])
})

test('an American record names programmes at levels at which degrees in them were awarded', () => {
  const [held, codes] = [getHeldSubjects('labels'), getSubjectCodes('labels')]
  const coversOf = new Map(getSubjects().map(({ slug, covers }) => [slug, covers]))
  const branches = (code: string) => {
    const own = [...(codes.get(code) ?? []), ...(held.get(code) ?? [])]
    return own.flatMap((slug) => [slug, ...(coversOf.get(slug) ?? [])])
  }
  const counted = of('us-programs')
  const listed = new Set(counted.map(({ universityId }) => universityId))
  const awarded = new Set(
    counted.flatMap(({ universityId, subject, levels }) =>
      levels.map((level) => [universityId, subject, level].join()),
    ),
  )
  const named = getUniversities().flatMap(({ id, popularPrograms }) =>
    popularPrograms.flatMap(({ label, levels }) => levels.map((level) => ({ id, label, level }))),
  )
  const wrong = named.filter(({ id, label, level }) => {
    const slugs = branches(POPULAR_PROGRAMMES.find((each) => each.label === label)?.value ?? '')
    return listed.has(id) && !slugs.some((slug) => awarded.has([id, slug, level].join()))
  })
  // A new edition counts a few under the code of another field.
  expect(named.filter(({ id }) => listed.has(id)).length).toBeGreaterThan(200)
  expect(wrong.length).toBeLessThan(named.length / 200)
})

test('what an old list names is said to be of its year', () => {
  const datasets = countProgrammes().map(({ dataset }) => getDataset(dataset))
  const [old, fresh] = [true, false].map((isOld) =>
    datasets.filter(({ listedIn }) => (listedIn !== null) === isOld),
  )
  expect(old?.filter(({ year, listedIn }) => year !== listedIn)).toEqual([])
  expect(old?.length).toBeGreaterThan(0)
  expect(fresh?.length).toBeGreaterThan(0)
})

test('each table of a register gives a good part of its rows, and every one that is kept is a programme or part of one', () => {
  const counts = countProgrammes()
  expect(counts.length).toBeGreaterThan(25)
  const few = counts.filter(({ read, rows }) => rows < read / 5)
  expect(few.map(({ dataset }) => dataset)).toEqual([])
  const more = counts.filter(({ programmes: made, rows }) => made === 0 || made > rows)
  expect(more.map(({ dataset }) => dataset)).toEqual([])
})
