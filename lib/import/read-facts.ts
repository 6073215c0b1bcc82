import { isDay } from '../text/is-day'
import { DEADLINE_MONTHS } from '../universities/vocabulary'
import type { Read } from './read-figure'
import type { AddedRecord } from './schema'

type YearlyDate = NonNullable<AddedRecord['admissionRequirements']['applicationDeadline']>
type Ranking = NonNullable<AddedRecord['worldRanking']>
type Coordinates = NonNullable<AddedRecord['coordinates']>

const NO_FIXED_DATE = /^(rolling|varies|var(y|ious)|open|flexible|year[- ]round|none|tb[ad]|see website)\b/i
const DAY_MONTH = /^(?:(\d{1,2})(?:st|nd|rd|th)?\.?\s+)?([a-z]{3,9})\.?(?:,?\s+\d{4})?$/i
const MONTH_DAY = /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?:,?\s+\d{4})?$/i
const ISO = /^\d{4}-(\d{2})-(\d{2})(?:T.*)?$/

function monthOf(name: string): number | null {
  const at = DEADLINE_MONTHS.findIndex(({ label }) => label.toLowerCase().startsWith(name.toLowerCase()))
  return at < 0 || name.length < 3 ? null : at + 1
}

/** Splits "15 January (for fellowships)" into the text before the brackets and the text in them. */
function withNote(text: string): [string, string | null] {
  const [, head = text, note] = /^(.*?)\s*\((.*)\)\s*$/s.exec(text) ?? []
  return [head.trim(), note?.trim() || null]
}

/** A day and month, or a month. A year is ignored, because the date comes back every year. */
export function readYearlyDate(text: string): Read<YearlyDate> {
  const [head, note] = withNote(text)
  if (NO_FIXED_DATE.test(head)) return { note: `“${text}” is no date, so it was left empty.` }
  const iso = ISO.exec(head)
  const monthFirst = MONTH_DAY.exec(head)
  const dayFirst = DAY_MONTH.exec(head)
  const month = iso ? Number(iso[1]) : monthOf(monthFirst?.[1] ?? dayFirst?.[2] ?? '')
  const dayText = iso?.[2] ?? monthFirst?.[2] ?? dayFirst?.[1]
  const day = dayText === undefined ? null : Number(dayText)
  if (!month || !isDay({ month, day: day ?? 1, year: null }))
    return { reason: `“${text}” is not a day of the year. Write it as 15 January.` }
  return { value: { month, day, note } }
}

export function writeYearlyDate({ month, day, note }: YearlyDate): string {
  const date = [day, DEADLINE_MONTHS[month - 1]?.label].filter(Boolean).join(' ')
  return note === null ? date : `${date} (${note})`
}

const RANK = /^#?\s*(=?\s*[\d,]{1,6}(?:\s*[-–]\s*[\d,]{1,6}|\+)?)$/

/** A rank as printed, with its publisher and year in brackets where they are known. */
export function readRanking(text: string): Read<Ranking> {
  const [head, source] = withNote(text)
  const label = RANK.exec(head)?.[1]
  if (!label) return { reason: `“${text}” is not a ranking. Write 47, or 601–610 (QS 2026).` }
  const [, publisher = '', year] = /^(.*?)[\s,]*(\d{4})?$/s.exec(source ?? '') ?? []
  return {
    value: {
      rank: Number((/[\d,]+/.exec(label)?.[0] ?? '').replace(/,/g, '')),
      label: label.replace(/\s*-\s*/, '–').replace(/[\s,]/g, ''),
      publisher: publisher.trim() || null,
      year: year ? Number(year) : null,
    },
  }
}

export function writeRanking({ label, publisher, year }: Ranking): string {
  const source = [publisher, year].filter(Boolean).join(' ')
  return source ? `${label} (${source})` : label
}

const POINT = /^(-?\d{1,2}(?:\.\d+)?)[\s,;]+(-?\d{1,3}(?:\.\d+)?)$/

/** Latitude and longitude in degrees. They are those of the city unless "(campus)" follows. */
export function readCoordinates(text: string): Read<Coordinates> {
  const [head, precision] = withNote(text)
  const [match, lat, lng] = POINT.exec(head) ?? []
  if (!match)
    return { reason: `“${text}” is not a point. Write latitude and longitude, such as 52.01, 4.36.` }
  return {
    value: { lat: Number(lat), lng: Number(lng), precision: precision === 'campus' ? 'campus' : 'city' },
  }
}

export function writeCoordinates({ lat, lng, precision }: Coordinates): string {
  return precision === 'campus' ? `${lat}, ${lng} (campus)` : `${lat}, ${lng}`
}
