import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Known } from '../lib/corrections/history/readers'
import { historyOf } from './history'

const KNOWN: Known = {
  universityName: (id) => ({ one: 'One', two: 'Two' })[id] ?? null,
  universityCountry: (id) => (id === 'one' ? 'de' : null),
  countryName: (code) => (code === 'de' ? 'Germany' : null),
  hasAward: (id) => id === 'a',
  hasProgramme: () => true,
}
const AWARD = {
  id: 'a',
  name: 'A',
  value: 'EUR 900',
  deadlines: [{ month: 1, day: 15, year: 2027 }],
  hostCountries: ['de'],
}
const OTHER = { id: 'b', name: 'B', value: 'EUR 1', deadlines: [], hostCountries: ['fr'] }
const FEE = { min: 1_000, currency: 'EUR', period: 'year', academicYear: '2026/27' }
const UNIVERSITY = { id: 'one', name: 'One', countryCode: 'de', tuitionFees: { international: FEE } }
const COURSE = { level: 'master', title: 'Law', months: 24 }
const SOURCE = { title: 'Law', publisher: 'State', url: 'https://example.org/' }
const ENTRY = {
  country: 'de',
  validFor: '2026',
  source: SOURCE,
  topic: 'grading-scale',
  level: 'all',
  text: '1 to 5',
}
const VISA = { ...ENTRY, topic: 'local-language-minimum', text: 'B2', askedOf: 'all' }

const courses = (...rows: object[]) => ({ universities: { one: rows } })
type Files = Record<string, unknown>

/** A repository with one commit for each state of its files, and its history. */
function historyAfter(...states: Files[]) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'history-'))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
      cwd: folder,
      stdio: 'pipe',
    })
  try {
    git('init', '-q')
    for (const [at, files] of states.entries()) {
      for (const [name, content] of Object.entries(files)) {
        const file = path.join(folder, 'data', `${name}.json`)
        fs.mkdirSync(path.dirname(file), { recursive: true })
        if (content === null) fs.rmSync(file)
        else fs.writeFileSync(file, JSON.stringify(content, null, at % 2))
      }
      git('add', '-A')
      git('commit', '-qm', `Change ${at}`)
    }
    return historyOf(folder, KNOWN)
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
}

const BEFORE: Files = {
  'scholarships/external': [AWARD, OTHER],
  'universities/de': [UNIVERSITY],
  'programmes/de-courses': courses(COURSE),
  'national/entry-rules': [ENTRY, VISA],
}

test('a change names the record, the fact, what it was, what it is, the day and why', () => {
  const history = historyAfter(BEFORE, {
    'scholarships/external': [
      { ...AWARD, deadlines: [{ month: 1, day: 31, year: 2027, note: 'noon' }] },
      OTHER,
    ],
    'universities/de': [{ ...UNIVERSITY, tuitionFees: { international: { ...FEE, min: 1_200 } } }],
    'programmes/de-courses': courses(
      { ...COURSE, fee: { sum: 500, currency: 'EUR', basis: 'year', status: 'all', asOf: '2027' } },
      { level: 'bachelor', title: 'Arts' },
    ),
    'national/entry-rules': [ENTRY, { ...VISA, text: 'C1' }],
  })
  expect(history.map(({ why, total }) => `${why}: ${total}`)).toEqual(['Change 1: 5'])
  expect(history[0]?.day).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(history[0]?.changes.map(({ name, what, from, to, href }) => [name, what, from, to, href])).toEqual([
    ['A', 'Last day to apply', '15 January 2027', '31 January 2027 (noon)', '/scholarships/a'],
    [
      'One',
      'Tuition for students from abroad',
      'EUR 1,000 a year, 2026/27',
      'EUR 1,200 a year, 2026/27',
      '/universities/one',
    ],
    ['One', '1 programme added', null, null, '/universities/one'],
    [
      'Law, One',
      'Tuition',
      null,
      'EUR 500 a year for all students, as of 2027',
      '/programmes/one/de-courses-master-law',
    ],
    ['Germany', 'Local language minimum', 'B2', 'C1', '/resources/countries/de'],
  ])
  expect(history[0]?.changes.map(({ countries }) => countries.join())).toEqual(['de', 'de', 'de', 'de', 'de'])
})

