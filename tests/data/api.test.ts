import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { GET as refusedByMcp, OPTIONS, POST } from '@/app/api/mcp/route'
import { GET, OPTIONS as preflight, POST as refusedHere } from '@/app/api/v1/[tool]/route'
import { openApi } from '@/lib/api/openapi'
import { answerFacts } from '@/lib/api/queries'
import { TOOLS, type Answers, type ToolName } from '@/lib/api/schema'
import { askTool } from '@/lib/api/tools'
import { LEVELS, type Level } from '@/lib/facts/vocabulary'
import { formatUsd } from '@/lib/money/format'
import { getCountries } from '@/lib/places/queries'
import { getScholarships, getToday } from '@/lib/scholarships/queries'
import { SITE } from '@/lib/site'
import { NOT_REPORTED } from '@/lib/text/not-reported'
import { feeAt, type Payer } from '@/lib/universities/answers/fee'
import { askedAt } from '@/lib/universities/answers/entry'
import { applyingAt, deadlineAt } from '@/lib/universities/answers/applying'
import { acceptanceAt, employmentAt } from '@/lib/universities/answers/outcome'
import { englishAt, entryAt, outcomeAt, sectorOf, tuitionAt } from '@/lib/universities/answers/words'
import { getUniversities } from '@/lib/universities/queries'
import type { University } from '@/lib/universities/record/schema'
import { seededRandom } from '../fixtures/seeded-random'
import { QUESTIONS } from './questions'

const described = openApi(SITE, '1.0.0')

it('is described in valid OpenAPI', () => {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'))
  const file = join(folder, 'openapi.json')
  writeFileSync(file, JSON.stringify(described))
  // It is of modules alone, which Jest doesn't load.
  const folderOf = dirname(require.resolve('@seriousme/openapi-schema-validator'))
  const program = join(folderOf, 'bin/validate-api-cli.js')
  expect(JSON.parse(execFileSync(process.execPath, [program, file], { encoding: 'utf8' }))).toEqual({
    valid: true,
  })
  rmSync(folder, { recursive: true })
})

it.each(Object.entries(described.paths))(
  'answers the example of %s as it is described',
  async (path, { get }) => {
    const params = get.parameters.flatMap(({ name, example }) =>
      example === undefined ? [] : [[name, example]],
    )
    const address = `${described.servers[0]?.url}${path}?${new URLSearchParams(params)}`
    const answered = await GET(new Request(address), { params: Promise.resolve({ tool: path.slice(1) }) })
    expect(answered.status).toBe(200)
    const body: unknown = await answered.json()
    const { answer } = TOOLS[get.operationId]
    expect(answer.strict().parse(body)).toEqual(body)
  },
)

const ADDRESS = 'http://localhost:3000/api/mcp'

/** What the server does with a request: it has no stream for a GET. */
const answer = (input: string | URL, init?: RequestInit) =>
  init?.method === 'POST' ? POST(new Request(input, init)) : Promise.resolve(refusedByMcp())

const say = (body: unknown, headers = {}) =>
  POST(
    new Request(ADDRESS, {
      method: 'POST',
      headers: {
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
        ...headers,
      },
      body: JSON.stringify(body),
    }),
  )

const client = new Client({ name: 'test', version: '1' })

beforeAll(() => client.connect(new StreamableHTTPClientTransport(new URL(ADDRESS), { fetch: answer })))
afterAll(() => client.close())

it('lists the tools of the interface, as tools that only read, and says how to read them', async () => {
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(Object.keys(TOOLS))
  expect(tools.map(({ annotations }) => annotations?.readOnlyHint)).toEqual(tools.map(() => true))
  expect(tools.find(({ name }) => name === 'facts')?.inputSchema.required).toEqual(['id'])
  expect(client.getInstructions()).toContain('What is null is not known')
})

// The client holds each answer to the schema that the list of tools gives for it.
it.each(Object.entries(TOOLS))('answers %s as the interface does', async (name, { example }) => {
  const { structuredContent, content, isError } = await client.callTool({ name, arguments: example })
  const body = askTool(name, example)?.body
  expect(isError).toBeUndefined()
  expect(structuredContent).toEqual(body)
  expect(content).toEqual([{ type: 'text', text: JSON.stringify(body) }])
})

