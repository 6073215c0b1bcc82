import { cellOf, linkOf, statementsOf, tableOf, type Dataset, type Reject, type Table } from './dataset'

const EDITION = { source: 'eche-2026', year: 'April 2026', readOn: '2026-11-23' }

/** Holders of the Erasmus Charter: their code, until when, and their website where it is given with https. */
export const eche: Dataset = {
  name: 'eche',
  files: ['eche'],
  read: (tables, ids) => readCharters(tableOf(tables, 'eche'), ids, EDITION),
}

/** The charters of one edition of the list. */
export function readCharters(
  table: Table,
  ids: ReadonlySet<string>,
  edition: typeof EDITION,
): ReturnType<Dataset['read']> {
  const rejects: Reject[] = []
  const universities = statementsOf(table, ids, rejects, (row, reject) => {
    const website = linkOf(row, 'website')
    if (!website && cellOf(row, 'website')) reject('website without https, left out')
    return {
      erasmus: { code: cellOf(row, 'erasmus_code'), validTo: cellOf(row, 'valid_to') || null },
      website: website ?? undefined,
    }
  })
  const note =
    'A university with a charter may take part in Erasmus+; the charter says nothing of places or partners.'
  return {
    register: {
      title: 'Holders of the Erasmus Charter for Higher Education',
      editions: [{ ...edition, note, universities }],
    },
    rejects,
  }
}
