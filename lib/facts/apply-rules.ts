import { formatList } from '../text/format'
import { groupBy } from '../text/group-by'
import { languageName } from '../text/language-name'
import type { EntryRule, EntryRuleOn, Fact, UniversityFacts } from './fact'
import { isHeadline } from './fact-age'
import { ruleFacts, type Circumstances, type RuleFactMakers } from './rule-facts'
import type { RouteRule } from './route-rule'
import type { OwnEntryRule, OwnFee, Territory } from './rule-exceptions'
import type { EntryRuleRow, FeeRule, NationalRecord, NationalRecords } from './rules'
import { fitsScope, namesOf } from './scope'
import { taughtOf } from './taught-levels'
import type { Level, Sector } from './vocabulary'

/** The facts of a university that rules ask for. */
export type Governed = { id: string; countryCode: string; nation: string | null }

/** The rules by country, and how each university is kept. */
type NationalRules = {
  fees: ReadonlyMap<string, readonly FeeRule[]>
  /** Those that universities' own pages state, by id. */
  ownFees: ReadonlyMap<string, readonly OwnFee[]>
  routes: ReadonlyMap<string, readonly RouteRule[]>
  entry: ReadonlyMap<string, readonly EntryRuleRow[]>
  /** The same by their country where they hold at all its universities, by the id of a university where at that alone. */
  entryAt: ReadonlyMap<string, readonly EntryRuleRow[]>
  /** The rules that hold at one university, by its id. */
  ownEntry: ReadonlyMap<string, readonly EntryRuleRow[]>
  records: ReadonlyMap<string, NationalRecord>
  sources: ReadonlyMap<string, NationalRecords['sources'][number]>
  /** By the id of a university. */
  territories: ReadonlyMap<string, Territory>
  facts: RuleFactMakers
}

/** The rules of a country for one university. */
export type RuleFacts = Pick<
  UniversityFacts,
  'territory' | 'isMedical' | 'notTaught' | 'sector' | 'fees' | 'usualFees' | 'routes' | 'entry'
>

const NO_ROWS: readonly never[] = []
/** What rules ask of a university that the table of universities lacks. */
const UNLISTED = { sector: null, group: null }
const NOBODY = { title: 'General knowledge of the catalogue’s authors', publisher: 'Meridian', url: null }

/** The rows of the files of `data/national`. */
export type NationalTables = NationalRecords & {
  fees: readonly FeeRule[]
  /** Those that universities' own pages state. */
  ownFees: readonly OwnFee[]
  routes: readonly RouteRule[]
  entry: readonly EntryRuleRow[]
  /** Those that hold at one university in place of its country's. */
  ownEntry: readonly OwnEntryRule[]
  territories: readonly Territory[]
}

/** The rules of the files, so that those of one university are found without reading all, and facts are made once. */
export function indexRules(
  { fees, ownFees, routes, entry, ownEntry, universities, sources, territories }: NationalTables,
  circumstances: Circumstances,
): NationalRules {
  const own = [...groupBy(ownEntry, ({ university }) => university)]
  return {
    fees: groupBy(fees, ({ country }) => country),
    ownFees: groupBy(ownFees, ({ university }) => university),
    routes: groupBy(routes, ({ country }) => country),
    entry: groupBy(entry, ({ country }) => country),
    entryAt: groupBy(entry, ({ country, onlyAt }) => onlyAt ?? country),
    ownEntry: new Map(own.map(([id, rows]) => [id, rows.map(({ rule }) => rule)])),
    records: new Map(universities.map((record) => [record.id, record])),
    sources: new Map(sources.map((source) => [source.url, source])),
    territories: new Map(territories.flatMap((each) => each.universities.map((id) => [id, each] as const))),
    facts: ruleFacts(circumstances),
  }
}

/**
 * All that rules say of a university. Of one that the table of universities lacks that is what holds for its whole
 * country; its language of teaching may be another one. In a territory where the country's rules don't hold, only what the
 * table says of the university itself is left.
 */