it('tells an assistant what is wrong with its question', async () => {
  const unknown = await client.callTool({ name: 'facts', arguments: { id: 'no-such-university' } })
  expect(unknown).toMatchObject({
    isError: true,
    content: [{ text: expect.stringContaining('no university') }],
  })
  const wrong = await client.callTool({ name: 'compare', arguments: { ids: ['a'], level: 7 } })
  expect(wrong).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('level') }] })
  await expect(client.callTool({ name: 'toString' })).rejects.toThrow('There is no tool toString.')
})

it.each([
  [[], 400],
  [[{ jsonrpc: '2.0', id: 1, method: 'tools/list' }], 400],
  [null, 400],
  [{ jsonrpc: '2.0', method: 7 }, 400],
  [{ jsonrpc: '2.0', method: 'notifications/initialized' }, 202],
  ['x'.repeat(17_000), 413],
])('answers the message %# as the protocol says', async (message, status) => {
  const answered = await say(message)
  expect(answered.status).toBe(status)
  expect(Object.fromEntries(answered.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
  })
})

it('refuses what it does not speak, and lets a page of any site ask', async () => {
  expect((await say({}, { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await say({}, { accept: 'text/html' })).status).toBe(406)
  expect(OPTIONS().headers.get('access-control-allow-headers')).toContain('content-type')
})

it('counts what one sender asks, and holds it off after as many as the interface allows', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.now())
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  const statuses = []
  for (let at = 0; at < 241; at += 1) statuses.push((await say([], headers)).status)
  expect(new Set(statuses.slice(0, 240))).toEqual(new Set([400]))
  expect(statuses.at(-1)).toBe(429)
})

it.each([
  ['facts', { id: 'no-such-university' }, 404],
  ['facts', { id: 'university-of-leeds', level: 'school' }, 400],
  ['facts', { id: 'university-of-leeds', unknown: '1' }, 400],
  ['facts', { id: 'university-of-leeds', subject: 'no-such-subject' }, 404],
  ['facts', { id: 'university-of-leeds', status: 'all' }, 400],
  ['compare', { ids: 'a,b,c,d,e' }, 400],
  ['cost', { country: 'Atlantis' }, 404],
  ['search', { search: 'x'.repeat(201) }, 400],
  ['awards-for', { id: 'university-of-leeds', passport: 'Atlantis' }, 404],
  ['tasks', {}, 400],
  ['tasks', { place: 'university-of-leeds:school' }, 400],
  ['tasks', { award: 'no-such-award' }, 404],
])('refuses %s of %j', (name, params, status) => {
  expect(askTool(name, params)?.status).toBe(status)
})

it.each([
  ['facts', { id: 'no-such-university' }, 'no university “no-such-university”'],
  ['facts', { id: 'university-of-leeds', subject: 'no-such-subject' }, 'no subject “no-such-subject”'],
  ['compare', { ids: 'university-of-leeds,nowhere' }, 'no university “nowhere”'],
  ['cost', { country: 'Atlantis' }, 'no country “Atlantis”'],
  ['cost', { country: 'de', passport: 'Atlantis' }, 'no passport of “Atlantis”'],
  ['awards-for', { award: 'no-such-award' }, 'no award “no-such-award”'],
  ['awards-for', { id: 'university-of-leeds', subject: 'no-such-subject' }, 'no subject “no-such-subject”'],
  ['awards-for', { id: 'university-of-leeds', passport: 'Atlantis' }, 'no passport of “Atlantis”'],
  ['tasks', { place: 'nowhere:master' }, 'no university “nowhere”'],
  ['tasks', { place: 'university-of-leeds/no-such:master' }, 'no programme “no-such”'],
  ['tasks', { award: 'chevening,no-such-award' }, 'no award “no-such-award”'],
])('says what %s of %j lacks, and where its names are', (name, params, lacks) => {
  const { status, body } = askTool(name, params) ?? {}
  expect([status, body]).toEqual([404, { error: expect.stringContaining(`${lacks}: `) }])
})

it.each([
  ['search', {}, 'search: Give the words to search for'],
  ['facts', {}, 'id: Name a university by its id'],
  ['cost', {}, 'country: Name a country'],
  ['compare', {}, 'ids: Name the universities'],
  ['facts', { id: 'eth-zurich', level: 'school' }, 'level: Invalid option: expected one of "bachelor"'],
])('says what to do where %s is asked with %j', (name, params, words) => {
  expect(askTool(name, params)?.body).toEqual({ error: expect.stringContaining(words) })
})

