import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { correctableAward } from '@/lib/corrections/award'
import { changesOf, WARNINGS, type CorrectableField } from '@/lib/corrections/correctable'
import { correctableCountry } from '@/lib/corrections/country'
import { getCorrectable } from '@/lib/corrections/queries'
import { getDestinations } from '@/lib/destinations/queries'
import { programmeHref } from '@/lib/programmes/href'
import { getProgrammes } from '@/lib/programmes/queries'
import { getScholarships } from '@/lib/scholarships/queries'
import { groupBy } from '@/lib/text/group-by'
import { isObject } from '@/lib/text/is-object'
import { knownAnswers } from '@/lib/universities/profile/known-answers'
import { shownSections } from '@/lib/universities/profile-sections'
import { isKnown, RECORD_FIELDS } from '@/lib/universities/record/fields'
import { getUniversities } from '@/lib/universities/queries'
import { applyPatch } from '@/scripts/apply-patch'

const every = <Item>(items: readonly Item[], step: number) => items.filter((_, at) => at % step === 0)

const files = new Map<string, unknown>()
function fileOf(name: string): unknown {
  if (!files.has(name))
    files.set(name, JSON.parse(readFileSync(join(process.cwd(), 'data', `${name}.json`), 'utf8')))
  return files.get(name)
}

function step(held: unknown, key: string | number): unknown {
  if (Array.isArray(held))
    return typeof key === 'number' ? held[key] : held.find((each) => isObject(each) && each.id === key)
  return isObject(held) ? held[key] : undefined
}

/** Keys with null are those that a file leaves out. */
const plain = (value: unknown) => JSON.stringify(value, (_, each: unknown) => each ?? undefined)

/** The places of a fact that its file doesn't have, or with another value. */
const misplaced = ({ file, kept, label }: CorrectableField) =>
  [...(kept?.values ?? []), ...(kept?.year ? [kept.year] : [])].flatMap(({ path, from }) => {
    const held = file === null ? null : path.reduce<unknown>(step, fileOf(file))
    return plain(held ?? null) === plain(from) ? [] : [`${label}: ${file} ${path.join(' / ')}`]
  })

const COURSE = '/programmes/loughborough-university/stated-programmes-master-data-science'
function factOf(href: string, key: string): CorrectableField {
  const fact = getCorrectable(href)
    ?.parts.flatMap(({ fields }) => fields)
    .find((field) => field.key === key)
  if (!fact) throw new Error(`${href} has no ${key}`)
  return fact
}
const ofCourse = (key: string) => factOf(COURSE, key)

const STATED = getProgrammes().filter(({ dataset }) => dataset === 'stated-programmes')

test('a fee that stands in one place of the files of one university, or in the row of a course, has a patch', () => {
  const caltech = fieldOf('california-institute-of-technology', 'fee-1')
  expect(caltech).toMatchObject({
    file: 'national/own-fees',
    input: 'number',
    kept: { warning: WARNINGS.note },
  })
  expect(caltech?.kept?.values.map(({ from }) => from).slice(0, 2)).toEqual([65706, 65706])
  expect(ofCourse('fee').kept?.values).toEqual([
    { path: ['universities', 'loughborough-university', expect.any(Number), 'fee', 'sum'], from: 30900 },
  ])
  // A rule for all levels, a register, and what has a published source of its own.
  expect(fieldOf('abilene-christian-university', 'fee-1')?.kept).toBeNull()
  expect(fieldOf('university-of-leeds', 'establishedYear')?.kept).toBeNull()
  expect(fieldOf('university-of-leeds', 'campusLife.campusSize')?.kept?.values).toEqual([
    { path: ['university-of-leeds', 'campusLife', 'campusSize'], from: 40 },
  ])
})

