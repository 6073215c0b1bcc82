import { defineFile } from '../device/catalogue-file'
import type { AwardWorth } from './award-worth'
import type { ChoiceFile, ChoiceProgramme, RatesFile } from './choice'
import type { CountryRules } from './country-rules'

/** The rates that sums are converted with. */
export const RATES = defineFile<RatesFile>('rates.json')

/** The facts of a university for its costs, tasks and admission; null for one that the catalogue lacks. */
export const CHOICE = (id: string) => defineFile<ChoiceFile | null>(`university/${id}`)

/** The facts of a programme for the same; null for one that the catalogue lacks. */
export const CHOICE_PROGRAMME = (universityId: string, key: string) =>
  defineFile<ChoiceProgramme | null>(`programme/${universityId}/${key}`)

/** The requirements of a country for students from abroad; null for a country that the catalogue lacks. */
export const COUNTRY_RULES = (code: string) => defineFile<CountryRules | null>(`rules/${code}`)

/** The payments of each award. */
export const AWARD_WORTHS = defineFile<readonly AwardWorth[]>('awards.json')
