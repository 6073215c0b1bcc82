import { OwnEntryRuleSchema, OwnFeeSchema } from '../../facts/rule-exceptions'
import { programmeKey } from '../../programmes/key'
import { ProgrammeRowSchema, type ProgrammeRow } from '../../programmes/schema'
import { programmeFeeInWords } from '../../programmes/words'
import { monthName } from '../../text/format'
import { groupBy } from '../../text/group-by'
import { isObject } from '../../text/is-object'
import { languageName } from '../../text/language-name'
import { entryFacts, factsOfRule, feeFacts, RULES } from '../country'
import { inWords } from '../university'
import type { Edition, ReadRecord, Row } from './changes'

/** What the catalogue of today knows of records: pages that are there, and names. */
export type Known = {
  universityName: (id: string) => string | null
  universityCountry: (id: string) => string | null
  countryName: (code: string) => string | null
  hasAward: (id: string) => boolean
  hasProgramme: (universityId: string, key: string) => boolean
}

type Reader = {
  /** The files of `data`, without `.json`. */
  files: RegExp
  editionOf: (file: unknown, name: string) => Edition
  read: (row: Row, key: string, known: Known) => ReadRecord | null
}

const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null

const rowsIn = (file: unknown) => (Array.isArray(file) ? file.filter(isObject) : [])

const byId = (file: unknown): Edition =>
  new Map(rowsIn(file).flatMap((row) => (typeof row.id === 'string' ? [[row.id, row] as const] : [])))

/** Rules have no names of their own: all of one owner in a file are one record. */
const byOwner =
  (ownerOf: (row: Row) => unknown) =>
  (file: unknown, name: string): Edition =>
    new Map(
      [...groupBy(rowsIn(file), ownerOf)].map(([owner, rows]) => [`${name} ${text(owner)}`, { owner, rows }]),
    )

/** A file of rules, and what they say; null where one of them is of a form that is no longer read. */
function factsOfRows<Fact>({ rows }: Row, say: (row: Row) => readonly Fact[] | null): Fact[] | null {
  const said = rowsIn(rows).map(say)
  return said.includes(null) ? null : said.flatMap((facts) => facts ?? [])
}
const month = (value: unknown) => (typeof value === 'number' ? monthName(value) : null)

function days(value: unknown): string | null {
  const rows = Array.isArray(value) ? value.filter(isObject) : []
  const words = rows.map(({ day, month: at, year, note }) =>
    [text(day), month(at), text(year), typeof note === 'string' && `(${note})`].filter(Boolean).join(' '),
  )
  return words.join('; ') || null
}

const AWARDS: Reader = {
  files: /^scholarships\//,
  editionOf: byId,
  read: (row, id, known) => ({
    name: text(row.name) ?? id,
    identity: JSON.stringify([row.name, row.provider]),
    facts: [
      { what: 'Name', words: text(row.name) },
      { what: 'What it pays', words: text(row.value) },
      { what: 'Last day to apply', words: days(row.deadlines) },
      { what: 'Opens', words: month(row.opensMonth) },
      { what: 'The provider’s page', words: text(row.link) },
      { what: 'State', words: text(row.status) },
    ],
    href: known.hasAward(id) ? `/scholarships/${id}` : null,
    countries: Array.isArray(row.hostCountries)
      ? row.hostCountries.filter((code) => typeof code === 'string')
      : [],
  }),
}

/** The fields of a university's record that a reader acts on. */
const UNIVERSITY_FACTS = [
  ['name', 'Name'],
  ['website', 'Website'],
  ['worldRanking', 'World ranking'],
  ['acceptanceRate', 'Acceptance rate'],
  ['tuitionFees.international', 'Tuition for students from abroad'],
  ['tuitionFees.domestic', 'Tuition for home students'],
  ['admissionRequirements.minimumGPA', 'Minimum GPA'],
  ['admissionRequirements.englishTest', 'English test'],
  ['admissionRequirements.requiredTests', 'Required tests'],
  ['admissionRequirements.applicationDeadline', 'Last day to apply'],
  ['admissionRequirements.earlyDeadline', 'Early deadline'],
] as const

const UNIVERSITIES: Reader = {
  files: /^universities\//,
  editionOf: byId,
  read: (row, id, known) => ({
    name: text(row.name) ?? id,
    identity: JSON.stringify([row.name, row.countryCode]),
    facts: UNIVERSITY_FACTS.map(([path, what]) => {
      const value = path.split('.').reduce<unknown>((held, key) => (isObject(held) ? held[key] : null), row)
      return { what, words: value === null || value === undefined ? null : inWords(path, value) }
    }),
    href: known.universityName(id) === null ? null : `/universities/${id}`,
    countries: typeof row.countryCode === 'string' ? [row.countryCode] : [],
  }),
}

