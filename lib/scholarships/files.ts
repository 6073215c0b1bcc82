import { defineFile } from '../device/catalogue-file'
import type { AwardIndex } from './compact-index'
import type { AwardWordsFile } from './text-meaning'

/** Every scholarship as the list draws it. */
export const AWARD_INDEX = defineFile<AwardIndex>('scholarships.json')

/** The words that typed searches of the list are read with. */
export const AWARD_WORDS = defineFile<AwardWordsFile>('scholarship-words.json')
