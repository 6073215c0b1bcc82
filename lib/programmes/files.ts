import { defineFile } from '../device/catalogue-file'
import type { Level } from '../facts/vocabulary'
import type { Shard } from './shards'

/** The countries whose universities have programmes, by level and name. */
export type ProgrammeCountries = Record<Level, [code: string, name: string][]>

export const PROGRAMME_COUNTRIES = defineFile<ProgrammeCountries>('programme-countries.json')

/** A part of the programmes of a subject at a level, by its name. */
export const SHARD = (name: string) => defineFile<Shard>(`programmes/${name}`)
