import { defineFile } from '../device/catalogue-file'
import { readCardFile } from './card-file'
import type { CompactIndex } from './compact-index'
import type { UniversityRecord } from './record/schema'

/** The compact index of the whole catalogue. */
export const INDEX = defineFile<CompactIndex>('index.json')

/** The facts of each card that its row of the index lacks. */
export const CARDS = defineFile('cards.json', async (answer) => readCardFile(await answer.arrayBuffer()))

/** The further words that a search finds: a line for each row of the index with its aliases, then one with its description. */
export const TEXT = defineFile('text.txt', (answer) => answer.text())

/** The words that typed searches are read with: rates, then a line for each subject. */
export const SEARCH_WORDS = defineFile('search-words.txt', (answer) => answer.text())

/** A line for each row of the index with its other names, divided by tabs. */
export const NAMES = defineFile('names.txt', (answer) => answer.text())

/** The records of a whole country, by its code. */
export const RECORDS = (country: string) => defineFile<UniversityRecord[]>(`records/${country}`)
