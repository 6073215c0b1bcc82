import { defineFile } from '../../device/catalogue-file'
import type { ConvertibleScale } from './schema'

/** The scales that the grade converter reads. */
export const GRADE_SCALES = defineFile<ConvertibleScale[]>('grade-scales.json')
