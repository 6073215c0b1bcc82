import 'server-only'
import { z } from 'zod'
import { readData } from '../../read-data'
import { numberScalesOf } from './number-scales'
import { GradeScaleSchema, type ConvertibleScale, type GradeScale, type NumberScale } from './schema'

const scales = readData('grade-scales', z.array(GradeScaleSchema))
const convertible: ConvertibleScale[] = scales.flatMap(({ code, country, ways }) =>
  ways.length > 0 ? [{ code, country, ways }] : [],
)
const numberScales = numberScalesOf(convertible)

/** The grading of countries in higher education, by name. */
export function getGradeScales(): readonly GradeScale[] {
  return scales
}

/** The scales that the converter reads in the browser. */
export function getConvertibleScales(): readonly ConvertibleScale[] {
  return convertible
}

/** The scales of numbers other than the 4.0 scale, by country. */
export function getNumberScales(): readonly NumberScale[] {
  return numberScales
}