export function rulesFor(university: Governed, rules: NationalRules): RuleFacts {
  const territory = rules.territories.get(university.id) ?? null
  const countryCode = territory?.code ?? university.countryCode
  const record = rules.records.get(university.id)
  const fitting = matchRules(university, record ?? UNLISTED, rules.fees.get(countryCode) ?? [])
  const feesOf = (isTypical: boolean) =>
    fitting.filter((rule) => rule.isTypical === isTypical).flatMap(rules.facts.feesOf)
  const { isMedical, notTaught } = record ?? { isMedical: false, notTaught: NO_ROWS }
  const shared = {
    territory: territory && placeOf(territory),
    isMedical,
    notTaught,
    fees: taughtOf(
      [...(rules.ownFees.get(university.id) ?? []).flatMap(rules.facts.feesOf), ...feesOf(false)],
      notTaught,
    ),
    usualFees: isMedical ? NO_ROWS : taughtOf(feesOf(true), notTaught),
  }
  const stated = rules.facts.entryOf(rules.ownEntry.get(university.id) ?? NO_ROWS).filter(isHeadline)
  const ownEntry = stated.map((fact) => ({
    ...fact,
    kind: fact.isUnsure ? fact.kind : ('reported' as const),
    value: { ...fact.value, isOwn: true as const },
  }))
  const entryAt = (key: string) => rules.facts.entryOf(rules.entryAt.get(key) ?? NO_ROWS)
  const ofCountry = entryAt(countryCode)
  const sole = entryAt(university.id)
  const all = withOwn(ownEntry, sole.length > 0 ? [...ofCountry, ...sole] : ofCountry)
  const national = isMedical ? all.filter(isNotOfFirstLength) : all
  if (!record) return { sector: null, ...shared, routes: NO_ROWS, entry: national.filter(isNotOfTeaching) }
  return {
    sector: sectorOf(record, rules),
    ...shared,
    routes: taughtOf(
      rules.facts.routesOf(rules.routes.get(countryCode) ?? NO_ROWS)(record, namesOf(university, record)),
      notTaught,
    ),
    entry: taughtOf(entryFactsOf(record, national, rules), notTaught),
  }
}

const placeOf = ({ code, name, currency }: Territory) => ({ code, name, currency })

const isOfLocalLanguage = ({ value }: Fact<EntryRule>) => value.topic === 'local-language-minimum'
const hasEnglishMasters = ({ value }: Fact<EntryRule>) =>
  value.topic === 'teaching-language' && value.level === 'master' && value.partly.includes('en')
const isNotOfFirstLength = ({ value }: Fact<EntryRule>) =>
  value.topic !== 'degree-years' || value.level === 'doctorate'
const isNotOfTeaching = ({ value }: Fact<EntryRule>) => value.topic !== 'teaching-language'

/** The rules that fit a university by country, sector and scope, those without a sum too. */
export function matchRules<Rule extends Pick<FeeRule, 'country' | 'sector' | 'scope'>>(
  { id, countryCode, nation }: Governed,
  { sector, group }: Pick<NationalRecord, 'sector' | 'group'>,
  rules: readonly Rule[],
): Rule[] {
  // A church university that the state recognises is kept like a public one.
  const ruled = sector === 'church' ? 'public' : sector
  const names = namesOf({ id, nation }, { sector, group })
  return rules.filter(
    (rule) =>
      rule.country === countryCode &&
      (rule.sector === 'all' || rule.sector === ruled) &&
      fitsScope(rule.scope, names),
  )
}

const sourceOf = ({ source }: NationalRecord, { sources }: NationalRules) =>
  sources.get(source ?? '') ?? NOBODY

function sectorOf(record: NationalRecord, rules: NationalRules): Fact<Sector> | null {
  const { sector, validFor, isRegistered, isUnsure, note } = record
  if (!sector) return null
  const kind = isRegistered ? 'register' : 'general'
  return { value: sector, kind, year: validFor, source: sourceOf(record, rules), note, isUnsure }
}

/** The country's rules behind those of the university itself, which take the place of the country's of topic and level. */
function withOwn(
  own: readonly Fact<EntryRule>[],
  national: readonly Fact<EntryRule>[],
): readonly Fact<EntryRule>[] {
  if (own.length === 0) return national
  const keyOf = ({ value: { topic, level } }: Fact<EntryRule>) => `${topic} ${level}`
  const replaced = new Set(own.map(keyOf))
  return [...own, ...national.filter((rule) => !replaced.has(keyOf(rule)))]
}

/**
 * The country's rules in words, in the order of the table; the university's own teaching language replaces the country's.
 * One that teaches in English alone does not ask for the country's language. Where master's degrees of the country are
 * partly in English, so may be those of a university whose language is another.
 */
function entryFactsOf(
  record: NationalRecord,
  national: readonly Fact<EntryRule>[],
  rules: NationalRules,
): readonly Fact<EntryRule>[] {
  const { teachingLanguages: languages } = record
  if (languages.length === 0) return national
  const ownAt = (
    level: Level | 'all',
    columns: Pick<EntryRuleOn<'teaching-language'>, 'text' | 'languages' | 'partly'>,
  ): Fact<EntryRule> => ({
    value: { topic: 'teaching-language', level, ...columns, isOwn: true },
    kind: 'general',
    year: record.validFor,
    source: sourceOf(record, rules),
    note: null,
    isUnsure: record.isUnsure,
  })
  const only = { text: formatList(languages.map(languageName)), languages, partly: [] }
  const isEnglish = languages.join() === 'en'
  const others = national.filter((rule) => isNotOfTeaching(rule) && !(isEnglish && isOfLocalLanguage(rule)))
  if (languages.includes('en') || !national.some(hasEnglishMasters)) return [ownAt('all', only), ...others]
  const partly = [...languages, 'en']
  const either = { text: `${formatList(partly.map(languageName), 'or')} by programme`, languages: [], partly }
  return [ownAt('bachelor', only), ownAt('master', either), ...others]
}
