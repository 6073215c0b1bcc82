import { z } from 'zod'
import type { ProgrammeRow, ProgrammesFile } from '@/lib/programmes/schema'
import { titlesOf } from '../../import/programmes/titles'
import { renewProgrammes, type Offer } from '../programmes'
import { plainName, type PublisherRow, type Recipe, type Standing } from '../recipe'

const DATASETS = 'https://data.enseignementsup-recherche.gouv.fr/api/explore/v2.1/catalog/datasets'
const PAGES = 'https://data.enseignementsup-recherche.gouv.fr/explore/dataset'
const COMMON = {
  publisher: 'Ministère de l’Enseignement supérieur et de la Recherche (SIES)',
  licence: 'Licence Ouverte 2.0',
}
const NATIONAL = { grain: 'degree', scheme: 'fr-isced', subjectFrom: 'titleEn' } as const

type Titles = ReadonlyMap<string, Partial<ProgrammeRow>>

/** Bachelor's degrees that French universities offer to school leavers, matched by the ministry's number of the university. */
export const parcoursup: Recipe = {
  name: 'parcoursup',
  ...COMMON,
  terms: `${PAGES}/fr-esr-parcoursup`,
  since: '2024',
  files: [
    {
      name: 'fr-esr-parcoursup.csv',
      url: `${DATASETS}/fr-esr-parcoursup/exports/csv?delimiter=%3B`,
      format: 'csv',
      leastBytes: 5_000_000,
      mostBytes: 100_000_000,
      leastRows: 10_000,
      columns: z.object({
        session: z.string().regex(/^\d{4}$/),
        g_ea_lib_vx: z.string(),
        fili: z.string(),
        fil_lib_voe_acc: z.string(),
        etablissement_id_paysage: z.string(),
      }),
    },
  ],
  make: (rows, standing, { day }) => {
    const path = 'programmes/fr-bachelors.json'
    const { edition, listed } = newest(
      rows['fr-esr-parcoursup.csv'] ?? [],
      'etablissement_id_paysage',
      'g_ea_lib_vx',
      standing,
    )
    const titles = titlesIn(standing, path, 'french-licences')
    const counts = new Map<string, number>()
    const named = listed.flatMap(({ id, row }) => {
      const name = nationalTitle(row)
      if (name === null) return []
      const key = `${id} ${lettersOf(name)}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
      return counts.get(key) === 1
        ? [{ id, key, offer: offerOf(titles, { level: 'bachelor', award: 'Licence', title: name }) }]
        : []
    })
    return {
      edition,
      ...renewProgrammes(
        {
          path,
          edition: {
            ...NATIONAL,
            title: 'Bachelor’s degrees (licences) of French universities',
            source: 'fr-parcoursup',
            year: edition,
            note: `Of the session of ${edition}. Double degrees and the portals of single universities are left out, and universities that are listed under the numbers of their parts are incomplete. The English names are ours.`,
            counted: 'entries on the national portal',
          },
          offers: named.map(({ id, key, offer }) => [id, { ...offer, count: counts.get(key) }]),
          needsEnglish: true,
        },
        standing,
        { day },
      ),
      sources: {
        'fr-parcoursup': source(
          'Parcoursup, programmes offered (fr-esr-parcoursup)',
          'fr-esr-parcoursup',
          edition,
        ),
      },
    }
  },
}

/** Master's degrees to which French universities admit by the national portal, matched as above. */
export const monMaster: Recipe = {
  name: 'mon-master',
  ...COMMON,
  terms: `${PAGES}/fr-esr-mon_master`,
  since: '2024',
  files: [
    {
      name: 'fr-esr-mon_master.json',
      url: `${DATASETS}/fr-esr-mon_master/exports/json`,
      format: 'json',
      leastBytes: 2_000_000,
      mostBytes: 200_000_000,
      leastRows: 6000,
      columns: z.object({
        session: z.string().regex(/^\d{4}$/),
        eta_nom: z.string().nullable(),
        mention: z.string().min(1),
        id_paysage: z.string().nullable(),
      }),
    },
  ],
  make: (rows, standing, { day }) => {
    const path = 'programmes/fr-masters.json'
    const { edition, listed } = newest(
      rows['fr-esr-mon_master.json'] ?? [],
      'id_paysage',
      'eta_nom',
      standing,
    )
    const titles = titlesIn(standing, path, 'french-masters')
    return {
      edition,
      ...renewProgrammes(
        {
          path,
          edition: {
            ...NATIONAL,
            title: 'Master’s degrees of French universities',
            source: 'fr-mon-master',
            year: edition,
            note: `National titles with admission by the portal Mon Master in ${edition}. The English names and subjects are ours, and the pages were not opened.`,
          },
          offers: listed.map(({ id, row }) => [
            id,
            offerOf(titles, { level: 'master', title: String(row.mention) }),
          ]),
          keepsPages: true,
          needsEnglish: true,
        },
        standing,
        { day },
      ),
      sources: {
        'fr-trouver-mon-master-2021': null,
        'fr-mon-master': source(
          'Mon Master, programmes offered (fr-esr-mon_master)',
          'fr-esr-mon_master',
          edition,
        ),
      },
    }
  },
}

const source = (title: string, dataset: string, year: string) => ({
  title,
  publisher: COMMON.publisher,
  url: `${PAGES}/${dataset}`,
  year,
  kind: 'register',
  licence: COMMON.licence,
  note: `Session of ${year}; put into another form.`,
})

/** The rows of the newest session, with the university of each. */
function newest(rows: readonly PublisherRow[], number: string, name: string, standing: Standing) {
  const edition = rows.map((row) => String(row.session)).reduce((a, b) => (a > b ? a : b), '')
  const [ids, names] = [standing.identifiers('paysage'), standing.byName('fr')]
  const listed = rows.flatMap((row) => {
    const id = ids.get(String(row[number])) ?? names.get(plainName(String(row[name])))
    return id && row.session === edition ? [{ id, row }] : []
  })
  return { edition, listed }
}

/** "Licence Informatique"; null for what is no licence, as for a degree of technology. */
function nationalTitle({ fili, fil_lib_voe_acc }: PublisherRow): string | null {
  if (fili === 'PASS') return 'Parcours d’accès spécifique santé (PASS)'
  return fili === 'Licence' ? `Licence ${String(fil_lib_voe_acc)}` : null
}

/** The portals write titles in capitals or without accents; a title that stands at any university is written as there. */
const lettersOf = (title: string) =>
  plainName(title)
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Titles of the file, and of our table, which keeps the names of those that nobody offers for a year. */
function titlesIn(standing: Standing, path: string, table: string): Titles {
  const named = [...titlesOf(standing.table(table))].map(([, { title, english, subject }]) => ({
    title,
    titleEn: english ?? undefined,
    subject: subject ?? undefined,
  }))
  const rows = Object.values((standing.read(path) as ProgrammesFile | null)?.universities ?? {}).flat()
  return new Map([...named, ...rows].map((row) => [lettersOf(row.title ?? ''), row]))
}

function offerOf(titles: Titles, listed: Offer & { title: string }): Offer {
  const { title, titleEn, subject, field } = titles.get(lettersOf(listed.title)) ?? { title: listed.title }
  return { ...listed, title, titleEn, subject, field }
}