test('every fact that a patch can correct stands in its file, of each award and country, and of a share of the rest', () => {
  // All countries share the rows of a few files, which a request reads anew.
  const rowsOf = (file: string) => fileOf(`national/${file}`) as readonly unknown[]
  const countries = getDestinations().map((country) => correctableCountry(country, rowsOf, () => null))
  const hrefs = [
    ...getScholarships().map(({ id }) => `/scholarships/${id}`),
    ...every(getUniversities(), 40).map(({ id }) => `/universities/${id}`),
    ...every(
      getProgrammes().filter(({ hasPage, dataset }) => hasPage && /^(dk|fi|no|se|hk)-/.test(dataset)),
      600,
    ).map(programmeHref),
    ...STATED.map(programmeHref),
  ]
  const records = [...countries, ...hrefs.map((href) => getCorrectable(href) ?? { href, parts: [] })]
  const wrong = records.flatMap(({ href, parts }) => {
    const fields = parts.flatMap(({ fields: own }) => own)
    const keys = fields.map(({ key }) => key)
    return [
      ...(parts.length === 0 ? [`${href} has no facts`] : []),
      ...keys.filter((key, at) => keys.indexOf(key) !== at).map((key) => `${href}: ${key} twice`),
      ...fields.flatMap(misplaced).map((each) => `${href}: ${each}`),
    ]
  })
  expect(wrong).toEqual([])
})

test('every group of every profile can be corrected', () => {
  const parts = new Set(getCorrectable('/universities/university-of-oxford')?.parts.map(({ id }) => id))
  const groups = getUniversities().flatMap((university) =>
    [...knownAnswers({ university }), ...shownSections({ university })].map(({ id }) => id),
  )
  expect([...new Set(groups)].filter((id) => !parts.has(id) && id !== 'outcomes')).toEqual([])
})

const fieldsOf = (id: string) =>
  getCorrectable(`/universities/${id}`)?.parts.flatMap(({ fields }) => fields) ?? []

const fieldOf = (id: string, key: string) => fieldsOf(id).find((field) => field.key === key)

test('a fact of a university that rules and registers say names its file', () => {
  const fileOf = (id: string, key: string) => fieldOf(id, key)?.file
  expect(fileOf('technical-university-of-munich', 'route-1')).toBe('national/routes')
  expect(fileOf('heidelberg-university', 'fee-1')).toBe('national/fee-rules')
  expect(fileOf('abilene-christian-university', 'fee-1')).toBe('open/us')
  expect(fileOf('aalborg-university', 'sector-1')).toBe('national/universities')
  const languages = fieldsOf('aalto-university').filter(({ label }) => label === 'Teaching language')
  expect(languages.map(({ file }) => file)).toEqual(languages.map(() => 'national/universities'))
  expect(languages).not.toEqual([])
})

test('the form has each fact of a record as its profile has it, and of one from a register the file of the register', () => {
  const told = every(getUniversities(), 50).flatMap((university) => {
    const known = RECORD_FIELDS.filter(
      ({ path }) => !path.startsWith('tuitionFees.') && isKnown(university, path),
    )
    const byKey = new Map(fieldsOf(university.id).map((field) => [field.key, field]))
    return known.map(({ path }) => ({ at: `${university.id}: ${path}`, field: byKey.get(path) }))
  })
  expect(told.filter(({ field }) => !field?.shown).map(({ at }) => at)).toEqual([])
  expect(told.some(({ field }) => field?.file?.startsWith('open/'))).toBe(true)
})

test('the address of a fact of an award is that of the source named before it, and of no other', () => {
  const told = getScholarships().flatMap((award) => {
    const [first] = award.sources
    const named = first ?? { title: 'general knowledge', url: award.editorial?.checkAt ?? null }
    const fields = correctableAward(award).parts.flatMap((part) => part.fields)
    return fields.map(({ source, address }) => ({
      at: award.id,
      isRight: source?.split('; ').at(-1) === named.title && address === named.url,
    }))
  })
  expect(told.filter(({ isRight }) => !isRight).map(({ at }) => at)).toEqual([])
})

