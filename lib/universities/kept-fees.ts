import { keptAnswers } from '../eligibility/kept-answers'
import type { Level } from '../facts/vocabulary'
import type { UniversityRow } from './row'

/** What a person pays at a university at a level who does not pay as everybody from abroad. */
export type OwnFee = {
  status: 'eu-eea' | 'home'
  /** "Citizens of Spain pay the fee of students at home" */
  why: string
  /** Null where it is not known; left out where it is that of students from abroad. */
  fee?: {
    /** Whole US dollars a year; null where no year's sum follows from it. */
    dollars: number | null
    words: string
    /** Its kind and year. */
    basis: string | null
    /** It rests on general knowledge alone. */
    isGeneral: boolean
  } | null
}

/** The fee of the visitor of this browser by their passport; null where they pay as everybody from abroad. */
export const { keep: keepOwnFees, read: readOwnFees } = keptAnswers<
  [row: Pick<UniversityRow, 'id' | 'countryCode' | 'country'>, level: Level],
  OwnFee | null
>()

/** "students at home" */
export const PAYERS: Readonly<Record<OwnFee['status'], string>> = {
  home: 'students at home',
  'eu-eea': 'students from the EU and EEA',
}
