import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { startPublisher, type LocalPublisher } from './refresh/local-publisher'

const TODAY = new Date().toISOString().slice(0, 10)
const RATES = '/cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@latest/v1/currencies/usd.json'
const MUR = '/dati-ustat.mur.gov.it'
const STUDENTS = '/api/3/action/resource_show?id=32d26e28-a0b5-45f3-9152-6072164f3e63'
const DUO =
  '/onderwijsdata.duo.nl/dataset/7c0686f4-b5c2-418e-8e44-7be0057d8084/resource/ffffa7ad-e6a2-4ba7-9fc2-a09df4128555/download/ho_opleidingsoverzicht.csv'
const MON_MASTER =
  '/data.enseignementsup-recherche.gouv.fr/api/explore/v2.1/catalog/datasets/fr-esr-mon_master/exports/json'
const DBH = '/dbh.hkdir.no/api/Tabeller/hentJSONTabellData'

const NUMBERS = Array.from({ length: 11 }, (_, at) => String(10_001 + at))
const SUBJECTS = Array.from({ length: 10 }, (_, at) => `Subject ${at}`)

let publisher: LocalPublisher

beforeEach(async () => {
  const students = (count: number) => ({ students: { count, definition: 'headcount' } })
  publisher = await startPublisher({
    'universities/it.json': NUMBERS.map((number) => ({ id: `u-${number}`, name: `University ${number}` })),
    'universities/nl.json': [{ id: 'leiden-university', name: 'Leiden University' }],
    'universities/fr.json': [{ id: 'universite-paris-cite', name: 'Université Paris Cité' }],
    'universities/no.json': [{ id: 'university-of-oslo', name: 'University of Oslo' }],
    'workshop/tables/identifiers.tsv': [
      'scheme\tnumber\tid',
      'duo-name\tuniversiteit leiden\tleiden-university',
      ...NUMBERS.map((number) => `mur\t${number}\tu-${number}`),
    ].join('\n'),
    'workshop/tables/french-masters.tsv': 'programme\ttitle\tenglish\tsubject\n',
    'sources.json': { 'it-mur-2020-21': {}, 'nl-duo-rio-2026': {} },
    'exchange-rates.json': { date: '2020-01-01', source: { title: 'Old' }, rates: { EUR: 0.9, GBP: 0.8 } },
    'open/it.json': {
      editions: [
        {
          source: 'it-mur-2020-21',
          universities: Object.fromEntries(NUMBERS.map((number) => [`u-${number}`, students(1000)])),
        },
      ],
    },
    'programmes/nl-programmes.json': {
      universities: {
        'leiden-university': SUBJECTS.map((titleEn, at) => ({
          code: `6000${at}`,
          level: 'master',
          titleEn,
          field: '0421',
          months: 12,
        })),
      },
    },
    'programmes/fr-masters.json': {
      universities: {
        'universite-paris-cite': SUBJECTS.map((title) => ({
          level: 'master',
          title,
          titleEn: `${title} in English`,
        })),
      },
    },
  })
})

afterEach(() => publisher.close())

it('refreshes three sources from a local server, and shows what is different', async () => {
  publisher.answers[RATES] = rates(TODAY)
  serveStudents([1000, 1040])
  publisher.answers[DUO] = { body: duo(6000, 24), modified: new Date(`${TODAY}T03:00:00Z`).toUTCString() }
  const { code, said } = await refresh('exchange-rates', 'ustat-students', 'duo')
  expect(said).toContain('EUR: rate 0.9 → 0.91')
  expect(said).toContain('University 10002: students count 1,000 → 1,040')
  expect(said).toContain('Leiden University, Subject 3: months 12 → 24')
  expect(said.match(/^ {2}Written: .*$/gm)).toEqual([
    '  Written: programmes/nl-programmes.json.',
    '  Written: exchange-rates.json.',
    '  Written: open/it.json.',
  ])
  expect(code).toBe(0)
  expect(publisher.read('exchange-rates.json')).toMatchObject({ date: TODAY, rates: { EUR: 0.91 } })
}, 120_000)

it('refuses five broken files with the reason, and overwrites nothing', async () => {
  const before = everythingIn(publisher.place.data)
  publisher.answers[RATES] = rates('2020-06-01')
  serveStudents(NUMBERS.map(() => 1_000_000))
  publisher.answers[DUO] = { body: duo(50, 12) }
  publisher.answers[MON_MASTER] = { body: masters(SUBJECTS.slice(5)) }
  publisher.answers[DBH] = {
    body: JSON.stringify(Array(9000).fill({ Institusjonsnavn: 'Universitetet i Oslo', navn: 'Sosiologi' })),
  }
  const { code, said } = await refresh('exchange-rates', 'ustat-students', 'duo', 'mon-master', 'dbh')
  expect(code).toBe(1)
  expect(said.match(/^ {2}Nothing was written\.$/gm)).toHaveLength(5)
  for (const reason of [
    /The file is of 2020-06-01, older than what stands/,
    /Units moved: the middle students count is 1,?000 times/,
    /ho_opleidingsoverzicht\.csv has \d+ bytes; less than 500000 is a file cut short/,
    /0 rows changed and 5 are gone, of 10/,
    /programmes\.json has another shape/,
  ])
    expect(said).toMatch(reason)
  expect(everythingIn(publisher.place.data)).toEqual(before)
}, 120_000)

