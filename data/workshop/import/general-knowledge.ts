import type { z } from 'zod'
import type { Level } from '@/lib/facts/vocabulary'
import type { GeneralKnowledgeSchema } from '@/lib/programmes/general-knowledge'
import { cellOf, lineOf, type Reject, type Table } from './dataset'

/** Measured on a sample (`tables/knowledge-reading.tsv`, `data/SOURCES.md`) or expected by the writers: below 92 in 100 right. */
const NOT_SURE: Readonly<Record<string, readonly string[]>> = {
  bachelor: ['ca'],
  master:
    'ar br by cl co cr dz ec eg et gh id il in jo ke kz lb lk ma mx my ng np pe ph ru rw sa sg th tn tz ua ug uz vn za'.split(
      ' ',
    ),
}

/** In these countries the writers knew less surely what is taught in English. */
const LANGUAGE_NOT_SURE = ['cn', 'es', 'hu', 'my', 'pl']

/**
 * At master's level they are degrees for those who practise already, not the way to practise; in Canada they are the way.
 */
const CLINICAL = ['dentistry', 'medicine', 'veterinary-medicine']

/** Portugal's architects enter their five years from school. */
const fromSchool = (country: string, subject: string) => country === 'pt' && subject === 'architecture'

type Draft = z.input<typeof GeneralKnowledgeSchema>

/** The way from the table of what two writers were sure of to `data/general-knowledge.json`. */
export const generalKnowledge = {
  name: 'general-knowledge',
  files: ['subjects'],
  /** @param ids the catalogue's universities; rows of others are rejected */
  readKnowledge: (table: Table, ids: ReadonlySet<string>): { file: Draft; rejects: Reject[] } => {
    const rejects: Reject[] = []
    const rejected: Record<string, number> = {}
    const universities: Draft['universities'] = {}
    let read = 0
    table.rows.forEach((row, index) => {
      const id = cellOf(row, 'id')
      const country = cellOf(row, 'country')
      const level = cellOf(row, 'level')
      const subjects = wordsOf(cellOf(row, 'both'))
      read += subjects.length
      const kept = subjects.filter((subject) => {
        const reason = reasonAgainst({ country, level, subject, isKnown: ids.has(id) })
        if (reason) rejected[reason] = (rejected[reason] ?? 0) + 1
        return reason === null
      })
      if (!ids.has(id))
        rejects.push({ row: lineOf(index), id, reason: 'the catalogue has no such university' })
      if (kept.length === 0) return
      const taught = (universities[id] ??= {})
      taught[level as Level] = kept.join(' ')
      const english = wordsOf(cellOf(row, 'english_both')).filter((subject) => kept.includes(subject))
      if (english.length > 0 && !LANGUAGE_NOT_SURE.includes(country))
        (taught.english ??= {})[level as Level] = english.join(' ')
    })
    return { file: { ...EDITION, read, rejected, universities }, rejects }
  },
}

const EDITION = {
  title: 'General knowledge of universities',
  source: 'general-knowledge-2026',
  year: 'November 2026',
  readOn: '2026-11-26',
  note: 'Two writers put down, apart from each other, which subjects they were sure of; here is what both named. It is never the whole list, and a subject that is missing may be taught.',
}

const wordsOf = (cell: string) => (cell === '' ? [] : cell.split(' '))

type Entry = { country: string; level: string; subject: string; isKnown: boolean }

/** The reason for which an entry is not published; null where it is. */
function reasonAgainst({ country, level, subject, isKnown }: Entry): string | null {
  if (!isKnown) return 'a university that the catalogue lacks'
  if (NOT_SURE[level]?.includes(country)) return 'a country and level of which fewer than 92 in 100 are right'
  if (level === 'master' && country !== 'ca' && CLINICAL.includes(subject))
    return 'a clinical degree that does not lead to the profession'
  if (level === 'master' && fromSchool(country, subject)) return 'a degree that is entered from school'
  return null
}