function readProgramme(row: Row, id: string, known: Known): ReadRecord | null {
  const { data } = ProgrammeRowSchema.safeParse(row)
  if (!data) return null
  const [universityId = '', key = ''] = id.split('/')
  const { level, title, titleEn, months, language, url, fee, award } = data
  const university = known.universityName(universityId) ?? universityId
  const paid = fee && programmeFeeInWords({ ...fee, perYear: fee.perYear ?? null, dollarsPerYear: null })
  const country = known.universityCountry(universityId)
  return {
    name: `${title ?? titleEn ?? award ?? 'A programme'}, ${university}`,
    identity: JSON.stringify([universityId, level, title, titleEn, award]),
    facts: [
      { what: 'Tuition', words: paid ? `${paid.sum} ${paid.whose}` : null },
      { what: 'Length in months', words: text(months) },
      { what: 'Language', words: language ? languageName(language) : null },
      { what: 'Its page', words: url ?? null },
    ],
    href: known.hasProgramme(universityId, key) ? `/programmes/${id}` : null,
    countries: country === null ? [] : [country],
    programmeOf: { name: university, href: country === null ? null : `/universities/${universityId}` },
  }
}

/** Files have tens of thousands of rows: only those that changed are held against their schema. */
const isTitled = (row: Row): row is ProgrammeRow =>
  typeof row.level === 'string' && (typeof row.title === 'string' || typeof row.titleEn === 'string')

const PROGRAMMES: Reader = {
  files: /^programmes\//,
  editionOf: (file, name) => {
    const universities = isObject(file) && isObject(file.universities) ? file.universities : {}
    const dataset = name.replace(/^programmes\//, '')
    return new Map(
      Object.entries(universities).flatMap(([id, rows]) => {
        const taken = new Set<string>()
        return (Array.isArray(rows) ? rows.filter(isObject) : []).flatMap((row) => {
          // Subjects without a title are summed to one programme, which has no page.
          if (!isTitled(row)) return []
          const key = programmeKey(row, taken)
          taken.add(key)
          return [[`${id}/${dataset}-${key}`, row] as const]
        })
      }),
    )
  },
  read: readProgramme,
}

const FILES_OF_RULES = RULES.map(({ file }) => file).join('|')

const COUNTRIES: Reader = {
  files: new RegExp(`^national/(${FILES_OF_RULES})$`),
  editionOf: byOwner(({ country }) => country),
  read: (row, key, known) => {
    const file = /^national\/(\S+)/.exec(key)?.[1] ?? ''
    const code = text(row.owner) ?? ''
    const name = known.countryName(code)
    const said = factsOfRows(row, (rule) => factsOfRule(file, rule, [], known.universityName)?.facts ?? null)
    if (!said || name === null) return null
    const facts = said.map(({ label, shown, unnamed, university }) => {
      const owner = university ? known.universityName(university) : null
      if (owner === null) return { what: label, words: shown, unnamed }
      const of = { name: owner, href: `/universities/${university}` }
      return { what: label.replace(`, ${owner}`, ''), words: shown, unnamed, of }
    })
    return {
      ...{ name, identity: null, facts, areRules: true },
      ...{ href: `/resources/countries/${code}`, countries: [code] },
    }
  },
}

function sayOwn(row: Row) {
  const fee = OwnFeeSchema.safeParse(row).data
  if (fee) return feeFacts({ ...fee, appliesTo: 'its own fee' }, [])
  const own = OwnEntryRuleSchema.safeParse(row).data
  return own ? entryFacts(own.rule, []) : null
}

/** What the pages of one university say, kept with the rules of countries. */
const OWN_RULES: Reader = {
  files: /^national\/own-(fees|entry-rules)$/,
  editionOf: byOwner(({ university }) => university),
  read: (row, _, known) => {
    const id = text(row.owner) ?? ''
    const [name, country] = [known.universityName(id), known.universityCountry(id)]
    const said = factsOfRows(row, sayOwn)
    if (name === null || country === null || !said) return null
    const facts = said.map(({ label, shown }) => ({ what: label, words: shown }))
    return {
      ...{ name, identity: null, facts, areRules: true },
      ...{ href: `/universities/${id}`, countries: [country] },
    }
  },
}

export const READERS: readonly Reader[] = [AWARDS, UNIVERSITIES, PROGRAMMES, COUNTRIES, OWN_RULES]
