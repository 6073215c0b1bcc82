import { moneyFilter } from '../list/money-filter'
import { feeIn, knownIn, totalIn, type ProgrammeListRow } from './row'

/** The visitor's fee. */
export const feeFilter = moneyFilter<ProgrammeListRow>(
  {
    label: 'Fee a year',
    short: 'Fee',
    drop: 'the fee',
    note: 'The programme’s own fee, or else what its university charges at this level.',
    read: feeIn,
  },
  true,
)

/** The fee and living. */
export const totalFilter = moneyFilter<ProgrammeListRow>({
  label: 'Total a year',
  short: 'Total',
  drop: 'the total a year',
  note: 'What you pay by the passport in your profile, else what students from abroad pay, and living.',
  read: totalIn,
  atLeast: knownIn,
})