it('lets a page of any site ask with headers of its own, and names the methods that it takes', () => {
  const asked = [preflight(), OPTIONS()].map(({ status, headers }) => [
    status,
    headers.get('access-control-allow-origin'),
    headers.get('access-control-allow-methods'),
    headers.get('access-control-allow-headers'),
  ])
  expect(asked).toEqual([
    [204, '*', 'GET', '*'],
    [204, '*', 'POST', 'content-type, mcp-protocol-version'],
  ])
  for (const [refused, allow] of [
    [refusedHere(), 'GET, HEAD, OPTIONS'],
    [refusedByMcp(), 'POST, OPTIONS'],
  ] as const)
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, allow])
})

it('names no page of another beside a source of an award, and that of its provider where none was read', () => {
  const told = getScholarships().flatMap(({ id, sources: [source], link }) => {
    const body = TOOLS['awards-for'].answer.parse(askTool('awards-for', { award: id })?.body)
    return body.awards.map(({ address }) => ({ id, address, expected: source ? source.url : link }))
  })
  expect(told.length).toBeGreaterThan(100)
  expect(told.filter(({ address, expected }) => address !== expected)).toEqual([])
})

it('gives a reason for each cost that is not known, in every country', () => {
  const silent = getCountries().flatMap(({ code }) => {
    const answer = askTool('cost', { country: code, level: 'master' })
    const { notKnown } = answer?.status === 200 ? TOOLS.cost.answer.parse(answer.body) : { notKnown: [] }
    return notKnown.filter(({ why }) => !why).map(({ what }) => `${code}: ${what}`)
  })
  expect(silent).toEqual([])
})

it('names the sources of the fees that each usual tuition was worked out of, in every country', () => {
  const lines = getCountries().flatMap(({ code }) =>
    LEVELS.flatMap(({ value: level }) => {
      const answer = askTool('cost', { country: code, level })
      if (answer?.status !== 200) return []
      return TOOLS.cost.answer.parse(answer.body).lines.map((line) => ({ at: `${code} ${level}`, ...line }))
    }),
  )
  const ours = lines.filter(({ source }) => source === SITE.name)
  expect(ours.length).toBeGreaterThan(50)
  const unfounded = ours.filter(
    ({ basis }) => basis.length === 0 || basis.some(({ address, year }) => !address || !year),
  )
  expect(unfounded.map(({ at, label }) => `${at}: ${label}`)).toEqual([])
  expect(lines.filter(({ basis, source }) => basis.length > 0 && source !== SITE.name)).toEqual([])
})

// Until noon in universal time, the day that has not yet ended everywhere on earth is the day before.
it('is as of the day on which it is asked, though a last day counts until it has ended everywhere on earth', () => {
  jest.useFakeTimers({ now: new Date('2027-01-06T09:00:00Z') })
  const asOf = ['awards-for', 'tasks'].map((name) => {
    const tool = name === 'tasks' ? TOOLS.tasks : TOOLS['awards-for']
    return tool.answer.parse(askTool(name, tool.example)?.body).asOf
  })
  const today = getToday()
  jest.useRealTimers()
  expect([asOf, today]).toEqual([['2027-01-06', '2027-01-06'], '2027-01-05'])
})

it('tells no fee of other subjects where it is asked for medicine', () => {
  const told = getUniversities().flatMap((university) => {
    const { id, facts } = university
    const fee = feeAt(facts.fees, 'bachelor', 'international')
    if (!fee || fee.kind === 'law' || facts.isMedical) return []
    const answered = answerFacts({ id, level: 'bachelor', status: 'international', subject: 'medicine' })
    return answered.facts.filter(({ label, value }) => label === 'Tuition (International)' && value !== null)
  })
  expect(told).toEqual([])
})

it('says of a subject what its column in the comparison says, as of Semmelweis’ medicine', () => {
  const { facts } = answerFacts({
    id: 'semmelweis-university',
    level: 'bachelor',
    status: 'international',
    subject: 'medicine',
  })
  const of = (label: string) => facts.find((fact) => fact.label === label)
  expect(of('Tuition (International)')).toMatchObject({ value: null, why: NOT_REPORTED })
  expect(of('Whole Degree with Living')).toMatchObject({
    value: null,
    why: expect.stringContaining('tuition'),
  })
})