test('the patches of the form are taken by their files, with the year and the page of the new value', () => {
  const rowsOf = (file: string) => fileOf(`national/${file}`) as readonly unknown[]
  const countries = getDestinations().map((country) => correctableCountry(country, rowsOf, () => null))
  const fields = [...countries, ...every(getScholarships(), 30).map(correctableAward)].flatMap(({ parts }) =>
    parts.flatMap((part) => part.fields),
  )
  const VALUES = { number: '12', date: '2027-03-15', text: 'https://www.example.org/award' }
  const said = {
    fact: '',
    page: 'https://www.example.org/',
    title: 'Fees',
    publisher: 'Ministry',
    words: 'So it is',
  }
  const read = (file: string) => readFileSync(join(process.cwd(), 'data', `${file}.json`), 'utf8')
  const patches = fields.map((field) =>
    changesOf(field, { ...said, value: VALUES[field.input], year: '2027/28' }, '2026-11-28'),
  )
  // Two of one record would each bring its source.
  const byRecord = groupBy(patches, ([first]) => first && `${first.file} ${first.path[0]}`)
  const first = [...byRecord].flatMap(([record, [patch]]) => (record && patch ? [patch] : []))
  const isEntry = ([change]: (typeof first)[number]) => change?.file === 'national/entry-rules'
  // Of rules in words a share: each patch reads its whole file.
  const written = [...first.filter((patch) => !isEntry(patch)), ...every(first.filter(isEntry), 40)]
  expect(written.length).toBeGreaterThan(20)
  const { refused } = applyPatch(written.flat(), read, '2026-11-28')
  expect(refused).toEqual([])
  for (const changes of written) expect(JSON.stringify(changes)).toContain('"url":"https://www.example.org/"')
})

test('so are those of a university’s own fee, of a fact of its record, of a course and of a sum of an award', () => {
  const read = (file: string) => readFileSync(join(process.cwd(), 'data', `${file}.json`), 'utf8')
  const said = { fact: '', title: 'Fees', publisher: 'Caltech', words: 'So it is', year: '2027/28' }
  const page = ofCourse('url').shown ?? ''
  const [award] = getScholarships().flatMap((each) => {
    const sum = correctableAward(each).parts[0]?.fields[1]
    return sum?.kept ? [{ href: `/scholarships/${each.id}`, key: sum.key }] : []
  })
  const patches = [
    { fact: factOf('/universities/california-institute-of-technology', 'fee-1'), count: 5 },
    { fact: factOf('/universities/university-of-leeds', 'campusLife.campusSize'), count: 1 },
    { fact: ofCourse('fee'), count: 2 },
    { fact: factOf(award?.href ?? '', award?.key ?? ''), count: 5 },
  ].map(({ fact, count }) => ({
    count,
    changes: changesOf(fact, { ...said, page, value: '70123' }, '2026-11-28'),
  }))
  expect(patches.map(({ changes }) => changes.length)).toEqual(patches.map(({ count }) => count))
  const { refused } = applyPatch(
    patches.flatMap(({ changes }) => changes),
    read,
    '2026-11-28',
  )
  expect(refused).toEqual([])
  // The page of another site can be no page of the course.
  const elsewhere = { ...said, page: 'https://www.example.org/', value: '70123' }
  expect(changesOf(ofCourse('fee'), elsewhere, '2026-11-28')).toEqual([])
})

const RIGHT = { number: '12', date: '2027-03-15', text: 'https://www.example.org/award' }
/** A right value that the schema of a field takes, where not every text is one. */
const RIGHT_OF: Readonly<Record<string, string>> = {
  establishedYear: '1901',
  'campusLife.housing': 'No',
  facilities: 'Library, Sports Centre',
  language: 'fr',
  mode: 'part-time',
  months: '15',
  'admissionRequirements.ielts': '6.5',
  'admissionRequirements.minimumGPA': '3.5',
  'admissionRequirements.asksEnglishTest': 'Yes',
  url: 'https://www.example.org/course',
  website: 'https://www.example.org',
}

