import { z } from 'zod'
import type { ProgrammesFile } from '@/lib/programmes/schema'
import { aTable } from '../../import/a-table'
import { dk } from '../../import/dk'
import { monthOf } from '../../import/programmes/au-courses'
import { renewProgrammes, type Offer } from '../programmes'
import { dayOf, plainName, type PublisherRow, type Recipe, type Standing } from '../recipe'

const PAGE = 'https://ufm.dk/uddannelse/statistik-og-analyser/uddannelseszoom'
const FILE = /[^"'\s]*\bufm_samlet_\d{2}[a-z]{3}\d{4}\.(?:csv|xlsx)/i
const SOURCE = 'dk-uddannelseszoom-2024'
const MASTERS = 'programmes/dk-masters.json'

const LEVELS: Readonly<Record<string, Offer['level']>> = {
  Kandidatuddannelse: 'master',
  Bacheloruddannelse: 'bachelor',
  Professionsbacheloruddannelse: 'bachelor',
}
const WHOLE_COUNTRY = '999999'
const CLOSED = 'nedlagteuddannelser'
const NONE = 'Ingen data'

/** Pages of which the list has a number alone. */
const UNNAMED = /-\d+$/

const text = z.coerce
  .string()
  .trim()
  .transform((cell) => cell.replace(/&#0?39;/g, "'"))

/** Master's degrees in Denmark, and what became of the graduates of all programmes, matched by names. */
export const uddannelseszoom: Recipe = {
  name: 'uddannelseszoom',
  publisher: 'Uddannelses- og Forskningsministeriet (UFM)',
  licence: 'Licence to verify',
  terms: PAGE,
  since: '2024-03-23',
  files: [
    {
      name: 'ufm_samlet.csv',
      named: /^ufm_samlet_\d{2}[a-z]{3}\d{4}\.(csv|xlsx)$/i,
      url: PAGE,
      find: (page) => {
        const [path] = FILE.exec(page) ?? []
        return path ? new URL(path, PAGE).href : null
      },
      format: 'csv',
      leastBytes: 300_000,
      mostBytes: 50_000_000,
      leastRows: 1500,
      columns: z.object({
        artikel_id: text,
        udbud_id: text,
        url: text,
        Titel: text,
        displaydocclass: text,
        hovedinsttx: text,
        instkommunetx: text,
        ...measure('afbrud'),
        ...measure('ledighed_nyudd'),
        ...measure('maanedloen_nyudd'),
      }),
    },
  ],
  make: (rows, standing, { day, files }) => {
    const { origin = '' } = files['ufm_samlet.csv'] ?? {}
    const edition = dayOf(origin, dayInName(origin))
    const month = monthOf(edition) ?? ''
    const ids = standing.byName('dk')
    const all = (rows['ufm_samlet.csv'] ?? []).flatMap((row) => {
      const name = plainName(String(row.hovedinsttx))
      const id = ids.get(name) ?? ids.get(name.split(' - ')[0] ?? '')
      const level = LEVELS[String(row.displaydocclass)]
      const isListed = row.udbud_id !== WHOLE_COUNTRY && !String(row.url).includes(CLOSED)
      return id && level && isListed ? [{ id, level, row }] : []
    })
    const programmes = renewProgrammes(
      {
        path: MASTERS,
        edition: {
          title: 'Danish master’s programmes in UddannelsesZoom',
          source: SOURCE,
          year: month,
          note: 'The list does not name the language, the English names are partly ours, and the pages were not opened.',
          grain: 'course',
          subjectFrom: 'titleEn',
        },
        offers: mastersOf(all),
        isKnownByCode: true,
        needsEnglish: true,
      },
      standing,
      { day },
    )
    const sources = standing.read('sources.json') as Record<string, object>
    const { register, rejects } = dk.read(
      [outcomesOf(all), namesOf(programmes.files[MASTERS], standing)],
      standing.ids,
    )
    const editions = register.editions.map((each) => ({ ...each, readOn: day }))
    return {
      edition,
      files: { ...programmes.files, 'open/dk.json': { ...register, editions } },
      sources: {
        [SOURCE]: {
          ...sources[SOURCE],
          title: `UddannelsesZoom, ${month}`,
          year: edition.slice(0, 4),
          note: `Uddannelses- og Forskningsministeriet, UddannelsesZoom, ${month}. Programmes are cited as single facts.`,
        },
      },
      rejects: [...programmes.rejects, ...rejects.map(({ id, reason }) => `${id}: ${reason}`)],
    }
  },
}

/** A measure, how many people it is of, its months, and the wider group that it was borrowed from. */
function measure(name: string) {
  return Object.fromEntries(['', '_n', '_statusaar', '_aggr'].map((end) => [`${name}${end}`, text]))
}

/** "ufm_samlet_23mar2024.csv" is of 23 March 2024; the empty text where the name says no day. */
function dayInName(name: string): string {
  const [, day, month, year] = /_(\d{2})([a-z]{3})(\d{4})\./i.exec(name) ?? []
  const date = new Date(`${day} ${month} ${year} UTC`)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
}

type Listed = { id: string; level: Offer['level']; row: PublisherRow }

function mastersOf(all: readonly Listed[]): [string, Offer][] {
  const masters = all.filter(({ level }) => level === 'master')
  return masters.map(({ id, level, row }): [string, Offer] => {
    const towns = masters
      .filter((each) => each.id === id && each.row.Titel === row.Titel)
      .map((each) => String(each.row.instkommunetx))
    return [
      id,
      {
        code: String(row.artikel_id),
        level,
        title: String(row.Titel),
        campus: [...new Set(towns)].filter((town) => town !== '').join(', '),
        url: UNNAMED.test(String(row.url)) ? '' : String(row.url).replace(/^(?:https?:\/\/)?/, 'https://'),
      },
    ]
  })
}

/** The columns of the importer, without what the ministry borrows from a wider group of programmes. */
function outcomesOf(all: readonly Listed[]) {
  const own = (row: PublisherRow, name: string, end: string) =>
    row[`${name}_aggr`] === '' && row[name] !== '' && row[`${name}${end}`] !== NONE
      ? String(row[`${name}${end}`])
      : ''
  return aTable(
    'dk-outcomes',
    all.map(({ id, level, row }) => ({
      id,
      level,
      programme: String(row.Titel),
      campus: String(row.instkommunetx),
      unemployment_pct: own(row, 'ledighed_nyudd', ''),
      unemployment_n: own(row, 'ledighed_nyudd', '_n'),
      unemployment_years: own(row, 'ledighed_nyudd', '_statusaar'),
      salary_median_thousand_dkk_month: own(row, 'maanedloen_nyudd', ''),
      salary_n: own(row, 'maanedloen_nyudd', '_n'),
      salary_years: own(row, 'maanedloen_nyudd', '_statusaar'),
      dropout_pct: own(row, 'afbrud', ''),
      dropout_n: own(row, 'afbrud', '_n'),
      dropout_years: own(row, 'afbrud', '_statusaar'),
    })),
  )
}

/** The English names of programmes that stand. */
function namesOf(masters: ProgrammesFile | undefined, standing: Standing) {
  const bachelors = standing.read('programmes/dk-bachelors.json') as ProgrammesFile | null
  const names = [masters, bachelors].flatMap((file) =>
    Object.entries(file?.universities ?? {}).flatMap(([id, rows]) =>
      rows.map(({ level, title, titleEn = '' }) => ({
        id,
        level,
        programme: title ?? titleEn,
        programme_en: titleEn,
      })),
    ),
  )
  return aTable('dk-programmes', names)
}
