import { aFeeRule, aNationalRecord } from '@/tests/fixtures/national'
import { parseTable } from '../dataset'
import { readEntryColumns } from './entry-columns'
import { findOtherJoins, NATIONAL_TABLES, readNational } from './national'
import { readUniversities } from './universities'

const HEADER =
  'slug\tcountry\tsector\tgroup\tsystem\tsystem_confidence\tteaching_language\ttuition_rules\tvalid_for\tconfidence\tsource_title\tsource_publisher\tsource_url\tverified\tnote'
const UNIVERSITIES = [
  'b-university\tde\tpublic\tBavaria\tde-shared\tsure\t\t\t2026/27\tsure\tRegister\tMinistry\thttps://example.org\tstored-text\t',
  'a-university\tde\tstate-recognised church\t\t\t\tEnglish\tde-rule\t2026/27\tlikely\t\t\t\tknowledge\tcheck status',
  'gone\tde\t\t\t\t\t\t\t2026/27\tsure\t\t\t\tknowledge\t',
]
const { rows } = parseTable('universities-by-sector', [HEADER, ...UNIVERSITIES].join('\n'))
const COLUMNS = parseTable(
  'entry-columns',
  'topic\twords\tlanguages\tpartly\nteaching-language\tEnglish\ten\t\nteaching-language\tGerman; some in English\tde\ten',
)
const KNOWN = ['a-university', 'b-university'].map((id) => ({ id, countryCode: 'de', nation: null }))

test('universities stand by id, each source once, and what is said of the record alone is left out', () => {
  const { file, rejects } = readUniversities(
    rows,
    new Set(KNOWN.map(({ id }) => id)),
    readEntryColumns(COLUMNS.rows),
  )
  expect(file.sources).toEqual([{ title: 'Register', publisher: 'Ministry', url: 'https://example.org' }])
  expect(file.universities).toMatchObject([
    {
      id: 'a-university',
      sector: 'church',
      route: null,
      teachingLanguages: ['en'],
      isUnsure: true,
      note: null,
    },
    { id: 'b-university', group: 'Bavaria', route: 'de-shared', isRouteUnsure: false, isRegistered: true },
  ])
  expect(rejects).toEqual([{ row: 4, id: 'gone', reason: 'the catalogue has no such university' }])
})

test('a university whose listed rules are not those that fit it is named', () => {
  const join = {
    rules: [aFeeRule()],
    universities: [aNationalRecord({ id: 'a-university' }), aNationalRecord({ id: 'b-university' })],
    byId: new Map(KNOWN.map((known) => [known.id, known])),
  }
  expect(findOtherJoins(rows, join)).toEqual([
    { row: 2, id: 'b-university', reason: 'its rules are "" by the table and "de-rule" by their scope' },
  ])
})

test('four tables become the rows of four files', () => {
  const empty = NATIONAL_TABLES.map((name) => ({ name, rows: name === 'universities-by-sector' ? rows : [] }))
  const { files } = readNational(empty, KNOWN, {
    stated: { name: 'stated-sums', rows: [] },
    columns: COLUMNS,
    universities: { name: 'universities', rows: [] },
  })
  expect(files.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['fee-rules', 0],
    ['entry-rules', 0],
    ['visa-and-living', 0],
    ['universities', 2],
  ])
  expect(files.at(-1)?.rows).toContainEqual(
    expect.objectContaining({
      id: 'a-university',
      sector: 'church',
      teachingLanguages: ['en'],
      isUnsure: true,
    }),
  )
})

test('our own rows add universities that the fifth table lacks, and give way where it has them', () => {
  const own = [
    'c-university\tde\tpublic\tHesse\t\t\t\t\t2026/27\tlikely\t\t\t\tknowledge\t',
    'b-university\tde\tprivate\tHesse\t\t\t\t\t2026/27\tlikely\t\t\t\tknowledge\t',
  ]
  const tables = NATIONAL_TABLES.map((name) => ({
    name,
    rows: name === 'universities-by-sector' ? rows : [],
  }))
  const known = [...KNOWN, { id: 'c-university', countryCode: 'de' }]
  const { files, rejects } = readNational(tables, known, {
    stated: { name: 'stated-sums', rows: [] },
    columns: COLUMNS,
    universities: parseTable('universities', [HEADER, ...own].join('\n')),
  })
  expect(files.at(-1)?.rows).toMatchObject([
    { id: 'a-university' },
    { id: 'b-university', group: 'Bavaria' },
    { id: 'c-university', sector: 'public', group: 'Hesse', isUnsure: true },
  ])
  expect(rejects).toContainEqual({
    row: 3,
    id: 'b-university',
    reason: 'universities: the table has it by now',
  })
})

test('a university’s words of which nobody read the languages, or that name some for a part alone, are rejects', () => {
  const read = (teaching: string) =>
    readUniversities(
      rows.map((row) => ({ ...row, teaching_language: row.slug === 'a-university' ? teaching : '' })),
      new Set(KNOWN.map(({ id }) => id)),
      readEntryColumns(COLUMNS.rows),
    ).rejects.map(({ id }) => id)
  expect(read('English')).toEqual(['gone'])
  expect(read('Esperanto')).toEqual(['a-university', 'gone'])
  expect(read('German; some in English')).toEqual(['a-university', 'gone'])
})

test('a rule has the columns of its topic also where they say no or nothing known', () => {
  const line =
    'de\tteaching-language\tmaster\tEnglish in many\t2026/27\tsure\tDAAD\tDAAD\thttps://example.org\tknowledge\t'
  const columns = ['english-minimum\tby programme\t\t\tnone\t', 'school-certificate\teach\t\t\t\tno']
  const own = [
    'topic\twords\tlanguages\tpartly\tfloor\tonly_some',
    'teaching-language\tEnglish in many\t\ten\t\t',
    ...columns,
  ]
  const entry = [
    'country\ttopic\tlevel\tvalue\tvalid_for\tconfidence\tsource_title\tsource_publisher\tsource_url\tverified\tnote',
    line,
    line.replace('teaching-language', 'english-minimum').replace('English in many', 'by programme'),
    line.replace('teaching-language', 'school-certificate').replace('English in many', 'each'),
  ]
  const tables = NATIONAL_TABLES.map((name) => ({
    name,
    rows: name === 'entry-and-language' ? parseTable(name, entry.join('\n')).rows : [],
  }))
  const { files, rejects } = readNational(tables, KNOWN, {
    stated: { name: 'stated-sums', rows: [] },
    columns: parseTable('entry-columns', own.join('\n')),
    universities: { name: 'universities', rows: [] },
  })
  expect(rejects).toEqual([])
  expect(files.find(({ name }) => name === 'entry-rules')?.rows).toMatchObject([
    { text: 'English in many', languages: [], partly: ['en'] },
    { text: 'by programme', floor: null },
    { text: 'each', takesOnlySome: false },
  ])
})
