import { z } from 'zod'
import { aTable } from '../../import/a-table'
import type { Reject } from '../../import/dataset'
import { readSubjectsOfCourses } from '../../import/programmes/uk'
import { readSubjects } from '../../import/uk'
import { dayOf, rejectLines, type PublisherRow, type Recipe } from '../recipe'

type Register = { editions: { counted?: string }[] }
type Codes = { codes: { code: string; name: string }[] }

/** Subjects of undergraduate courses in the United Kingdom, matched by the number of the provider that publishes the course. */
export const discoverUni: Recipe = {
  name: 'discover-uni',
  publisher: 'Office for Students and Jisc (HESA)',
  licence: 'CC BY 4.0',
  terms: 'https://www.discoveruni.gov.uk',
  since: '2025-08-04',
  files: [
    {
      name: 'discover-uni.zip',
      url: 'https://unistatsdataset.hesa.ac.uk/api/UnistatsDatasetDownload',
      format: 'csv',
      member: /(^|\/)SBJ\.csv$/,
      leastBytes: 3_000_000,
      mostBytes: 300_000_000,
      leastRows: 20_000,
      columns: z.object({
        PUBUKPRN: z.string().regex(/^\d{8}$/),
        KISCOURSEID: z.string().min(1),
        SBJ: z.string().regex(/^CAH\d\d-\d\d-\d\d$/),
      }),
    },
  ],
  make: (rows, standing, { day, files }) => {
    const edition = dayOf('discover-uni.zip', files['discover-uni.zip']?.modified)
    const year = edition.slice(0, 4)
    const about = { source: `discover-uni-${year}`, year, readOn: day }
    const table = aTable(
      'uk-subjects',
      countsOf(
        rows['discover-uni.zip'] ?? [],
        standing.identifiers('ukprn'),
        namesOf(standing.read('subject-codes/cah.json') as Codes),
      ),
    )
    const { file, rejects } = readSubjectsOfCourses(table, standing.ids, about)
    const more: Reject[] = []
    const subjects = readSubjects(table, standing.ids, more, { ...about, level: 'bachelor' })
    const register = standing.read('open/uk.json') as Register
    const editions = register.editions.map((each) => (each.counted === subjects.counted ? subjects : each))
    const sources = standing.read('sources.json') as Record<string, object>
    return {
      edition,
      files: { 'programmes/uk-subjects.json': file, 'open/uk.json': { ...register, editions } },
      sources: {
        [about.source]: {
          ...sources['discover-uni-2025'],
          title: `Discover Uni dataset, as of ${edition}`,
          year,
        },
      },
      rejects: rejectLines([...rejects, ...more], standing),
    }
  },
}

const namesOf = ({ codes }: Codes) => new Map(codes.map(({ code, name }) => [code, name]))

/** A row for each university and subject: how many courses, however they are taught. A joint course counts under each subject. */
function countsOf(
  rows: readonly PublisherRow[],
  ids: ReadonlyMap<string, string>,
  names: ReadonlyMap<string, string>,
): Record<string, string>[] {
  const courses = new Map<string, Set<string>>()
  for (const { PUBUKPRN, KISCOURSEID, SBJ } of rows) {
    const id = ids.get(String(PUBUKPRN))
    if (!id) continue
    const key = `${id}\t${SBJ}`
    courses.set(key, (courses.get(key) ?? new Set()).add(String(KISCOURSEID)))
  }
  return [...courses]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, own]) => {
      const [id = '', code = ''] = key.split('\t')
      return { id, subject_code: code, subject: names.get(code) ?? code, courses_count: String(own.size) }
    })
}
