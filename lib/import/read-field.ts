import type { FeeLevel } from '../money/fee-text/fee'
import { findByIsoName } from './iso-countries'
import type { ImportField } from './fields'
import { splitList } from './lists'
import { readFee } from './read-fee'
import { readYearlyDate } from './read-date'
import { readCoordinates, readRanking } from './read-facts'
import { WebsiteSchema } from './schema'
import { readBoolean, readFigure, readHectares, readPercent, readRatio, type Read } from './read-figure'

/** What the visitor says once of all rows, where the file doesn't say it. */
export type AllRows = {
  /** The code of the country of rows that name none; null where none was chosen. */
  country: string | null
  /** The currency of sums that name none; null where none was chosen. */
  currency: string | null
  /** Whether bare numbers in columns of shares are per cent or parts of one; null where it was not said. */
  shares: 'percent' | 'parts' | null
  /** What stands first in dates such as 05/06/2026; null where it was not said. */
  dates: 'day' | 'month' | null
  /** The level that fees are for; null where it was not said. */
  level: FeeLevel | null
}

export const NOTHING_SAID: AllRows = { country: null, currency: null, shares: null, dates: null, level: null }

/** The catalogue's data that reading a row needs, and what was said of all rows. */
export type CheckContext = {
  findCountry: (text: string) => string | null
  /** The currency of a country's code; null for an unknown code. */
  currencyOf: (countryCode: string | null) => string | null
  /** What the visitor said of all rows. */
  all: AllRows
}

const NONE = /^(none|no tests?|not required|\[\])$/i
const MAX_LOGO = 8

/** The first address of a list. An http address stays one: it may be all that there is. */
function readWebsite(given: string): Read<string> {
  const text = /^\s*[^\s;|,]+/.exec(given)?.[0].trim() ?? given
  const bare = /^[a-z0-9-]+(\.[a-z0-9-]+)+([/?#].*)?$/i.test(text)
  const address = bare ? `https://${text}` : text
  if (!WebsiteSchema.safeParse(address).success) {
    return { reason: `“${given.slice(0, 80)}” must be an address that begins with https:// or http://.` }
  }
  return { value: address }
}

function readChoices(text: string, options: ImportField['options'] = []): Read<string[]> {
  const values = splitList(text).map(
    (word) =>
      options.find(({ value, label }) => [value, label.toLowerCase()].includes(word.toLowerCase()))?.value,
  )
  if (values.every((value) => value !== undefined)) return { value: values }
  return { reason: `“${text}” is none of: ${options.map(({ label }) => label).join(', ')}.` }
}

/** The code of a country by any name that lists print; null for a name that we don't know. */
export const findCountryOf = (text: string, { findCountry }: CheckContext): string | null =>
  findCountry(text) ?? findByIsoName(text, findCountry)

function readCountry(text: string, context: CheckContext): Read<string> {
  const code = findCountryOf(text, context)
  if (code) return { value: code }
  return { reason: `“${text}” is not a country we know. Write its English name or its two-letter code.` }
}

function readLogo(text: string): Read<string> {
  if (text.length <= MAX_LOGO) return { value: text }
  return { note: 'A logo is an emoji or up to 8 letters, so this one was left out.' }
}

const COUNTS: readonly ImportField['key'][] = [
  'studentPopulation',
  'internationalStudents',
  'campusLife.clubs',
]

/** A number; "45%" is none. A count is whole, so that its dots divide thousands: "12.345". A year may stand in a date. */
function readCount(text: string, { key }: ImportField): Read<number> {
  if (/%|percent/i.test(text)) return { reason: `“${text}” is a share, not a number.` }
  if (key === 'establishedYear' && /^\d{4}-\d\d-\d\d(T|$)/.test(text)) return readFigure(text.slice(0, 4))
  const hasDots = COUNTS.includes(key) && /^\d{1,3}(\.\d{3})+$/.test(text)
  return readFigure(hasDots ? text.replace(/\./g, '') : text)
}

/** The most characters of a cell. Descriptions, lists and logos have limits of their own. */
const MAX_LENGTH: Partial<Record<ImportField['kind'], number>> = {
  text: 140,
  long: Infinity,
  list: Infinity,
  logo: Infinity,
}
const MAX_OTHER_LENGTH = 500
const MAX_NAME = 300
const MAX_ITEMS = 100
const MAX_ITEM_LENGTH = 200

function readList(text: string): Read<string[]> {
  const items = NONE.test(text) ? [] : splitList(text)
  if (items.length > MAX_ITEMS) return { reason: `must be at most ${MAX_ITEMS} entries long.` }
  if (items.some(({ length }) => length > MAX_ITEM_LENGTH))
    return { reason: `must be at most ${MAX_ITEM_LENGTH} characters long.` }
  return { value: items }
}

/** The context of one row. */
type RowContext = CheckContext & { countryCode: string | null }

type Reader = (text: string, field: ImportField, context: RowContext) => Read<unknown>

const READERS: Record<ImportField['kind'], Reader> = {
  text: (text) => ({ value: text }),
  long: (text) => ({ value: text }),
  list: readList,
  number: readCount,
  percent: (text, _field, { all }) => readPercent(text, all.shares),
  dollars: readFigure,
  boolean: readBoolean,
  choices: (text, { options }) => readChoices(text, options),
  choice: (text, { options }) => {
    const read = readChoices(text, options)
    return 'value' in read ? { value: read.value[0] } : read
  },
  country: (text, _field, context) => readCountry(text, context),
  website: readWebsite,
  logo: readLogo,
  ranking: readRanking,
  fee: (text, { key }, { currencyOf, countryCode, all }) =>
    readFee(text, {
      payer: key === 'tuitionFees.domestic' ? 'domestic' : 'international',
      local: currencyOf(countryCode),
      currency: all.currency,
      level: all.level,
    }),
  date: (text, _field, { all }) => readYearlyDate(text, all.dates),
  coordinates: readCoordinates,
  ratio: readRatio,
  hectares: readHectares,
}

/** Reads the text of a field, unless it is too long. */
export function readField(text: string, field: ImportField, context: RowContext): Read<unknown> {
  const most = field.key === 'name' ? MAX_NAME : (MAX_LENGTH[field.kind] ?? MAX_OTHER_LENGTH)
  if (text.length > most) return { reason: `must be at most ${most} characters long.` }
  return READERS[field.kind](text, field, context)
}
