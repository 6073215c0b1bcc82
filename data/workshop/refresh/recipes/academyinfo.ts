import { z } from 'zod'
import { aTable } from '../../import/a-table'
import { statementsOf, type EditionDraft, type StatementDraft } from '../../import/dataset'
import { ACADEMYINFO, indicatorsIn } from '../../import/kr'
import type { PublisherRow, Recipe, Standing } from '../recipe'

/** The year that is read; tuition is a year ahead. A person raises it once a year: the columns are named after it. */
const YEAR = 2025
const FILE = '대학주요정보.xlsx'
const COLUMNS = {
  students: `재학생 (${YEAR},명)`,
  employed: `취업률 (${YEAR},%)`,
  perProfessor: `전임교원 1인당 학생 수(학생정원기준)(학부+대학원) (${YEAR},명)`,
  tuition: `평균 등록금 (${YEAR + 1},천원)`,
} as const

const UNIVERSITY = '대학교'
const MAIN = '본교'
const BRANCH = '분교'

/** A number, which is 0 where a campus has nobody; empty where the cell says none. */
const number = z.coerce.string().transform((cell) => (Number(cell) > 0 ? cell : ''))

type Register = { editions: (EditionDraft & { universities: Record<string, StatementDraft> })[] }

/** Students, average tuition and employment at Korean universities, matched by the Korean name. */
export const academyinfo: Recipe = {
  name: 'academyinfo',
  publisher: 'Ministry of Education of Korea',
  licence: 'KOGL Type 1',
  terms: 'https://www.data.go.kr/data/15118998/fileData.do',
  since: '2025',
  // Its page gives it to browsers alone.
  isByHand: true,
  files: [
    {
      name: FILE,
      url: 'https://www.data.go.kr/data/15118998/fileData.do',
      format: 'xlsx',
      leastBytes: 50_000,
      mostBytes: 5_000_000,
      leastRows: 400,
      columns: z.object({
        학교명: z.string().min(1),
        본분교명: z.string().min(1),
        학교유형: z.string().min(1),
        [COLUMNS.students]: number,
        [COLUMNS.employed]: number,
        [COLUMNS.perProfessor]: number,
        [COLUMNS.tuition]: number,
      }),
    },
  ],
  make: (rows, standing, { day }) => {
    const source = `kr-academyinfo-${YEAR}`
    const register = standing.read('open/kr.json') as Register
    const former = register.editions[0]
    const isSameYear = former?.source === source
    const table = aTable('kr-facts', indicatorRows(rows[FILE] ?? [], standing))
    const universities = statementsOf(table, standing.ids, [], (row) => {
      const was = former?.universities[row.id ?? '']
      return indicatorsIn(row, {
        tuitionYear: String(YEAR + 1),
        international: isSameYear ? was?.international : undefined,
        // They are of another table of the publisher, each with its year.
        feesByField: was?.fees?.filter(({ condition }) => condition) ?? [],
      })
    })
    const edition = { ...ACADEMYINFO, source, year: String(YEAR), readOn: day, universities }
    const sources = standing.read('sources.json') as Record<string, object>
    return {
      edition: String(YEAR),
      files: {
        'open/kr.json': {
          ...register,
          editions: isSameYear ? [edition] : [edition, ...register.editions.map(fromAbroadAlone)],
        },
      },
      sources: { [source]: { ...sources[former?.source ?? ''], year: `${YEAR}–${YEAR + 1}` } },
      rejects: [],
    }
  },
}

/** Students from abroad are in another table of the publisher, so that they stay in the edition of their year. */
const fromAbroadAlone = (edition: Register['editions'][number]) => ({
  ...edition,
  universities: Object.fromEntries(
    Object.entries(edition.universities).flatMap(([id, { international }]) =>
      international ? [[id, { international }]] : [],
    ),
  ),
})

/** The columns of the importer: students of all campuses without branch schools, the rest of the main one. */
function indicatorRows(rows: readonly PublisherRow[], standing: Standing): Record<string, string>[] {
  const ids = standing.identifiers('kr-name')
  const campuses = new Map<string, PublisherRow[]>()
  for (const row of rows) {
    // "영산대학교(양산)" is a campus of 영산대학교.
    const id = ids.get(String(row.학교명).replace(/\(.*\)$/, ''))
    if (id && row.학교유형 === UNIVERSITY && row.본분교명 !== BRANCH)
      campuses.set(id, [...(campuses.get(id) ?? []), row])
  }
  return [...campuses]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, own]) => {
      const main = own.find((row) => row.본분교명 === MAIN)
      const sum = own.reduce((all, row) => all + Number(row[COLUMNS.students]), 0)
      // The publisher counts tuition in thousands.
      const tuition = Math.round(Number(main?.[COLUMNS.tuition]) * 1000)
      return {
        id,
        students_undergraduate_2025: String(sum),
        average_tuition_krw_year_2026: tuition ? String(tuition) : '',
        employment_rate_pct_2025: String(main?.[COLUMNS.employed] ?? ''),
        students_per_professor_2025: String(main?.[COLUMNS.perProfessor] ?? ''),
      }
    })
}
