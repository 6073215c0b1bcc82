import { cellOf, tableOf, type Dataset, type Reject, type Table } from './dataset'
import { itemsById, statementsFrom, sumSubjects } from './items'

/** Fields of bachelor's programmes in Türkiye. `tables/turkish-fields.tsv` is the second table. */
export const tr: Dataset = {
  name: 'tr',
  files: ['tr-programs', 'turkish-fields'],
  read: (tables, ids) => {
    const rejects: Reject[] = []
    const fields = fieldsByName(tableOf(tables, 'turkish-fields'))
    const seen = new Set<string>()
    const taught = itemsById(tableOf(tables, 'tr-programs'), ids, rejects, (row, reject) => {
      const programme = cellOf(row, 'programme_tr')
      const key = [cellOf(row, 'id'), cellOf(row, 'faculty_tr'), programme, cellOf(row, 'language')].join(
        '\t',
      )
      const subject = fields.get(nameOf(programme))
      if (!subject) {
        reject('the name of the programme has no field')
        return []
      }
      if (seen.has(key)) {
        reject('the same programme with another kind of place')
        return []
      }
      seen.add(key)
      return [{ subject, level: 'bachelor' as const, count: 1 }]
    })
    return {
      register: {
        title: 'Bachelor’s programmes of Turkish universities',
        editions: [
          {
            source: 'tr-osym-2026',
            year: '2026',
            readOn: '2026-11-23',
            note: 'Preliminary guide of 2026; we put the programmes into fields by their names.',
            counted: 'programmes, each faculty and language by itself',
            universities: statementsFrom(taught, (subjects) => ({ subjects: sumSubjects(subjects) })),
          },
        ],
      },
      rejects,
    }
  },
}

/** The name without text in brackets: places, partners, languages. */
function nameOf(programme: string): string {
  return programme.replace(/ *\(.*$/, '').trim()
}

function fieldsByName(table: Table): Map<string, string> {
  return new Map(table.rows.map((row) => [cellOf(row, 'programme_tr'), cellOf(row, 'field')]))
}