describe('an award', () => {
  const asked = (params: object) =>
    TOOLS['awards-for'].answer.parse(askTool('awards-for', { passport: 'ng', ...params })?.body)

  it('refuses nobody for a level that nobody named', () => {
    expect(asked({ award: 'chevening' })).toMatchObject({ level: null, awards: [{ verdict: 'check' }] })
    const [refused] = asked({ award: 'chevening', level: 'bachelor' }).awards
    expect(refused?.verdict).toBe('not-eligible')
  })

  it('names every rule that it has, with what each says of the person', () => {
    const [chevening] = asked({ award: 'chevening', level: 'master' }).awards
    expect(chevening?.rules).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ rule: 'Nationality', outcome: 'met' }),
        expect.objectContaining({ rule: 'Work experience', outcome: 'check' }),
      ]),
    )
  })

  it('that cannot be used at a university is none there, with the reason', () => {
    const [award] = getScholarships().filter(
      ({ hostCountries }) => hostCountries.length === 1 && hostCountries[0] === 'hu',
    )
    const answered = asked({ id: 'university-of-leeds', award: award?.id })
    expect(answered).toMatchObject({ awards: [], why: expect.stringContaining('No award') })
  })
})

describe('a search', () => {
  const search = (params: object) => TOOLS.search.answer.parse(askTool('search', params)?.body)

  it('says which words are no filter of the list, so that its results are not taken for an answer', () => {
    const { understood } = search({ search: 'universities with acceptance rate above 50% in the US' })
    expect(understood).toContainEqual(
      expect.objectContaining({ meaning: expect.stringContaining('United States'), isUsed: true }),
    )
    expect(understood.filter(({ isUsed }) => !isUsed)).not.toEqual([])
  })

  it('is of awards for the level that is asked for, and without one of every level', () => {
    const of = (level?: Level) =>
      search({ in: 'scholarship', search: 'scholarships in Germany', level }).total
    const all = of()
    for (const { value } of LEVELS) expect(of(value)).toBeLessThan(all)
    const { results } = search({ in: 'scholarship', search: 'scholarships in Germany', level: 'doctorate' })
    expect(results.filter(({ Degrees }) => !String(Degrees).includes('Ph.D.'))).toEqual([])
  })

  it('has no results that only contain its words', () => {
    const { results, alsoContain } = search({
      in: 'programme',
      search: 'nursing in Wales',
      level: 'master',
    })
    expect(results.filter(({ Country }) => Country !== 'United Kingdom')).toEqual([])
    expect(alsoContain).toBeGreaterThan(0)
  })
})

const SEARCHES = {
  university: [
    'universities in Ireland',
    'medicine in Hungary',
    'cheap universities in Brazil',
    'Leeds',
    'Africa',
  ],
  programme: [
    'nursing in Ireland',
    'computer science in Finland',
    'medicine in Hungary',
    'law',
    'PhD physics',
  ],
  scholarship: [
    'scholarships in Germany',
    'chevening',
    'scholarships for Nigerians',
    'PhD',
    'full scholarship',
  ],
} as const

it.each(Object.entries(SEARCHES))(
  'gives a reason for each empty cell of a %s, and for no other',
  (list, all) => {
    const rows = all.flatMap((words) =>
      ['', ...LEVELS.map(({ value }) => value)].flatMap(
        (level) =>
          TOOLS.search.answer.parse(askTool('search', { in: list, search: words, level })?.body).results,
      ),
    )
    expect(rows.length).toBeGreaterThan(50)
    const wrong = rows.flatMap(({ missing, ...cells }) => {
      const empty = Object.keys(cells).filter((head) => cells[head] === null)
      return JSON.stringify(Object.keys(missing)) === JSON.stringify(empty) &&
        Object.values(missing).every((why) => why.length > 0)
        ? []
        : [{ cells, missing }]
    })
    expect(wrong).toEqual([])
  },
)

