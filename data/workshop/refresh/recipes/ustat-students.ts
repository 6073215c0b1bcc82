import { z } from 'zod'
import { aTable } from '../../import/a-table'
import { it } from '../../import/it'
import { jsonOf, type Recipe } from '../recipe'

const RESOURCE = '32d26e28-a0b5-45f3-9152-6072164f3e63'
const Resource = z.object({ result: z.object({ url: z.url() }) })
const NUMBER = /^\d{5}$/

/** Students of Italian universities, matched by the ministry's number of the university. */
export const ustatStudents: Recipe = {
  name: 'ustat-students',
  publisher: 'Ministero dell’Università e della Ricerca, Ufficio di Statistica (USTAT)',
  licence: 'Italian Open Data License 2.0',
  terms: 'https://dati-ustat.mur.gov.it/dataset/iscritti',
  since: '2020',
  files: [
    {
      name: 'students.csv',
      url: `https://dati-ustat.mur.gov.it/api/3/action/resource_show?id=${RESOURCE}`,
      find: (json) => Resource.safeParse(jsonOf(json)).data?.result.url ?? null,
      named: /iscrittixateneo\.csv$/i,
      format: 'csv',
      encoding: 'windows-1252',
      leastBytes: 20_000,
      mostBytes: 5_000_000,
      leastRows: 900,
      columns: z.object({
        AnnoA: z.string().regex(/^\d{4}\/\d{4}$/),
        AteneoCOD: z.string(),
        AteneoNOME: z.string(),
        Isc_M: z.string().regex(/^\d+$/),
        Isc_F: z.string().regex(/^\d+$/),
      }),
    },
  ],
  make: (rows, standing, { day }) => {
    const all = rows['students.csv'] ?? []
    const newest = all.map((row) => String(row.AnnoA)).reduce((a, b) => (a > b ? a : b), '')
    const [edition = '', end = ''] = newest.split('/')
    const year = `${edition}/${end.slice(2)}`
    const source = `it-mur-${edition}-${end.slice(2)}`
    const numbers = standing.identifiers('mur')
    const table = all.flatMap((row) => {
      // The header of the file has had the names of these two columns the wrong way round.
      const number = [row.AteneoCOD, row.AteneoNOME].map(String).find((cell) => NUMBER.test(cell)) ?? ''
      const id = numbers.get(number)
      const students = String(Number(row.Isc_M) + Number(row.Isc_F))
      return id && row.AnnoA === newest ? [{ id, students }] : []
    })
    const { register } = it.read([aTable('it-students', table)], standing.ids)
    const old = standing.read('open/it.json') as { editions: { source: string }[] }
    const editions = register.editions.map((each) => ({ ...each, source, year, readOn: day }))
    const sources = standing.read('sources.json') as Record<string, object>
    const former = old.editions[0]?.source ?? ''
    return {
      edition,
      files: { 'open/it.json': { ...register, editions } },
      sources: { [former]: null, [source]: { ...sources[former], year } },
      rejects: [],
    }
  },
}
