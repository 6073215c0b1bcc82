import { defineFile } from '../device/catalogue-file'
import type { FurtherPhrase } from './further-phrases'

/** Words of other languages, questions, misspellings and names of awards, with which words that are not understood are read. */
export const FURTHER_PHRASES = defineFile<readonly FurtherPhrase[]>('search-phrases.json')
