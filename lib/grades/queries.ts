import 'server-only'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import scalesData from '@/data/grade-scales.json'
import { GradeScaleSchema, type ConvertibleScale, type GradeScale } from './schema'

const scales = z.array(GradeScaleSchema).parse(scalesData)
const convertible: ConvertibleScale[] = scales.flatMap(({ code, country, ways }) =>
  ways.length > 0 ? [{ code, country, ways }] : [],
)
const text = JSON.stringify(convertible)
const version = createHash('sha256').update(text).digest('hex').slice(0, 12)

/** How countries grade in higher education, by name. */
export function getGradeScales(): readonly GradeScale[] {
  return scales
}

/** The converter's file as it is sent, and the hash that names this state of it. */
export function getGradeFile(): { version: string; text: string } {
  return { version, text }
}