/** What only a person can write, with the reason. */
const WITHOUT_PATCH: readonly (readonly [why: string, is: (field: CorrectableField) => boolean])[] = [
  ['who can apply is a table, and no text', ({ key }) => key === 'eligibility'],
  ['an award that has ended or is always open has no last day', ({ key }) => key === 'deadlines'],
  ['the program of a register writes its file anew', ({ file }) => isOfRegister(file)],
  [
    'a rule of a whole country is corrected on the page of the country',
    ({ file }) => /^national\/(fee-rules|routes|entry-rules|universities)$/.test(file ?? ''),
  ],
  ['the one fact of the page may stand in several files', ({ file }) => file === null],
  [
    'a fee for all levels, as a range or with figures in its note, is more than a number',
    ({ key, file }) => /^(home-)?fee-\d+$/.test(key) && file === 'national/own-fees',
  ],
  [
    'a fact that nobody knew needs its publication among the sources of its record',
    ({ shown, file }) => shown === null && isOfRecord(file),
  ],
  [
    'a fact of a publication: a reader’s page is no page of it',
    ({ source, file }) => source !== 'general knowledge' && isOfRecord(file),
  ],
  ['programmes stand there with their levels', ({ key }) => key === 'popularPrograms'],
  ['a fee needs its currency, its period and whom it is for', ({ key, shown }) => key === 'fee' && !shown],
  ['a sum of a year stands beside that of the course', ({ key }) => key === 'fee'],
]
const isOfRegister = (file: string | null) => /^(open|programmes)\/(?!stated-)/.test(file ?? '')
const isOfRecord = (file: string | null) => file?.startsWith('universities/') ?? false

const share = <Item>(items: readonly Item[], most: number) =>
  every(items, Math.max(1, Math.floor(items.length / most))).slice(0, most)

const full = getUniversities().filter(({ depth }) => depth === 'full')
const withPage = getProgrammes().filter(({ hasPage }) => hasPage)
const universityHref = ({ id }: { id: string }) => `/universities/${id}`
const ELSEWHERE = 'https://www.example.org/'

test.each([
  ['awards', share(getScholarships(), 30).map(({ id }) => `/scholarships/${id}`), 100],
  ['universities', [...share(getUniversities(), 15), ...share(full, 15)].map(universityHref), 100],
  ['programmes', [...share(withPage, 15), ...share(STATED, 15)].map(programmeHref), 50],
])(
  'every fact of 30 %s has a patch that its file takes, or a reason why it has none',
  (_what, hrefs, least) => {
    const read = (file: string) => readFileSync(join(process.cwd(), 'data', `${file}.json`), 'utf8')
    const said = { fact: '', title: 'Page', publisher: 'Publisher', words: 'So it is', year: '2027/28' }
    const patches = hrefs.map((href) => {
      const fields = (getCorrectable(href)?.parts ?? []).flatMap((part) => part.fields)
      // The source of a course is the site of its university.
      const ownPage = fields.find(({ key, file }) => key === 'url' && file === 'programmes/stated-programmes')
      return fields
        .filter(({ among }) => among === undefined)
        .map((field) => {
          const page = (field.file === ownPage?.file && ownPage?.shown) || ELSEWHERE
          const value = RIGHT_OF[field.key] ?? RIGHT[field.input]
          const at = `${href}: ${field.key} (${field.shown ?? 'not known'}, ${field.file}, ${field.source})`
          return { at, field, changes: changesOf(field, { ...said, value, page }, '2026-11-28') }
        })
    })
    const untold = patches
      .flat()
      .filter(({ field, changes }) => changes.length === 0 && !WITHOUT_PATCH.some(([, is]) => is(field)))
    expect(untold.map(({ at }) => at)).toEqual([])
    const written = patches.map((each) => each.flatMap(({ changes }) => changes))
    const refused = written.flatMap((changes) => {
      // Each of several facts of one record brings its source and its year.
      const once = [...groupBy(changes, ({ file, path }) => JSON.stringify([file, path])).values()]
      return applyPatch(
        once.flatMap(([first]) => first ?? []),
        read,
        '2026-11-28',
      ).refused.map(({ change, reason }) => `${change.path.join(' / ')}: ${reason}`)
    })
    expect(refused).toEqual([])
    expect(written.flat().length).toBeGreaterThanOrEqual(least)
  },
)
