import { STUDY_FIELDS } from '../eligibility/vocabulary'
import { decodeColumns, encodeColumns, readRow, type EncodedColumns } from '../list/columns'
import { foldName, normaliseText } from '../text/normalise-text'
import { hostsOf, SHOWN_HOSTS, type ScholarshipCardData } from './card'
import { datesOf, type Dates } from './deadline-status'
import { AWARD_COLUMNS, type AwardEntry, type ScholarshipRow } from './row'

type Country = { code: string; name: string; aliases: readonly string[] }

/** The part of a row that only its award has. */
type OwnPart = {
  card: Omit<ScholarshipCardData, 'hosts' | 'moreHosts'>
  /** Positions in `nationalities`. */
  openTo: number
  mayBeOpenTo: number
  dates: Dates
  /** Searchable words beyond name, provider and hosts. */
  words: string
}

/** The whole catalogue for the browser, in the order of "Best known". */
export type AwardIndex = {
  /** Every country, by name: hosts and nationalities. `aliases` are separated by commas. */
  countries: [code: string, name: string, aliases: string][]
  /** Sets of nationalities that several awards share: "us gb" for those two, "-us gb" for all but those. */
  nationalities: string[]
  rows: OwnPart[]
  columns: EncodedColumns
}

/** The words of a text that are not in `known`, each once: a search tests word by word. */
function moreWords(known: string, texts: readonly string[]): string {
  const words = texts
    .flatMap((text) => normaliseText(text).split(' '))
    .filter((word) => word !== '' && !known.includes(word))
  return [...new Set(words)].sort().join(' ')
}

function encodeSet(codes: ReadonlySet<string>, all: readonly Country[]): string {
  const inside = all.filter(({ code }) => codes.has(code))
  const outside = all.filter(({ code }) => !codes.has(code))
  const list = (countries: readonly Country[]) => countries.map(({ code }) => code).join(' ')
  return inside.length <= outside.length ? list(inside) : `-${list(outside)}`
}

function decodeSet(text: string, all: readonly string[]): ReadonlySet<string> {
  const codes = new Set(text.replace('-', '').split(' ').filter(Boolean))
  return text.startsWith('-') ? new Set(all.filter((code) => !codes.has(code))) : codes
}

const knownText = (
  card: Pick<ScholarshipCardData, 'name' | 'provider'>,
  hosts: readonly { name: string }[],
) => [card.name, card.provider, ...hosts.map(({ name }) => name)].map(normaliseText).join(' ')

const fieldWords = (fields: AwardEntry['scholarship']['fieldsOfStudy']) =>
  STUDY_FIELDS.filter(({ value }) => fields !== 'any' && fields.includes(value)).map(({ value }) => value)

/** The card without its hosts, which the columns have. */
function ownCard(card: ScholarshipCardData): OwnPart['card'] {
  const { id, name, provider, type, value, degrees, link, isFull, isPrestigious, isUnsure } = card
  return { id, name, provider, type, value, degrees, link, isFull, isPrestigious, isUnsure }
}

/** Entries must come in the order of "Best known", countries by name. */
export function encodeAwardIndex(entries: readonly AwardEntry[], countries: readonly Country[]): AwardIndex {
  const names = new Map(countries.map(({ code, name }) => [code, name]))
  const columns = entries.map((entry) => readRow(AWARD_COLUMNS, entry))
  const nationalities: string[] = []
  const positionOf = (codes: ReadonlySet<string>) => {
    const text = encodeSet(codes, countries)
    if (!nationalities.includes(text)) nationalities.push(text)
    return nationalities.indexOf(text)
  }
  return {
    countries: countries.map(({ code, name, aliases }) => [code, name, aliases.join()]),
    nationalities,
    rows: entries.map(({ scholarship, card, openTo, mayBeOpenTo }): OwnPart => {
      const { hostCountries, fieldsOfStudy, fieldsNote, university, value, description } = scholarship
      const hosts = hostsOf(hostCountries, (code) => names.get(code) ?? code)
      const fields = fieldWords(fieldsOfStudy)
      return {
        card: ownCard(card),
        openTo: positionOf(openTo),
        mayBeOpenTo: positionOf(mayBeOpenTo),
        dates: datesOf(scholarship),
        words: moreWords(knownText(card, hosts), [
          university,
          value,
          description,
          fieldsNote ?? '',
          ...fields,
        ]),
      }
    }),
    columns: encodeColumns(AWARD_COLUMNS, columns),
  }
}

/** The rows of an index, in its order. */
export function decodeAwardIndex({ countries, nationalities, rows, columns }: AwardIndex): ScholarshipRow[] {
  const names = new Map(countries.map(([code, name]) => [code, name]))
  const codes = [...names.keys()]
  const sets = nationalities.map((text) => decodeSet(text, codes))
  const columnsAt = decodeColumns(AWARD_COLUMNS, columns, rows.length)
  return rows.map((own, at): ScholarshipRow => {
    const facts = columnsAt(at)
    const hosts = hostsOf(facts.hosts, (code) => names.get(code) ?? code)
    const shown = hosts.slice(0, SHOWN_HOSTS)
    return {
      ...facts,
      card: { ...own.card, hosts: shown, moreHosts: hosts.length - shown.length },
      openTo: sets[own.openTo] ?? new Set(),
      mayBeOpenTo: sets[own.mayBeOpenTo] ?? new Set(),
      dates: own.dates,
      nameKey: foldName(own.card.name),
      text: `${knownText(own.card, hosts)} ${own.words}`,
    }
  })
}
