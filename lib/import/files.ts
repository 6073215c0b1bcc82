import { defineFile } from '../device/catalogue-file'
import type { Reference } from './check-context'

/** The countries, exchange rates and successors of old ids. */
export const REFERENCE = defineFile<Reference>('reference.json')
