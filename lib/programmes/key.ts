import { slugify } from '../text/slugify'
import type { ProgrammeRow } from './schema'

/** The longest part of a title in an address. */
const LONGEST = 60

/**
 * The key of a programme in its university's addresses: the source's code, else its level and title, with a few letters
 * where two are alike. It depends on the row alone, so that a new edition keeps the address.
 * @param taken the keys of the university's programmes before it
 */
export function programmeKey(row: ProgrammeRow, taken: ReadonlySet<string>): string {
  const code = row.code ? codeForAddress(row.code) : ''
  if (code && !taken.has(code)) return code
  const title = slugify(row.title ?? row.titleEn ?? '')
    .slice(0, LONGEST)
    .replace(/-$/, '')
  const named = [code || row.level, title].filter(Boolean).join('-')
  if (title && isLatin(row.title) && !taken.has(named)) return named
  const hashed = `${named}-${hash([row.faculty, row.title, row.campus, row.language].join('\t'))}`
  if (!taken.has(hashed)) return hashed
  let number = 2
  while (taken.has(`${hashed}-${number}`)) number++
  return `${hashed}-${number}`
}

/** Most codes are fit for an address as they are: writing them anew takes most of the time of reading a file. */
function codeForAddress(code: string): string {
  const small = code.toLowerCase()
  return /^[a-z0-9]+$/.test(small) ? small : slugify(code)
}

const isLatin = (title: string | undefined) =>
  title === undefined || /^[\p{Script=Latin}\P{L}]*$/u.test(title)

/** FNV-1a, as six letters and digits. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return (value >>> 0).toString(36).padStart(7, '0').slice(-6)
}
