import { FROM_ABROAD, mainDeadline, type Deadline } from '../facts/deadline'
import type { Said } from './answers/said'
import type { ComparedClosing, Known } from './compared-university'

/** The words of the fact, with the basis as the second line. */
export const known = (said: Said | null): Known | null =>
  said && { text: said.text, note: joined(said.notes), figure: null }

export const joined = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ') || null

/** The deadline of an applicant, as days are compared. */
export function closingOf(deadlines: readonly Deadline[], applicant = FROM_ABROAD): ComparedClosing | null {
  const deadline = mainDeadline(deadlines, applicant)
  if (!deadline) return null
  const { month, day, latest, isSure, closesIn, isRolling } = deadline
  return { month, day, latest, isSure, ...(closesIn && { closesIn }), ...(isRolling && { isRolling }) }
}
