import { keptAnswers } from '../eligibility/kept-answers'
import type { ProgrammeListRow } from './row'

/** Whether a programme can take the visitor of this browser. */
export const { keep: keepVerdicts, read: readVerdicts } = keptAnswers<[row: ProgrammeListRow]>()
