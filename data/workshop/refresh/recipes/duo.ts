import { z } from 'zod'
import { monthOf } from '../../import/programmes/au-courses'
import { renewProgrammes, type Offer } from '../programmes'
import { dayOf, holdToUnit, type PublisherRow, type Recipe } from '../recipe'

const LEVELS: Readonly<Record<string, Offer['level']>> = { 'WO-BA': 'bachelor', 'WO-MA': 'master' }
const CREDITS_A_MONTH = 5
const CREDITS = 'ECTS_PUNT'
/** Courses that lead to a degree elsewhere, and those of guests. */
const NO_PROGRAMME = /pre-?master|^(?:schakel|bijvak|minor|exchange|educatieve module)/i
/** "M" of "M Finance", which says the level again. */
const LEVEL = /^(?:[BM]|Bachelor|Master) (?!of\b|in\b)/
/** What a bachelor's degree of a research university takes, by law. */
const OF_A_BACHELOR = 180
/** Not `ho_erkenningen_rio.csv`, DUO's list of recognitions, which names no language and nothing of what is offered. */
const FILE = 'ho_opleidingsoverzicht.csv'

/** Programmes of Dutch research universities, matched by the name of the university and the code or name of the programme. */
export const duo: Recipe = {
  name: 'duo',
  publisher: 'Dienst Uitvoering Onderwijs (DUO)',
  licence: 'CC0 1.0',
  terms: 'https://onderwijsdata.duo.nl/datasets/ho_opleidingsoverzicht',
  since: '2026-10',
  files: [
    {
      name: FILE,
      url: 'https://onderwijsdata.duo.nl/dataset/7c0686f4-b5c2-418e-8e44-7be0057d8084/resource/ffffa7ad-e6a2-4ba7-9fc2-a09df4128555/download/ho_opleidingsoverzicht.csv',
      format: 'csv',
      leastBytes: 500_000,
      mostBytes: 100_000_000,
      leastRows: 4000,
      columns: z.object({
        SOORT: z.string(),
        NIVEAU: z.string(),
        ONDERWIJSAANBIEDER_NAAM: z.string(),
        ONDERWIJSBESTUUR_NAAM: z.string().optional(),
        ERKENDEOPLEIDINGSCODE: z.string().trim(),
        NAAM_LANG: z.string().trim(),
        INTERNATIONALE_NAAM: z.string().trim(),
        EIGENNAAM_ENGELS: z.string().trim(),
        STUDIELAST: z.string().regex(/^\d*([.,]\d+)?$/),
        // The file has not always had it.
        STUDIELASTEENHEID: z.string().optional(),
        ISCED: z.string(),
        VOERTAAL: z.string(),
        EINDDATUM: z.string(),
      }),
    },
  ],
  make: (rows, standing, { day, files }) => {
    const edition = dayOf(FILE, files[FILE]?.modified)
    const year = monthOf(edition) ?? ''
    const ids = standing.identifiers('duo-name')
    const all = rows[FILE] ?? []
    holdToUnit(FILE, CREDITS, all.flatMap(unitOf))
    const offers = all
      .filter((row) => isOffered(row, day))
      .flatMap((row) => {
        const id = ids.get(nameOf(String(row.ONDERWIJSAANBIEDER_NAAM || row.ONDERWIJSBESTUUR_NAAM)))
        const offer = offerOf(row)
        return id && offer ? [[id, offer] as const] : []
      })
    const sources = standing.read('sources.json') as Record<string, object>
    return {
      edition,
      ...renewProgrammes(
        {
          path: 'programmes/nl-programmes.json',
          edition: {
            title: 'Dutch register of programmes',
            source: 'nl-duo-rio-2026',
            year,
            note: 'The English names are partly ours. What is registered may have no places in a year, and English may not be the only language.',
            grain: 'course',
            scheme: 'isced4',
            subjectFrom: 'titleEn',
          },
          offers,
          needsEnglish: true,
        },
        standing,
        { day },
      ),
      sources: {
        'nl-duo-rio-2026': {
          ...sources['nl-duo-rio-2026'],
          year,
          note: `DUO, RIO open onderwijsdata, ${year}, CC0; English names and form changed by us.`,
        },
      },
    }
  },
}

/** Offers that ended are kept in the file. Beside programmes it has their tracks, of which some are offered by nobody. */
function isOffered(row: PublisherRow, day: string): boolean {
  const end = String(row.EINDDATUM).trim().slice(0, 10)
  const isTrack = row.ONDERWIJSAANBIEDER_NAAM !== '' && !NO_PROGRAMME.test(String(row.NAAM_LANG))
  return (row.SOORT === 'OPLEIDING' || isTrack) && (end === '' || end > day)
}

/** "Stichting Universiteit X (Y)" is "universiteit x". */
function nameOf(name: string): string {
  const [own = ''] = name.replace(/^Stichting\s+/i, '').split('(')
  return own
    .replace(/[_\s]+/g, ' ')
    .trim()
    .toLowerCase()
}

const loadOf = (row: PublisherRow) => Number(String(row.STUDIELAST).replace(',', '.'))

/** The unit of the study load of a university's programme; by the law where the file names none. */
function unitOf(row: PublisherRow): string[] {
  const load = loadOf(row)
  if (!load || !LEVELS[String(row.NIVEAU)]) return []
  if (row.STUDIELASTEENHEID && row.STUDIELASTEENHEID !== CREDITS) return [String(row.STUDIELASTEENHEID)]
  return row.NIVEAU === 'WO-BA' && load !== OF_A_BACHELOR
    ? [`units of which a bachelor’s degree has ${load}`]
    : [CREDITS]
}

function offerOf(row: PublisherRow): Offer | null {
  const level = LEVELS[String(row.NIVEAU)]
  if (!level) return null
  const title = String(row.NAAM_LANG).replace(LEVEL, '')
  const titleEn = String(row.INTERNATIONALE_NAAM || row.EIGENNAAM_ENGELS).replace(LEVEL, '')
  const credits = (row.STUDIELASTEENHEID ?? CREDITS) === CREDITS ? loadOf(row) : 0
  const field = String(row.ISCED)
  return {
    code: String(row.ERKENDEOPLEIDINGSCODE),
    level,
    title: title === titleEn ? '' : title,
    titleEn,
    field: /^([1-9]\d\d|\d{4})$/.test(field) ? field.padStart(4, '0') : '',
    months: credits ? Math.round(credits / CREDITS_A_MONTH) : undefined,
    // That a programme is registered as Dutch does not say that no English is spoken in it.
    language: /\bENG\b/.test(String(row.VOERTAAL)) ? 'en' : undefined,
  }
}
