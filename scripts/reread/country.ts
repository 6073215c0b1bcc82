import { findWorldCode } from '../../lib/places/queries'
import { PlainError } from '../run.mjs'

/**
 * The code of the country that is asked for, by its code or a name; null where none is.
 * @throws a plain error for what is no country: nothing would be read, as if all were well
 */
export function countryOf(asked: string | undefined): string | null {
  if (asked === undefined) return null
  const code = findWorldCode(asked)
  if (code === null) throw new PlainError(`There is no country “${asked}”. Name its code, such as de or gb.`)
  return code
}
