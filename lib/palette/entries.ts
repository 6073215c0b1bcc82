import type { ScholarshipRow } from '../scholarships/row'
import { count } from '../text/format'
import { foldName, normaliseText } from '../text/normalise-text'
import type { UniversityRow } from '../universities/row'
import type { PaletteChoice, PaletteEntry } from './entry'
import type { PaletteFile } from './files'

const UNRANKED = 1e5
const BASIC = 1e6

const spaced = (text: string) => ` ${text} `

export function universityEntries(rows: readonly UniversityRow[]): PaletteEntry[] {
  const countries = new Map<string, string>()
  return rows.map((row): PaletteEntry => {
    const { country } = row
    const countryKey = countries.get(country) ?? normaliseText(country)
    countries.set(country, countryKey)
    return {
      kind: 'university',
      href: `/universities/${row.id}`,
      label: row.name,
      detail: row.location ? `${row.location}, ${country}` : country,
      name: row.nameKey,
      others: row.names,
      text: spaced(`${row.text} ${countryKey}`),
      weight: (row.rank ?? UNRANKED) + (row.isFull ? 0 : BASIC),
    }
  })
}

/** @param rows in the order of "Best known" */
export function scholarshipEntries(rows: readonly ScholarshipRow[]): PaletteEntry[] {
  return rows.map(({ card, nameKey, text }, at): PaletteEntry => ({
    kind: 'scholarship',
    href: `/scholarships/${card.id}`,
    label: card.name,
    detail: card.provider,
    name: nameKey,
    others: '',
    text: spaced(`${nameKey} ${text}`),
    weight: at,
  }))
}

const textEntry = (choice: PaletteChoice, text: string, weight: number): PaletteEntry => ({
  ...choice,
  name: foldName(choice.label),
  others: '',
  text: spaced(normaliseText(`${choice.label} ${text}`)),
  weight,
})

/** Countries, pages and posts, in this order. */
export function fileEntries({ countries, pages, posts }: PaletteFile): PaletteEntry[] {
  return [
    ...countries.map(([code, name, aliases, universities]): PaletteEntry => {
      const names = [name, ...aliases.split(',')].map(normaliseText)
      return {
        kind: 'country',
        href: `/resources/countries/${code}`,
        label: name,
        detail: count(universities, 'university', 'universities'),
        // Other names count as names, so that "Holland" finds the country before the town in Michigan.
        name: normaliseText(name),
        others: names.join(' | '),
        text: spaced(names.join(' ')),
        weight: -universities,
      }
    }),
    ...pages.map(([href, title, about], at) =>
      textEntry({ kind: 'page', href, label: title, detail: about }, about, at),
    ),
    ...posts.map(([href, title, about], at) =>
      textEntry({ kind: 'post', href, label: title, detail: about }, about, at),
    ),
  ]
}
