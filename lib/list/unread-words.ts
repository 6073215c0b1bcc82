import { createParser } from 'nuqs/server'
import { removeHidden } from '../text/hidden-letters'
import type { SearchValues } from './filter'

const MOST = 80

/** A name as it stands in the address: one line, without the mark between entries. */
const plain = (text: string) =>
  removeHidden(text)
    .replace(/[\s;]+/g, ' ')
    .trim()
    .slice(0, MOST)
    .trim()

function read(text: string): Map<string, string> {
  const entries = text.split(';').map((entry): [string, string] => {
    const [key = '', ...rest] = entry.split(':')
    return [key, plain(rest.join(':'))]
  })
  return new Map(entries.filter(([, name]) => name !== ''))
}

/** Names that a form sent and that mean no country, by parameter, as the address carries them: "country:Atlantis". */
export const writeUnread = (entries: readonly (readonly [key: string, text: string])[]): string =>
  entries
    .filter(([, text]) => plain(text) !== '')
    .map(([key, text]) => `${key}:${plain(text)}`)
    .join(';')

/** The parameter that carries them, so that their fields can say so and show them as they were typed. */
export const parseAsUnread = (keys: readonly string[]) =>
  createParser<string>({
    parse: (text) => {
      const entries = read(text)
      return writeUnread(keys.map((key) => [key, entries.get(key) ?? ''])) || null
    },
    serialize: String,
  })

/** What was typed for a parameter and not understood; empty where nothing was. */
export const unreadOf = ({ unread }: SearchValues, key: string): string =>
  typeof unread === 'string' ? (read(unread).get(key) ?? '') : ''
