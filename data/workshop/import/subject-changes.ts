import type { Reject, Table } from './dataset'
import { cellOf, lineOf } from './dataset'
import type { CodesDraft, SubjectDraft, SubjectFiles } from './subjects'

/**
 * One correction of the tables, a line of `subject-changes.tsv` (columns: place, of, change, values, why).
 * - place `subjects`, of a slug, change `synonyms+`, `synonyms-`, `inTitles+`, `ordinary+`, `otherNames+`, `neighbours=`, `covers+`,
 *   `name=`, `description=`, `narrow=`, or `new` with the name, narrow field and description as values
 * - place a scheme, of a code, change `subjects=` or `holds=`, or `new` with its subjects as values
 */
export type Change = { row: number; place: string; of: string; change: string; values: string[]; why: string }

const LISTS = ['synonyms', 'inTitles', 'ordinary', 'otherNames', 'neighbours', 'covers'] as const
const TEXTS = ['name', 'description', 'narrow'] as const

export function readChanges(table: Table): Change[] {
  return table.rows.map((row, at) => ({
    row: lineOf(at),
    place: cellOf(row, 'place'),
    of: cellOf(row, 'of'),
    change: cellOf(row, 'change'),
    values: cellOf(row, 'values').split('|').filter(Boolean),
    why: cellOf(row, 'why'),
  }))
}

/** The tables with the corrections, in their order. A correction that changes nothing is rejected: it has had its day. */
export function applyChanges(
  files: SubjectFiles,
  changes: readonly Change[],
): SubjectFiles & { rejects: Reject[] } {
  const subjects = files.subjects.map((each) => ({ ...each }))
  const schemes = files.schemes.map((each) => ({ ...each, codes: each.codes.map((code) => ({ ...code })) }))
  const rejects: Reject[] = []
  for (const change of changes) {
    const isDone = change.place === 'subjects' ? changeSubject(subjects, change) : changeCode(schemes, change)
    const reason = `the correction "${change.change}" changes nothing`
    if (!isDone) rejects.push({ row: change.row, id: `${change.place} ${change.of}`, reason })
  }
  return { subjects, schemes, rejects }
}

function changeSubject(subjects: SubjectDraft[], { of, change, values }: Change): boolean {
  const subject = subjects.find(({ slug }) => slug === of)
  if (change === 'new') return !subject && addSubject(subjects, of, values)
  const field = change.slice(0, -1)
  const text = TEXTS.find((name) => name === field)
  const list = LISTS.find((name) => name === field)
  if (!subject) return false
  if (text) {
    const [value = ''] = values
    if (value === '' || subject[text] === value) return false
    subject[text] = value
    if (text === 'narrow') subject.broad = value.slice(0, 2)
    return true
  }
  return list !== undefined && changeList(subject, list, change.slice(-1), values)
}

function changeList(
  subject: SubjectDraft,
  list: (typeof LISTS)[number],
  sign: string,
  values: readonly string[],
): boolean {
  const before = subject[list]
  const without = before.filter((value) => !values.includes(value))
  // Each value must be new, or be there to be taken out: a line that is half right would hide its other half.
  const expected = sign === '+' ? before.length : before.length - values.length
  if (sign === '=') subject[list] = [...values]
  else if (without.length !== expected) return false
  else subject[list] = sign === '+' ? [...before, ...values] : without
  return subject[list].join() !== before.join()
}

function addSubject(subjects: SubjectDraft[], slug: string, values: readonly string[]): boolean {
  const [name, narrow, description] = values
  if (!name || !narrow || !description) return false
  subjects.push({
    ...{ slug, name, narrow, description, broad: narrow.slice(0, 2) },
    ...{ synonyms: [], inTitles: [], ordinary: [], otherNames: [], neighbours: [], covers: [] },
  })
  return true
}

function changeCode(schemes: readonly CodesDraft[], { place, of, change, values }: Change): boolean {
  const scheme = schemes.find((each) => each.scheme === place)
  const code = scheme?.codes.find((each) => each.code === of)
  if (change === 'new' && scheme && !code) return scheme.codes.push({ code: of, subjects: values }) > 0
  const list = (['subjects', 'holds'] as const).find((name) => `${name}=` === change)
  if (!list || !code || code[list]?.join() === values.join()) return false
  code[list] = values
  return true
}