test('another order of records, keys and rules, another file, and facts that nobody acts on, make no noise', () => {
  const turned = (row: object) => Object.fromEntries(Object.entries(row).reverse())
  const history = historyAfter(BEFORE, {
    'scholarships/external': [OTHER],
    'scholarships/merit': [{ ...turned(AWARD), isPrestigious: true }],
    'universities/de': [turned({ ...UNIVERSITY, description: 'Old.' })],
    'national/entry-rules': [VISA, ENTRY].map(turned),
  })
  expect(history).toEqual([])
})

test('records come and go by their names, and a record that has no page today leads nowhere', () => {
  const history = historyAfter(BEFORE, { 'scholarships/external': [AWARD, { ...OTHER, id: 'c', name: 'C' }] })
  expect(history[0]?.changes.map(({ name, what, href }) => [name, what, href])).toEqual([
    ['C', 'Added', null],
    ['B', 'Taken out', null],
  ])
})

const round = { levels: ['master'], intakes: [9], closes: { month: 6 }, isUnsure: true }
const aWay = (...rounds: object[]) => [
  {
    ...{ id: 'de-direct', country: 'de', validFor: '2027', source: SOURCE, name: 'Direct', rounds },
    ...{ levels: ['master'], usedBy: 'all', url: SOURCE.url },
  },
]

test('a round, a way or a fee that got another name says only what else of it changed', () => {
  const fee = {
    ...{ id: 'de-fee', country: 'de', validFor: '2027', source: SOURCE, sector: 'public', level: 'master' },
    ...{ status: 'all', min: 1_500, max: 1_500, currency: 'EUR', period: 'semester', appliesTo: 'All' },
  }
  const history = historyAfter(
    {
      'national/routes': aWay(
        { ...round, name: 'rolling' },
        { ...round, intakes: [3], name: 'rolling', latest: 8 },
      ),
      'national/fee-rules': [fee],
    },
    {
      'national/routes': aWay(
        { ...round, isRolling: true },
        { ...round, intakes: [3], latest: 8, isRolling: true },
      ),
      'national/fee-rules': [{ ...fee, appliesTo: 'Public universities' }],
    },
    {
      'national/routes': aWay(
        { ...round, closes: { month: 7 } },
        { ...round, name: 'late', closes: { month: 9 } },
      ),
    },
  )
  expect(history.flatMap(({ changes }) => changes.map(({ what, from, to }) => [what, from, to]))).toEqual([
    ['Direct, master’s: closes', 'usually in June; usually between June and August', 'usually in July'],
    ['Direct, late: closes', null, 'usually in September'],
  ])
})

test('a record under another key is no new one: only what else of it changed is told', () => {
  const course = (change: object) =>
    courses({ level: 'master', title: 'Право', faculty: 'Law', ...change }, COURSE)
  const history = historyAfter(
    { 'scholarships/external': [AWARD, OTHER], 'programmes/de-courses': course({}) },
    {
      'scholarships/external': [
        { ...AWARD, id: 'a-new' },
        { ...OTHER, id: 'b-new', value: 'EUR 2' },
      ],
      'programmes/de-courses': course({ faculty: undefined }),
    },
  )
  expect(
    history.flatMap(({ changes }) => changes.map(({ name, what, from, to }) => [name, what, from, to])),
  ).toEqual([['B', 'What it pays', 'EUR 1', 'EUR 2']])
})

test('a folder without a repository has no history', () => {
  expect(historyOf(os.tmpdir(), KNOWN)).toEqual([])
})
