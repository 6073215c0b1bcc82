import { defineFile } from '../device/catalogue-file'
import type { Level } from '../facts/vocabulary'
import type { SubjectSlug } from '../subjects/subject'
import type { Shard } from './shards'
import type { TaughtLetters } from './taught/taught-letters'

/** The countries whose universities have programmes, by level and name. */
export type ProgrammeCountries = Record<Level, [code: string, name: string][]>

export const PROGRAMME_COUNTRIES = defineFile<ProgrammeCountries>('programme-countries.json')

/** A part of the programmes of a subject at a level, by its name. */
export const SHARD = (name: string) => defineFile<Shard>(`programmes/${name}`)

/** The universities that teach a subject at a level. */
export const TAUGHT = (subject: SubjectSlug, level: Level) =>
  defineFile<TaughtLetters>(`taught/${subject}.${level}.txt`, (answer) => answer.text())
