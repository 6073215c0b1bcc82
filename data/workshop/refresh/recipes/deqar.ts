import { z } from 'zod'
import { subjectsOf } from '@/lib/subjects/subjects-of'
import { monthOf } from '../../import/programmes/au-courses'
import { renewProgrammes, type Offer } from '../programmes'
import { dayOf, plainName, type PublisherRow, type Recipe, type Standing } from '../recipe'

const FOLDER = 'https://backend.deqar.eu/static/daily-csv'

/** Countries of which no register of programmes is read. */
const COUNTRIES = 'at be bg ch cy de ee hr hu lt lu lv mt ro si sk'.split(' ')

const LEVELS: Readonly<Record<string, Offer['level']>> = {
  'first cycle': 'bachelor',
  'second cycle': 'master',
  'third cycle': 'doctorate',
}
/** Kinds of reports that judge a programme. */
const OF_PROGRAMMES = ['programme', 'joint programme', 'institutional/programme']
/** Some master's degrees stand under the first cycle. */
const MASTER = /master|\bm\.\s?(?:a|sc|eng|ed)\b|\bllm\b|\bmba\b/i
/** "(formerly: …)" behind a German name. */
const FORMER_NAME = /\s*\((?:vormals|ehemals)\b[^)]*\)/i
const ROR = /ROR:\s*(?:https?:\/\/ror\.org\/)?(0\w{8})/

type University = { id: string; website?: string; sources: { url?: string }[] }

/** Programmes whose accreditation is valid, matched by ROR or the host of the university's website. */
export const deqar: Recipe = {
  name: 'deqar',
  publisher: 'European Quality Assurance Register for Higher Education (EQAR)',
  licence: 'PDDL 1.0',
  terms: 'https://www.eqar.eu/qa-results/terms-and-conditions/',
  since: '2026',
  files: [
    {
      name: 'deqar-institutions.csv',
      url: `${FOLDER}/deqar-institutions.csv`,
      format: 'csv',
      leastBytes: 500_000,
      mostBytes: 50_000_000,
      leastRows: 2000,
      columns: z.object({
        deqar_id: z.string().min(1),
        website_link: z.string(),
        identifiers_all: z.string(),
      }),
    },
    {
      name: 'deqar-reports.csv',
      url: `${FOLDER}/deqar-reports.csv`,
      format: 'csv',
      leastBytes: 10_000_000,
      mostBytes: 600_000_000,
      leastRows: 40_000,
      columns: z.object({
        hei_deqar_id: z.string(),
        report_type: z.string(),
        report_decision: z.string(),
        report_valid_to: z.string().regex(/^(?:\d{4}-\d\d-\d\d.*)?$/),
        programme_name: z.string(),
        programme_qualification: z.string(),
        programme_qf_ehea_level: z.string(),
      }),
    },
  ],
  make: (rows, standing, { day, files }) => {
    const edition = dayOf('deqar-reports.csv', files['deqar-reports.csv']?.modified)
    const year = monthOf(edition) ?? ''
    const ids = idsOfInstitutions(rows['deqar-institutions.csv'] ?? [], standing)
    const subjectIn = subjectsByName(standing)
    const offers = (rows['deqar-reports.csv'] ?? []).flatMap((row) => {
      const id = ids.get(String(row.hei_deqar_id))
      const offer = id && String(row.report_valid_to) >= day ? offerOf(row, subjectIn) : null
      return id && offer ? [[id, offer] as const] : []
    })
    return {
      edition,
      ...renewProgrammes(
        {
          path: 'programmes/eu-deqar.json',
          edition: {
            title: 'Accredited programmes in Europe (DEQAR)',
            source: 'deqar',
            year,
            note: 'Programmes whose accreditation is valid. Many are accredited otherwise and missing, and so are those whose name leads to no subject of ours. The language of teaching is not stated.',
            grain: 'course',
            subjectFrom: 'title',
            partialAt: ['bachelor', 'master', 'doctorate'],
          },
          offers,
        },
        standing,
        { day },
      ),
      sources: {
        deqar: {
          title: 'DEQAR, reports on programmes',
          publisher: 'European Quality Assurance Register for Higher Education (EQAR)',
          url: 'https://www.eqar.eu/qa-results/download-data-sets/',
          year,
          kind: 'register',
          licence: 'PDDL 1.0',
          note: 'Data: DEQAR, European Quality Assurance Register for Higher Education (eqar.eu), PDDL.',
        },
      },
    }
  },
}

/** The university of each of EQAR's numbers; one that two universities would share is left out. */
function idsOfInstitutions(rows: readonly PublisherRow[], standing: Standing): ReadonlyMap<string, string> {
  const universities = COUNTRIES.flatMap(
    (country) => (standing.read(`universities/${country}.json`) ?? []) as University[],
  )
  const byRor = new Map<string, string>()
  const byHost = new Map<string, string[]>()
  for (const { id, website, sources } of universities) {
    for (const { url } of sources) if (url?.startsWith('https://ror.org/')) byRor.set(url.slice(16), id)
    const host = hostOf(website ?? '')
    if (host) byHost.set(host, [...(byHost.get(host) ?? []), id])
  }
  return new Map(
    rows.flatMap(({ deqar_id, website_link, identifiers_all }) => {
      const [, ror = ''] = ROR.exec(String(identifiers_all)) ?? []
      const [first, ...others] = byHost.get(hostOf(String(website_link))) ?? []
      const id = byRor.get(ror) ?? (others.length === 0 ? first : undefined)
      return id ? [[String(deqar_id), id] as const] : []
    }),
  )
}

/** "uni-x.de" of "http://www.uni-x.de/en" and of "www.uni-x.de". */
const hostOf = (address: string) =>
  address
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/?#:].*$/, '')

/** The subject that a whole title names, in the languages in which we know its name. */
function subjectsByName(standing: Standing): (title: string) => string | null {
  const subjects = standing.read('subjects.json') as { slug: string; otherNames?: string[] }[]
  const slugs = new Map<string, string | null>()
  for (const { slug, otherNames = [] } of subjects)
    for (const name of otherNames.map(plainName)) slugs.set(name, slugs.has(name) ? null : slug)
  return (title) => slugs.get(plainName(title)) ?? null
}

/** Null for what is no programme of ours, was not accredited, or has a name that leads to no subject. */
function offerOf(row: PublisherRow, subjectIn: (title: string) => string | null): Offer | null {
  const [award, cycle] = [String(row.programme_qualification).trim(), String(row.programme_qf_ehea_level)]
  const title = String(row.programme_name).replace(FORMER_NAME, '').replace(/\s+/g, ' ').trim()
  const level = LEVELS[cycle]
  const isProgramme = OF_PROGRAMMES.includes(String(row.report_type)) && title !== ''
  const isSlip = level === 'bachelor' && (MASTER.test(award) || /master/i.test(title))
  if (!level || !isProgramme || isSlip || /negative/i.test(String(row.report_decision))) return null
  const subject = subjectIn(title)
  if (!subject && !subjectsOf({ title, level }).subject) return null
  return { level, award, title, ...(subject && { subject }) }
}
