import { VERDICTS, type Verdict } from '../eligibility/verdict'
import { filtersOf, type FilterEntry } from '../list/filters'
import { readVerdicts } from './kept-verdicts'
import type { ProgrammeListRow } from './row'

/** The words that can be asked for. A verdict that the rules leave open is not known. */
const TAKES = VERDICTS.filter(({ value }) => value === 'eligible' || value === 'almost')

/** Lists of one word each, made once: thousands of rows are counted by them. */
const LISTS = new Map<Verdict, readonly Verdict[]>(VERDICTS.map(({ value }) => [value, [value]]))

/** The word for a row; null where the rules leave it open, or the browser keeps no profile. */
function takesOf(row: ProgrammeListRow): readonly Verdict[] | null {
  const verdict = row.levels === 0 ? undefined : readVerdicts()?.(row)
  return verdict === undefined || verdict === 'check' ? null : (LISTS.get(verdict) ?? null)
}

/** Whether a row can't take the visitor, by the profile that the browser keeps; null where it keeps none. */
export function refuses(): ((row: ProgrammeListRow) => boolean) | null {
  const verdictOf = readVerdicts()
  return verdictOf && ((row) => verdictOf(row) === 'not-eligible')
}

/** "Can they take me?" by the profile that the browser keeps. */
export const takeFilter: FilterEntry<ProgrammeListRow, Verdict[]> =
  filtersOf<ProgrammeListRow>().set<Verdict>({
    label: 'Can they take me?',
    drop: '“Can they take me?”',
    options: TAKES,
    match: 'any',
    onDevice: true,
    read: takesOf,
  })
