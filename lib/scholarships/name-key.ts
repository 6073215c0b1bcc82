import { normaliseText } from '../text/normalise-text'

/**
 * The same for names of one award: case, accents, signs, what stands in brackets, and a plural's s make no difference
 * ("Chevening Scholarship", "Chevening Scholarships (FCDO)").
 */
export function nameKey(name: string): string {
  return normaliseText(name.replace(/\([^)]*\)/g, ' '))
    .split(' ')
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))
    .join(' ')
}
