import 'server-only'
import { z } from 'zod'
import { builtOn } from '../built-on'
import { getExchangeRates } from '../money/queries'
import { oncePerProcess } from '../once-per-process'
import { livingDollars } from './living-sum'
import { readData } from '../read-data'
import { sharingReader } from '../text/share-texts'
import type { EntryRule, Fact } from './fact'
import {
  OwnEntryRuleSchema,
  OwnFeeSchema,
  SubjectLengthsSchema,
  TerritorySchema,
  type Territory,
} from './rule-exceptions'
import { chargesOf, type Charge } from './charges'
import { withAge } from './fact-age'
import { indexRules, rulesFor, type Governed, type RuleFacts } from './apply-rules'
import { RequirementSchema, type Requirement } from './requirement'
import {
  ChargeRuleSchema,
  EntryRuleSchema,
  FeeRuleSchema,
  NationalRecordsSchema,
  type EntryRuleRow,
  type FeeRule,
  type NationalRecord,
} from './rules'
import { VisaAndLivingSchema, type VisaAndLiving } from './visa-rule'
import { RouteRuleSchema, type RouteRule } from './route-rule'

function loadRules() {
  const read = sharingReader()
  const readRules = <Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> =>
    readData(`national/${file}`, schema, read)
  const territories = readRules('territories', z.array(TerritorySchema))
  const rules = indexRules(
    {
      fees: readRules('fee-rules', z.array(FeeRuleSchema)),
      ownFees: readRules('own-fees', z.array(OwnFeeSchema)),
      routes: readRules('routes', z.array(RouteRuleSchema)),
      entry: readRules('entry-rules', z.array(EntryRuleSchema)),
      ownEntry: readRules('own-entry-rules', z.array(OwnEntryRuleSchema)),
      ...readRules('universities', NationalRecordsSchema),
      territories,
    },
    { rates: getExchangeRates(), today: builtOn() },
  )
  const charges = readRules('charges', z.array(ChargeRuleSchema))
  const lengths = readRules('subject-lengths', z.array(SubjectLengthsSchema))
  const visas = readRules('visa-and-living', z.array(VisaAndLivingSchema))
  const requirements = readRules('requirements', z.array(RequirementSchema))
  return {
    rules,
    territories,
    charges,
    lengths: new Map(lengths.map((row) => [row.country, row.lengths])),
    visas: new Map(visas.map((visa) => [visa.country, visa])),
    requirements,
  }
}

const getNational = oncePerProcess('national rules', loadRules)

/** The parts of countries in which the rules of the country don't hold. */
export function getTerritories(): readonly Territory[] {
  return getNational().territories
}

/** All that national rules say of a university. */
export function getRulesFor(university: Governed): RuleFacts {
  return rulesFor(university, getNational().rules)
}

/** A university in the table of universities; null for one that it lacks. */
export const getListed = (id: string): NationalRecord | null => getNational().rules.records.get(id) ?? null

/**
 * The usual years of a first degree in a subject, where they differ from the country's others; null where none are known.
 * Those of engineering hold for each of its branches.
 */
export function getSubjectYears(country: string, subject: string): { min: number; max: number } | null {
  const lengths = getNational().lengths.get(country)
  const isEngineering = subject.endsWith('-engineering') && subject !== 'software-engineering'
  return lengths?.[subject] ?? (isEngineering ? lengths?.engineering : null) ?? null
}

/** What everybody at a university pays beside tuition, by rules of its country or its own page. */
export function getCharges(university: Governed): Fact<Charge>[] {
  const { charges } = getNational()
  return chargesOf(university, getListed(university.id), charges).map((charge) => withAge(charge, builtOn()))
}

/** The fees in a country by law, order or agreement, including rules without a sum. */
export function getFeeLaws(country: string): FeeRule[] {
  return feeRulesOf(country).filter(({ isTypical }) => !isTypical)
}

/** The usual fees of universities of the country: never the price of one. */
export function getUsualFees(country: string): FeeRule[] {
  return feeRulesOf(country).filter(({ isTypical }) => isTypical)
}

const feeRulesOf = (country: string) => getNational().rules.fees.get(country) ?? []

/** The ways to apply in a country, the shared ones and the plain one. */
export function getRoutes(country: string): readonly RouteRule[] {
  return getNational().rules.routes.get(country) ?? []
}

/** Entry, languages and degrees of a country in words. */
export function getEntryRules(country: string): readonly EntryRuleRow[] {
  return getNational().rules.entry.get(country) ?? []
}

/** The same as facts, each with its source. */
export function getEntryFacts(country: string): readonly Fact<EntryRule>[] {
  return getNational().rules.facts.entryOf(getEntryRules(country))
}

/** Visa, work and living costs; null for a country that the table lacks. */
export function getVisaRules(country: string): VisaAndLiving | null {
  return getNational().visas.get(country) ?? null
}

/** The official sum for living in a country, for a year in whole US dollars; null where no office names one. */
export const getLivingSum = (country: string, city: string | null): number | null =>
  livingDollars(getVisaRules(country), city, getExchangeRates().rates)

/** The visa rules of every country of the table. */
export function listVisaRules(): VisaAndLiving[] {
  return [...getNational().visas.values()]
}

/** All that applicants have to get, take, pay or do somewhere besides applying, with what is for everywhere. */
export function getRequirements(): readonly Requirement[] {
  return getNational().requirements
}
