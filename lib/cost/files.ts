import { defineFile } from '../device/catalogue-file'
import type { OwnFeesFile } from './own-fees'

/** The fees of those who do not pay as everybody from abroad. */
export const OWN_FEES = defineFile<OwnFeesFile>('own-fees.json')
