import { keptVerdicts } from '../eligibility/kept-verdicts'
import type { ProgrammeListRow } from './row'

/** Whether a programme can take the visitor of this browser. */
export const { keep: keepVerdicts, read: readVerdicts } = keptVerdicts<[row: ProgrammeListRow]>()