it('says why a figure of a row is not known as it says it of the university', () => {
  const { results } = TOOLS.search.answer.parse(
    askTool('search', { search: 'universities in Brazil', level: 'master' })?.body,
  )
  const told = results.map(({ Profile, missing }) => {
    const id = new URL(String(Profile)).pathname.split('/').at(-1) ?? ''
    const facts = new Map(factsFor(id, 'master', 'international').map(({ label, why }) => [label, why]))
    const shared = Object.keys(missing).filter((head) => facts.get(head))
    return [shared.map((head) => missing[head]), shared.map((head) => facts.get(head))]
  })
  expect(told.flatMap(([row]) => row).length).toBeGreaterThan(50)
  for (const [row, fact] of told) expect(row).toEqual(fact)
})

it('says of a rolling deadline that it is one, in a row and of the university', () => {
  const { results } = TOOLS.search.answer.parse(
    askTool('search', { search: 'universities in Ireland', level: 'bachelor' })?.body,
  )
  const told = results.map(({ Profile, ...row }) => {
    const id = new URL(String(Profile)).pathname.split('/').at(-1) ?? ''
    const fact = factsFor(id, 'bachelor', 'international').find(
      ({ label }) => label === 'Application Deadline',
    )
    return [row['Application Deadline, unit'], fact?.unit]
  })
  expect(
    told.flat().filter((unit) => unit?.toString().includes('rolling until then')).length,
  ).toBeGreaterThan(5)
  for (const [row, fact] of told) expect(row).toBe(fact)
})

it('has no tool by another name', () => {
  expect(askTool('toString', {})).toBeNull()
})

const RECORDS = 100

/** A hundred universities of the catalogue, drawn by a seed. */
function drawn(seed: number) {
  const random = seededRandom(seed)
  const left = [...getUniversities()]
  return Array.from({ length: RECORDS }, () => left.splice(Math.floor(random() * left.length), 1)).flat()
}

/** What the profile says of each question, by the functions that it asks. */
const SAID = {
  'Tuition (International)': (university, level) => tuitionAt(university, level).value,
  'Application Deadline': (university, level) => deadlineAt(university, level).value,
  'English Requirement': (university, level) => englishAt(university, level).value,
  'How to Apply': (university, level) => applyingAt(university, level).value,
  'Teaching Language': (university, level) => entryAt(university, 'teaching-language', level).value,
  'School or Degree': (university, level) => entryAt(university, 'school-certificate', level).value,
  'What Becomes of Students': (university, level) => outcomeAt(university, level).value,
  'Public or Private': (university) => sectorOf(university),
} satisfies Record<string, (university: University, level: Level) => { text: string } | null>

const COUNTED = {
  'Acceptance Rate': acceptanceAt,
  'Employment Rate': employmentAt,
  'Minimum GPA': (university, level) => askedAt(university, level)?.minimumGpa ?? null,
  'Student Population': ({ studentPopulation }) => studentPopulation,
} satisfies Record<string, (university: University, level: Level) => number | null>

const TOTALS = ['Total a Year', 'Whole Degree with Living']

const OTHERS = [
  ['eu-eea', 'Tuition (EU and EEA students)'],
  ['home', 'Tuition (Home students)'],
] as const

/** Citizens of the EU pay as at home, or a fee of their own, in these alone: of the others none lets all of them. */
const FREE =
  'at be bg cy cz de dk ee es fi fr gr hr hu ie is it li lt lu lv mt nl no pl pt ro se si sk'.split(' ')
const isOfTheEu = ({ countryCode }: University) => FREE.includes(countryCode)

const factsFor = (id: string, level: Level, status: Payer) =>
  answerFacts({ id, level, status, subject: '' })?.facts ?? []

