import { defineFile } from '../device/catalogue-file'
import type { AdmissionFile } from './admission-file'

/** The rules of every country, and what is known of each university. */
export const ADMISSION = defineFile<AdmissionFile>('admission.json')
