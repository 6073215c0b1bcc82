import { withNote, type Read } from './read-figure'
import type { AddedRecord } from './schema'

type Ranking = NonNullable<AddedRecord['worldRanking']>
type Coordinates = NonNullable<AddedRecord['coordinates']>

const RANK = /^(?:#|No\.?\s?)?\s*(=?)\s*([\d,]{1,6})(?:\.0+|st|nd|rd|th)?(\s*[-–—]\s*[\d,]{1,6}|\+)?(=?)$/i

/** A rank as printed ("=15" also as "15="), with its publisher and year in brackets where they are known. */
export function readRanking(text: string): Read<Ranking> {
  const [head, source] = withNote(text)
  const [match, tied, rank = '', more = '', tiedAfter] = RANK.exec(head) ?? []
  if (!match) return { reason: `“${text}” is not a ranking. Write 47, or 601–610 (QS 2026).` }
  const [, publisher = '', year] = /^(.*?)[\s,]*(\d{4})?$/s.exec(source ?? '') ?? []
  return {
    value: {
      rank: Number(rank.replace(/,/g, '')),
      label: `${tied || tiedAfter ? '=' : ''}${rank}${more.replace(/[-–—]/, '–')}`.replace(/[\s,]/g, ''),
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
