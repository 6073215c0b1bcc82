import { z } from 'zod'
import { monthOf } from '../../import/programmes/au-courses'
import type { PublisherRow, Recipe } from '../recipe'

const LEVELS = new Map([
  ['WO-BA', 'bachelor'],
  ['WO-MA', 'master'],
])
const CREDITS_A_MONTH = 5
const CREDITS = 'ECTS_PUNT'

/** A programme as the catalogue has it: its award and some of its English names were entered by hand and stay. */
type Programme = {
  code?: string
  level: string
  title?: string
  titleEn?: string
  field?: string
  months?: number
  language?: string
}
type Programmes = { universities: Record<string, Programme[]> }

/** Programmes of Dutch research universities, matched by the name of the university and the code or name of the programme. */
export const duo: Recipe = {
  name: 'duo',
  publisher: 'Dienst Uitvoering Onderwijs (DUO)',
  licence: 'CC0 1.0',
  terms: 'https://onderwijsdata.duo.nl/datasets/ho_opleidingsoverzicht',
  since: '2026-10',
  files: [
    {
      name: 'ho_opleidingsoverzicht.csv',
      url: 'https://onderwijsdata.duo.nl/dataset/7c0686f4-b5c2-418e-8e44-7be0057d8084/resource/ffffa7ad-e6a2-4ba7-9fc2-a09df4128555/download/ho_opleidingsoverzicht.csv',
      format: 'csv',
      leastBytes: 500_000,
      mostBytes: 100_000_000,
      leastRows: 4000,
      columns: z.object({
        SOORT: z.string(),
        NIVEAU: z.string(),
        ONDERWIJSAANBIEDER_NAAM: z.string(),
        ERKENDEOPLEIDINGSCODE: z.string().trim(),
        NAAM_LANG: z.string().trim(),
        INTERNATIONALE_NAAM: z.string().trim(),
        EIGENNAAM_ENGELS: z.string().trim(),
        STUDIELAST: z.string().regex(/^\d*([.,]\d+)?$/),
        STUDIELASTEENHEID: z.string(),
        ISCED: z.string(),
        VOERTAAL: z.string(),
        EINDDATUM: z.string(),
      }),
    },
  ],
  make: (rows, standing, { day, files }) => {
    const edition = files['ho_opleidingsoverzicht.csv']?.modified ?? ''
    const year = monthOf(edition) ?? ''
    const old = standing.read('programmes/nl-programmes.json') as Programmes
    const ids = standing.identifiers('duo-name')
    const offers = new Map<string, Programme[]>()
    const nameless: string[] = []
    for (const row of (rows['ho_opleidingsoverzicht.csv'] ?? []).filter((each) => isOffered(each, day))) {
      const id = ids.get(nameOf(String(row.ONDERWIJSAANBIEDER_NAAM)))
      const offer = offerOf(row)
      if (!id || !offer) continue
      const known = old.universities[id]?.find((each) => isSame(each, offer))
      const made = known ? { ...known, ...stated(offer) } : offer
      if (!made.titleEn)
        nameless.push(`${standing.names.get(id) ?? id}, ${offer.title}: the register has no English name`)
      else if (!offers.get(id)?.some((each) => isSame(each, made)))
        offers.set(id, [...(offers.get(id) ?? []), withoutRepeatedCode(made, offers.get(id) ?? [])])
    }
    const sources = standing.read('sources.json') as Record<string, object>
    return {
      edition,
      files: {
        'programmes/nl-programmes.json': {
          ...old,
          year,
          readOn: day,
          note: 'The English names are partly ours. What is registered may have no places in a year, and English may not be the only language.',
          read: [...offers.values()].flat().length,
          leftOut: {},
          universities: Object.fromEntries(offers),
        },
      },
      sources: {
        'nl-duo-rio-2026': {
          ...sources['nl-duo-rio-2026'],
          year,
          note: `DUO, RIO open onderwijsdata, ${year}, CC0; English names and form changed by us.`,
        },
      },
      rejects: nameless,
    }
  },
}

/** Offers that ended are kept in the file. */
function isOffered(row: PublisherRow, day: string): boolean {
  const end = String(row.EINDDATUM).slice(0, 10)
  return row.SOORT === 'OPLEIDING' && LEVELS.has(String(row.NIVEAU)) && (end === '' || end > day)
}

/** "Stichting Universiteit X (Y)" is "universiteit x". */
function nameOf(name: string): string {
  const [own = ''] = name.replace(/^Stichting\s+/i, '').split('(')
  return own
    .replace(/[_\s]+/g, ' ')
    .trim()
    .toLowerCase()
}

function offerOf(row: PublisherRow): Programme | null {
  const level = LEVELS.get(String(row.NIVEAU))
  if (!level) return null
  const [title, titleEn] = [String(row.NAAM_LANG), String(row.INTERNATIONALE_NAAM || row.EIGENNAAM_ENGELS)]
  const credits = row.STUDIELASTEENHEID === CREDITS ? Number(String(row.STUDIELAST).replace(',', '.')) : 0
  const field = String(row.ISCED)
  return {
    ...(row.ERKENDEOPLEIDINGSCODE ? { code: String(row.ERKENDEOPLEIDINGSCODE) } : {}),
    level,
    ...(title && title !== titleEn ? { title } : {}),
    ...(titleEn ? { titleEn } : {}),
    ...(/^([1-9]\d\d|\d{4})$/.test(field) ? { field: field.padStart(4, '0') } : {}),
    ...(credits ? { months: Math.round(credits / CREDITS_A_MONTH) } : {}),
    // That a programme is registered as Dutch does not say that no English is spoken in it.
    ...(/\bENG\b/.test(String(row.VOERTAAL)) ? { language: 'en' } : {}),
  }
}

/** What the register says anew of a programme that the catalogue has: no language where English is no longer registered. */
function stated({ code, field, months, language }: Programme): Partial<Programme> {
  return { ...(code ? { code } : {}), ...(field ? { field } : {}), ...(months ? { months } : {}), language }
}

/** Two offers with one name at one level are one programme, however they are taught; tracks share a code. */
function isSame(a: Programme, b: Programme): boolean {
  const names = (each: Programme) => [each.title, each.titleEn].flatMap((name) => name?.toLowerCase() ?? [])
  return a.level === b.level && names(a).some((name) => names(b).includes(name))
}

/** The first of several tracks keeps the code that they share. */
function withoutRepeatedCode(made: Programme, others: readonly Programme[]): Programme {
  return others.some(({ code }) => code && code === made.code) ? { ...made, code: undefined } : made
}