it.each(LEVELS.map(({ value }, seed) => [value, seed + 1] as const))(
  'says what the profiles of 100 universities say at %s, on what it rests, and why where they say nothing',
  (level, seed) => {
    const withoutSource: string[] = []
    for (const [at, university] of drawn(seed).entries()) {
      const told = factsFor(university.id, level, 'international')
      const facts = new Map(told.map((fact) => [fact.label, fact]))
      const said = Object.entries(SAID).map(([label, say]) => [label, say(university, level)?.text ?? null])
      expect(
        said.map(([label, text]) => [
          label,
          text && facts.get(label ?? '')?.display?.startsWith(text) && text,
        ]),
      ).toEqual(said)
      for (const [label, count] of Object.entries(COUNTED))
        expect([label, facts.get(label)?.value ?? null]).toEqual([label, count(university, level)])
      // A fifth of them: each asks the whole profile once more.
      for (const [status, label] of at % 5 === 0 ? OTHERS : []) {
        const isAbroad = status === 'eu-eea' && !isOfTheEu(university)
        const asked = isAbroad ? 'Tuition (International)' : label
        const fee = factsFor(university.id, level, status).find((fact) => fact.label === asked)
        const text = tuitionAt(university, level, isAbroad ? 'international' : status).value?.text ?? null
        expect([fee?.display?.startsWith(text ?? '') ? text : fee?.display, !fee?.source]).toEqual([
          text,
          !text,
        ])
      }
      for (const { display, value, unit } of told.filter(({ label }) => TOTALS.includes(label))) {
        if (typeof value !== 'number') continue
        const [, first] = /^(?:at least|about) (US\$ [\d,]*\d)/.exec(display ?? '') ?? []
        expect(first).toBe(formatUsd(value))
        expect(['year', 'first year', 'whole degree']).toContain(unit)
      }
      for (const fact of told) {
        expect(fact.display === null).toBe(fact.why !== null)
        expect([fact.label, fact.value === null]).toEqual([fact.label, fact.why !== null])
        if (fact.display === null) expect([fact.value, fact.source, fact.year]).toEqual([null, null, null])
        else if (!fact.source || !fact.kind) withoutSource.push(`${university.id}: ${fact.label}`)
      }
    }
    expect(withoutSource).toEqual([])
  },
)

it.each(['university-of-oxford', 'arizona-state-university', 'university-of-toronto', 'eth-zurich'])(
  'tells citizens of the EU the fee of students from abroad at %s',
  (id) => {
    const [told, abroad] = (['eu-eea', 'international'] as const).map((status) =>
      factsFor(id, 'bachelor', status).find(({ label }) => label === 'Tuition (International)'),
    )
    expect(told?.display).toBe(abroad?.display)
    expect(told?.display).not.toBeNull()
  },
)

type Told = Record<string, unknown>

const TellingSchema = z.looseObject({ display: z.string().nullable(), source: z.string().nullable() })

const byKey = <Each extends Told>(list: readonly Each[], key: keyof Each): Told =>
  Object.fromEntries(list.map((each) => [String(each[key]), each]))

/** The columns in which all rows say the same. */
const sharedBy = ([first = {}, ...rest]: readonly Told[]): Told =>
  Object.fromEntries(Object.entries(first).filter(([name, cell]) => rest.every((row) => row[name] === cell)))

/** An answer as the questions speak of it. */
const TOLD: { [Name in ToolName]: (body: Answers[Name]) => Told } = {
  search: ({ results, ...body }) => ({ ...body, first: results[0], shared: sharedBy(results) }),
  facts: ({ facts }) => byKey(facts, 'label'),
  compare: ({ universities }) =>
    Object.fromEntries(universities.map((each) => [each.id, byKey(each.facts, 'label')])),
  cost: ({ lines, cheapest, ...body }) => ({ ...body, lines: byKey(lines, 'label'), cheapest: cheapest[0] }),
  'awards-for': ({ awards }) => byKey(awards, 'id'),
  tasks: (body) => byKey(body.tasks, 'title'),
}

const told = <Name extends ToolName>(tool: Name, body: Answers[Name]): Told => TOLD[tool](body)

/** What says something without a source, and what says nothing without a reason. */
function unfounded(body: unknown, path = ''): string[] {
  if (typeof body !== 'object' || body === null) return []
  const below = Object.entries(body).flatMap(([name, part]) => unfounded(part, `${path}/${name}`))
  const { data } = TellingSchema.safeParse(body)
  if (!data || data.kind === 'advice' || data.kind === 'own') return below
  return (data.display === null ? data.why : data.source) ? below : [...below, path]
}

/** The cells of a row of a list that hold a figure whose source is not beside it. */
const unfoundedCells = (row: Told): string[] =>
  Object.keys(row).filter((name) => `${name}, source` in row && row[name] !== null && !row[`${name}, source`])

it('has fifty questions', () => {
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(50)
})

it.each(QUESTIONS)('answers “$asked” with a source in every fact', ({ tool, params, told: expected }) => {
  const body = TOOLS[tool].answer.parse(askTool(tool, params)?.body)
  expect(told(tool, body)).toMatchObject(expected)
  expect(unfounded(body)).toEqual([])
  if ('results' in body) expect(body.results.flatMap(unfoundedCells)).toEqual([])
})
