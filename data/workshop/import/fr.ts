import {
  cellOf,
  linkOf,
  numberOf,
  statementsOf,
  tableOf,
  withoutUnknown,
  type Dataset,
  type Reject,
  type StatementDraft,
  type Table,
} from './dataset'
import { itemsById, statementsFrom, sumSubjects } from './items'

type Outcome = NonNullable<StatementDraft['outcomes']>[number]
type Ids = ReadonlySet<string>

const READ_ON = '2026-11-23'

/** Universities overseas where the register counts next to nobody as having come from abroad. */
const OVERSEAS: Ids = new Set(['university-of-french-polynesia', 'university-of-new-caledonia'])

const WHOSE = 'graduates of 2018, French nationals'
const EMPLOYED = 'of those in work or looking for it'
const PAY = 'in full-time work; net pay, median'

/** Students, subjects, what became of those with a master's degree, and websites, from the French ministry. */
export const fr: Dataset = {
  name: 'fr',
  files: ['fr-students', 'fr-subjects', 'fr-outcomes-master', 'fr-establishments'],
  read: (tables, ids) => {
    const rejects: Reject[] = []
    return {
      register: {
        title: 'Students and graduates of French universities',
        editions: [
          {
            source: 'fr-students-2022-23',
            year: '2022/23',
            readOn: READ_ON,
            note: 'Students from abroad are those who came to France to study.',
            universities: readStudents(tableOf(tables, 'fr-students'), ids, rejects),
          },
          {
            source: 'fr-students-2022-23',
            year: '2022/23',
            readOn: READ_ON,
            note: 'Students of all levels together; the English names of the subjects are ours.',
            counted: 'students in 2022/23',
            countsPeople: true,
            universities: readSubjects(tableOf(tables, 'fr-subjects'), ids, rejects),
          },
          {
            source: 'fr-master-outcomes-2018',
            year: '2018',
            readOn: READ_ON,
            note: 'Universities that merged later are counted as they were in 2018.',
            whose: {
              employed: `${WHOSE}, 18 months after finishing; ${EMPLOYED}`,
              earnings: `${WHOSE}, 18 months after finishing, ${PAY}`,
            },
            universities: readOutcomes(tableOf(tables, 'fr-outcomes-master'), ids, rejects),
          },
          {
            source: 'fr-establishments-2023',
            year: '2023',
            readOn: READ_ON,
            universities: readWebsites(tableOf(tables, 'fr-establishments'), ids, rejects),
          },
        ],
      },
      rejects,
    }
  },
}

function readStudents(table: Table, ids: Ids, rejects: Reject[]) {
  return statementsOf(table, ids, rejects, (row, reject) => {
    const id = cellOf(row, 'id')
    const isOverseas = OVERSEAS.has(id)
    if (isOverseas) reject('students from abroad left out: next to nobody is counted overseas')
    const count = numberOf(row, 'students')
    return {
      students: count ? { count, definition: 'headcount' } : undefined,
      studentsByLevel: withoutUnknown({
        undergraduate: numberOf(row, 'bachelor_level'),
        master: numberOf(row, 'master_level'),
        doctorate: numberOf(row, 'doctoral_level'),
      }),
      international: isOverseas
        ? undefined
        : {
            count: numberOf(row, 'international_mobile_students'),
            percent: numberOf(row, 'international_mobile_pct'),
          },
    }
  })
}

function readSubjects(table: Table, ids: Ids, rejects: Reject[]) {
  const taught = itemsById(table, ids, rejects, (row) => {
    const count = numberOf(row, 'students_count')
    return count ? [{ subject: cellOf(row, 'subject'), level: 'all' as const, count }] : []
  })
  return statementsFrom(taught, (subjects) => ({ subjects: sumSubjects(subjects) }))
}

function readOutcomes(table: Table, ids: Ids, rejects: Reject[]) {
  const outcomes = itemsById<Outcome>(table, ids, rejects, (row, reject) => {
    const subject = cellOf(row, 'subject')
    const months = cellOf(row, 'months_after')
    if (cellOf(row, 'cohort') !== '2018') {
      reject('graduates of another year than 2018')
      return []
    }
    if (months !== '18' && !(months === '30' && subject.endsWith(', all'))) {
      reject('not 18 months after finishing, and of a single subject')
      return []
    }
    const isLater = months === '30'
    const base = {
      level: 'master' as const,
      subject,
      people: numberOf(row, 'answers'),
      response: numberOf(row, 'response_pct'),
    }
    const employed = numberOf(row, 'employment_pct')
    const pay = numberOf(row, 'salary_net_monthly_median_eur')
    const found: Outcome[] = []
    if (employed !== null)
      found.push({
        measure: 'employed',
        ...base,
        value: employed,
        unit: '%',
        ...(isLater && { whose: `${WHOSE}, 30 months after finishing; ${EMPLOYED}` }),
      })
    if (pay !== null)
      found.push({
        measure: 'earnings',
        ...base,
        value: pay,
        unit: 'EUR',
        period: 'month',
        ...(isLater && { whose: `${WHOSE}, 30 months after finishing, ${PAY}` }),
      })
    return found
  })
  return statementsFrom(outcomes, (all) => ({ outcomes: [...all] }))
}

function readWebsites(table: Table, ids: Ids, rejects: Reject[]) {
  return statementsOf(table, ids, rejects, (row, reject) => {
    const website = linkOf(row, 'website')
    if (!website && cellOf(row, 'website')) reject('website without https, left out')
    return { website: website ?? undefined }
  })
}