it('reports an error of one recipe with its name, and runs the others', async () => {
  publisher.answers[RATES] = rates(TODAY)
  publisher.answers[DUO] = { body: duo(6000, 24), modified: new Date(`${TODAY}T03:00:00Z`).toUTCString() }
  publisher.write('programmes/nl-programmes.json', '{')
  const { code, said } = await refresh('duo', 'exchange-rates')
  expect(said).toMatch(/^ {2}duo broke off, which is a fault of the program: SyntaxError/m)
  expect(said).toContain('  Written: exchange-rates.json.')
  expect(code).toBe(1)
}, 120_000)

it.each([
  ['the operator’s site', 'https://meridian.example', 'meridian-refresh/1.0 (+https://meridian.example)'],
  ['no computer of the operator’s own', 'http://localhost:3000', 'meridian-refresh/1.0'],
])(
  'names %s to publishers',
  async (_what, SITE_URL, agent) => {
    publisher.answers[RATES] = rates(TODAY)
    await refreshWith({ SITE_URL }, 'exchange-rates')
    expect(publisher.asked.at(-1)?.headers['user-agent']).toBe(agent)
  },
  120_000,
)

it('has a site or a repository to name in the weekly run', () => {
  const workflow = fs.readFileSync('.github/workflows/refresh.yml', 'utf8')
  expect(workflow).toMatch(/SITE_URL: \$\{\{ vars\.SITE_URL \|\| format\([^)]*github\.repository\) \}\}/)
})

/** Runs the command as an operator does. */
const refresh = (...names: string[]) => refreshWith({}, ...names)

async function refreshWith(
  variables: Record<string, string>,
  ...names: string[]
): Promise<{ code: number; said: string }> {
  const { data, from } = publisher.place
  const given = ['run', '-s', 'refresh', '--', ...names, '--from', String(from), '--data', data]
  return promisify(execFile)('npm', given, { env: { ...process.env, ...variables } }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      said: stdout + stderr,
    }),
  )
}

const rates = (date: string) => ({
  body: JSON.stringify({ date, usd: { eur: 0.91, gbp: 0.8 } }).padEnd(1500),
})

/** The students of the first universities; the others have as many as before. */
function serveStudents(counts: readonly number[]): void {
  publisher.answers[`${MUR}${STUDENTS}`] = {
    body: JSON.stringify({ result: { url: 'https://dati-ustat.mur.gov.it/02_iscrittixateneo.csv' } }),
  }
  const now = NUMBERS.map((number, at) => `2024/2025;Ateneo ${number};${number};${counts[at] ?? 1000};0`)
  const earlier = Array<string>(1000).fill('2019/2020;Ateneo;10001;1;1')
  publisher.answers[`${MUR}/02_iscrittixateneo.csv`] = {
    body: ['AnnoA;AteneoCOD;AteneoNOME;Isc_M;Isc_F', ...now, ...earlier].join('\n'),
  }
}

/** The Dutch register with programmes of others; one of Leiden has another length. */
function duo(others: number, months: number): string {
  const row = (university: string, code: string, title: string, credits: number) =>
    `107A1;Stichting ${university} (X);OPLEIDING;WO-MA;VOLTIJD;${code};${title};${title};;${credits};ECTS_PUNT;421;NLD;`
  return [
    'ONDERWIJSAANBIEDERID;ONDERWIJSAANBIEDER_NAAM;SOORT;NIVEAU;VORM;ERKENDEOPLEIDINGSCODE;NAAM_LANG;INTERNATIONALE_NAAM;EIGENNAAM_ENGELS;STUDIELAST;STUDIELASTEENHEID;ISCED;VOERTAAL;EINDDATUM',
    ...SUBJECTS.map((title, at) =>
      row('Universiteit Leiden', `6000${at}`, title, at === 3 ? months * 5 : 60),
    ),
    ...Array.from({ length: others }, (_, at) => row('Hogeschool', `3${at}`, `Other ${at}`, 60)),
  ].join('\n')
}

function masters(mentions: readonly string[]): string {
  const row = (university: string, mention: string) => ({
    session: '2025',
    eta_nom: university,
    mention,
    id_paysage: null,
    lieux: 'x'.repeat(300),
  })
  return JSON.stringify([
    ...mentions.map((mention) => row('Université Paris Cité', mention)),
    ...Array.from({ length: 6500 }, () => row('Ailleurs', 'DROIT')),
  ])
}

function everythingIn(folder: string): Record<string, string> {
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith('.cache'))
  return Object.fromEntries(
    files.flatMap((name) => {
      const file = path.join(folder, name)
      return fs.statSync(file).isFile() ? [[name, fs.readFileSync(file, 'utf8')]] : []
    }),
  )
}
