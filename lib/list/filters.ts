import { parseAsStringLiteral } from 'nuqs/server'
import { hasWords, type TextReaders } from '../text/has-words'
import { queryWords } from '../text/normalise-text'
import { labelOf } from '../text/options'
import { slugify } from '../text/slugify'
import { choiceFilterOf } from './choice-filter'
import { figureFiltersOf } from './figure-filters'
import type { Filter, Option, SearchValues } from './filter'
import {
  chipsOfSet,
  choiceOf,
  holds,
  holdsAll,
  holdsAny,
  listOf,
  oneChip,
  searchTextOf,
  toFilter,
  valuesIn,
  type Held,
  type NamedFilter,
} from './filter-parts'
import type { Match } from './split-rows'
import { parseAsCodes, parseAsSearchText, parseAsSetOf, parseAsSlug, values } from './search-params'

/**
 * An entry of a list's table. `Value` is the type of the parsed search under the entry's key. A `range` entry has two
 * values, `<key>Min` and `<key>Max`. Neither exists at run time.
 */
export type FilterEntry<Row, Value, Shape extends 'one' | 'range' = 'one'> = {
  (key: string): Filter<Row>
  readonly value?: Value
  readonly shape?: Shape
}

const same = (label: string) => label

/** The kinds of filters that the lists of one kind of row are made of. */
export function filtersOf<Row>() {
  type Entry<Value> = FilterEntry<Row, Value>
  return {
    /** Words that one of the texts of a row must all contain. */
    text:
      ({ read, ...named }: NamedFilter & { read: TextReaders<Row> }): Entry<string> =>
      (key) =>
        toFilter<Row>(key, named, {
          control: { kind: 'search' },
          parsers: { [key]: parseAsSearchText.withDefault('') },
          test: (search) => {
            const text = searchTextOf(search, key)
            const words = queryWords(text)
            // Signs alone are in no name: "🎓".
            if (words.length === 0) return text.trim() === '' ? null : () => false
            return (row) => hasWords(row, words, read)
          },
          chips: (search) =>
            oneChip(key, searchTextOf(search, key) && `“${searchTextOf(search, key)}”`, { [key]: '' }),
        }),

    /** Countries by their codes: any of the chosen. With a `max` of 1, choosing another replaces the first. */
    countries:
      (
        entry: NamedFilter & {
          max: number
          anyLabel: string
          read: (row: Row) => Held<string>
          /** Countries that a row leaves open, besides those that it reports. */
          mayBe?: (row: Row) => ReadonlySet<string>
          /** Options for several countries. */
          extra?: readonly Option[]
          chip?: (name: string) => string
        },
      ): Entry<string[]> =>
      (key) => {
        const { max, anyLabel, read, mayBe, extra = [], chip = same } = entry
        const isIn = (row: Row, codes: readonly string[], open: ReadonlySet<string>): Match => {
          const held = read(row)
          let match: Match = false
          for (const code of codes) {
            if (open.has(code)) match = null
            else if (holds(held, code)) return true
          }
          return match
        }
        const form = new RegExp(`^(${['[a-z]{2}', ...extra.map(({ value }) => value)].join('|')})$`)
        return toFilter<Row>(key, entry, {
          control: { kind: 'countries', anyLabel, max, extra },
          parsers: { [key]: parseAsCodes(form, max).withDefault([]) },
          test: (search) => {
            const codes = listOf(search, key)
            if (codes.length === 0) return null
            if (mayBe) return (row) => isIn(row, codes, mayBe(row))
            return (row) => holdsAny(read(row), codes)
          },
          chips: (search, nameOf) =>
            chipsOfSet(search, key, (code) => {
              const several = extra.find(({ value }) => value === code)
              return several ? several.label : chip(nameOf(code))
            }),
          facet: (search) => ({
            key,
            combine: max === 1 ? 'exchange' : 'widen',
            chosen: listOf(search, key),
            valuesOf: (row) => valuesIn(read(row)) ?? (mayBe ? [] : null),
            ...(mayBe && { mayHave: mayBe }),
          }),
        })
      },

    /** One of a few options, as radio buttons, or in a select where `isSelect` says so. */
    oneOf:
      <Value extends string>(
        entry: NamedFilter & {
          options: readonly Option<Value>[]
          anyLabel: string
          isSelect?: boolean
          read: (row: Row) => Held<Value>
        },
      ): Entry<Value | null> =>
      (key) => {
        const { options, anyLabel, read, isSelect = false } = entry
        return toFilter<Row>(key, entry, {
          control: { kind: isSelect ? 'select' : 'radios', anyLabel, options },
          parsers: { [key]: parseAsStringLiteral(values(options)) },
          test: (search) => {
            const chosen = search[key] as Value | null
            return chosen === null ? null : (row) => holds(read(row), chosen)
          },
          chips: (search) => {
            const chosen = choiceOf(search, key)
            return oneChip(key, chosen && (labelOf(options, chosen) ?? chosen), { [key]: null })
          },
          facet: (search) => ({
            key,
            combine: 'exchange',
            chosen: [choiceOf(search, key)].filter((value) => value !== null),
            valuesOf: (row) => valuesIn(read(row)),
          }),
        })
      },

    /** One of the names that the rows have, such as cities. The address contains the slug of the name. */
    named:
      (entry: NamedFilter & { anyLabel: string; read: (row: Row) => string | null }): Entry<string | null> =>
      (key) => {
        const { anyLabel, read } = entry
        return toFilter<Row>(key, entry, {
          control: { kind: 'select', anyLabel, options: null },
          parsers: { [key]: parseAsSlug },
          test: (search) => {
            const chosen = choiceOf(search, key)
            if (chosen === null) return null
            return (row) => {
              const name = read(row)
              return name === null ? null : slugify(name) === chosen
            }
          },
          chips: (search, nameOf) => {
            const chosen = choiceOf(search, key)
            return oneChip(key, chosen && nameOf(chosen), { [key]: null })
          },
          facet: () => ({ key, combine: 'exchange', chosen: [], valuesOf: (row) => valuesIn(read(row)) }),
        })
      },

    /**
     * Options that can be on in any number. A row passes with one of them (`any`), or it needs all of them (`all`).
     * `read` may look at another choice of the search.
     */
    set:
      <Value extends string>(
        entry: NamedFilter & {
          options: readonly Option<Value>[]
          match: 'any' | 'all'
          read: (row: Row, search: SearchValues) => Held<Value>
          chip?: (label: string) => string
        },
      ): Entry<Value[]> =>
      (key) => {
        const { options, match, read, chip = same } = entry
        return toFilter<Row>(key, entry, {
          control: { kind: 'checks', options },
          parsers: { [key]: parseAsSetOf(values(options)).withDefault([]) },
          test: (search) => {
            const chosen = search[key] as readonly Value[]
            if (chosen.length === 0) return null
            const hold = match === 'all' ? holdsAll : holdsAny
            return (row) => hold(read(row, search), chosen)
          },
          chips: (search) => chipsOfSet(search, key, (value) => chip(labelOf(options, value) ?? value)),
          facet: (search) => ({
            key,
            combine: match === 'all' ? 'narrow' : 'widen',
            chosen: listOf(search, key),
            valuesOf: (row) => valuesIn(read(row, search)),
          }),
        })
      },

    /**
     * One box to tick. `read` says null where the row does not report it, and may look at the day, an ISO date, and at
     * another choice of the search.
     */
    flag:
      <Value extends string>(
        entry: NamedFilter & {
          option: Option<Value>
          /** Its words beside what else the search asks for. */
          chip?: (search: SearchValues) => string
          read: (row: Row, today: string, search: SearchValues) => Match
        },
      ): Entry<Value | null> =>
      (key) => {
        const { option, chip = () => option.label, read } = entry
        return toFilter<Row>(key, entry, {
          control: { kind: 'checks', options: [option] },
          parsers: { [key]: parseAsStringLiteral([option.value]) },
          test: (search, today) => (search[key] ? (row) => read(row, today, search) : null),
          chips: (search) => oneChip(key, search[key] ? chip(search) : null, { [key]: null }),
          facet: (search, today) => ({
            key,
            combine: 'narrow',
            chosen: search[key] ? [option.value] : [],
            valuesOf: (row) => {
              const match = read(row, today, search)
              return match === null ? null : match ? [option.value] : []
            },
          }),
        })
      },

    choice: choiceFilterOf<Row>(),
    ...figureFiltersOf<Row>(),
  }
}
