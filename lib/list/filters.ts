import { parseAsStringLiteral } from 'nuqs/server'
import { formatDecimal } from '../text/format'
import { queryWords } from '../text/normalise-text'
import { labelOf } from '../text/options'
import { slugify } from '../text/slugify'
import type { Bounds } from './bounded-number'
import type { Filter, Option } from './filter'
import {
  chipsOfSet,
  choiceOf,
  holds,
  listOf,
  numberOf,
  oneChip,
  toFilter,
  valuesIn,
  within,
  type Held,
  type Named,
} from './filter-parts'
import {
  parseAsBounded,
  parseAsCodes,
  parseAsSearchText,
  parseAsSetOf,
  parseAsSlug,
  values,
} from './search-params'

/**
 * An entry of a list's table. `Value` is what the parsed search holds under the entry's key; a `range` entry stands for
 * two values, `<key>Min` and `<key>Max`. Neither exists at run time.
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
    /** Words that must all stand in one of the texts of a row. */
    text:
      ({ read, ...named }: Named & { read: readonly ((row: Row) => string)[] }): Entry<string> =>
      (key) =>
        toFilter<Row>(key, named, {
          control: { kind: 'search' },
          parsers: { [key]: parseAsSearchText.withDefault('') },
          test: (search) => {
            const words = queryWords(String(search[key]))
            if (words.length === 0) return null
            return (row) => words.every((word) => read.some((readText) => readText(row).includes(word)))
          },
          chips: (search) => oneChip(key, search[key] ? `“${String(search[key])}”` : null, { [key]: '' }),
        }),

    /** Countries by their codes: any of the chosen. With a `max` of 1, choosing another replaces the first. */
    countries:
      (
        entry: Named & {
          max: number
          anyLabel: string
          read: (row: Row) => Held<string>
          /** Options that stand for several countries. */
          extra?: readonly Option[]
          chip?: (name: string) => string
        },
      ): Entry<string[]> =>
      (key) => {
        const { max, anyLabel, read, extra = [], chip = same } = entry
        const form = new RegExp(`^(${['[a-z]{2}', ...extra.map(({ value }) => value)].join('|')})$`)
        return toFilter<Row>(key, entry, {
          control: { kind: 'countries', anyLabel, max, extra },
          parsers: { [key]: parseAsCodes(form, max).withDefault([]) },
          test: (search) => {
            const codes = listOf(search, key)
            return codes.length > 0 ? (row) => codes.some((code) => holds(read(row), code)) : null
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
            valuesOf: (row) => valuesIn(read(row)),
          }),
        })
      },

    /** One of a few options, as radio buttons, or in a select where `isSelect` says so. */
    oneOf:
      <Value extends string>(
        entry: Named & {
          options: readonly Option<Value>[]
          anyLabel: string
          isSelect?: boolean
          /** Null passes under every option. */
          read: (row: Row) => Held<Value>
        },
      ): Entry<Value | null> =>
      (key) => {
        const { options, anyLabel, read, isSelect = false } = entry
        const every = values(options)
        return toFilter<Row>(key, entry, {
          control: { kind: isSelect ? 'select' : 'radios', anyLabel, options },
          parsers: { [key]: parseAsStringLiteral(every) },
          test: (search) => {
            const chosen = search[key] as Value | null
            if (chosen === null) return null
            return (row) => {
              const held = read(row)
              return held === null || holds(held, chosen)
            }
          },
          chips: (search) => {
            const chosen = choiceOf(search, key)
            return oneChip(key, chosen && (labelOf(options, chosen) ?? chosen), { [key]: null })
          },
          facet: (search) => ({
            key,
            combine: 'exchange',
            chosen: [choiceOf(search, key)].filter((value) => value !== null),
            valuesOf: (row) => valuesIn(read(row) ?? every),
          }),
        })
      },

    /** One of the names that the rows have, such as cities. It stands in the address as the slug of the name. */
    named:
      (entry: Named & { anyLabel: string; read: (row: Row) => string | null }): Entry<string | null> =>
      (key) => {
        const { anyLabel, read } = entry
        return toFilter<Row>(key, entry, {
          control: { kind: 'select', anyLabel, options: null },
          parsers: { [key]: parseAsSlug },
          test: (search) => {
            const chosen = choiceOf(search, key)
            return chosen === null ? null : (row) => slugify(read(row) ?? '') === chosen
          },
          chips: (search, nameOf) => {
            const chosen = choiceOf(search, key)
            return oneChip(key, chosen && nameOf(chosen), { [key]: null })
          },
          facet: () => ({ key, combine: 'exchange', chosen: [], valuesOf: (row) => valuesIn(read(row)) }),
        })
      },

    /** Options of which any number can be on. A row passes with one of them (`any`), or it needs all of them (`all`). */
    set:
      <Value extends string>(
        entry: Named & {
          options: readonly Option<Value>[]
          match: 'any' | 'all'
          read: (row: Row) => Held<Value>
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
            return match === 'all'
              ? (row) => chosen.every((value) => holds(read(row), value))
              : (row) => chosen.some((value) => holds(read(row), value))
          },
          chips: (search) => chipsOfSet(search, key, (value) => chip(labelOf(options, value) ?? value)),
          facet: (search) => ({
            key,
            combine: match === 'all' ? 'narrow' : 'widen',
            chosen: listOf(search, key),
            valuesOf: (row) => valuesIn(read(row)),
          }),
        })
      },

    /** One box to tick. `read` may look at the day, an ISO date. */
    flag:
      <Value extends string>(
        entry: Named & { option: Option<Value>; read: (row: Row, today: string) => boolean },
      ): Entry<Value | null> =>
      (key) => {
        const { option, read } = entry
        return toFilter<Row>(key, entry, {
          control: { kind: 'checks', options: [option] },
          parsers: { [key]: parseAsStringLiteral([option.value]) },
          test: (search, today) => (search[key] ? (row) => read(row, today) : null),
          chips: (search) => oneChip(key, search[key] ? option.label : null, { [key]: null }),
          facet: (search, today) => ({
            key,
            combine: 'narrow',
            chosen: search[key] ? [option.value] : [],
            valuesOf: (row) => (read(row, today) ? [option.value] : []),
          }),
        })
      },

    /** A figure between two bounds, in the address as `<key>Min` and `<key>Max`. */
    range:
      (
        entry: Named &
          Bounds & {
            /** The unit, as it stands beside the name of the group. */
            unit: string
            /** What its chip begins with, where that is not `label`. */
            short?: string
            /** A bound in words. */
            words: (bound: string) => string
            read: (row: Row) => number | null
          },
      ): FilterEntry<Row, number | null, 'range'> =>
      (key) => {
        const { min, max, step, unit, words, read, short = entry.label } = entry
        const [from, to] = [`${key}Min`, `${key}Max`]
        const bounds = { min, max, step }
        const say = (bound: number) => words(formatDecimal(bound))
        const label = (low: number | null, high: number | null) => {
          if (low === null) return high === null ? null : `${short}: up to ${say(high)}`
          return high === null ? `${short}: from ${say(low)}` : `${short}: ${say(low)}–${say(high)}`
        }
        return toFilter<Row>(key, entry, {
          control: { kind: 'range', unit, bounds },
          parsers: { [from]: parseAsBounded(bounds), [to]: parseAsBounded(bounds) },
          normalise: (search) => {
            const [low, high] = [numberOf(search, from), numberOf(search, to)]
            const isTurned = low !== null && high !== null && low > high
            return isTurned ? { ...search, [from]: high, [to]: low } : search
          },
          test: (search) => within(search, numberOf(search, from), numberOf(search, to), read),
          chips: (search) =>
            oneChip(key, label(numberOf(search, from), numberOf(search, to)), { [from]: null, [to]: null }),
        })
      },

    /** The visitor's own figure: rows that ask for more are left out. */
    atMost:
      (
        entry: Named & Bounds & { unit: string; hint: string; read: (row: Row) => number | null },
      ): Entry<number | null> =>
      (key) => {
        const { min, max, step, unit, hint, read, label } = entry
        const bounds = { min, max, step }
        return toFilter<Row>(key, entry, {
          control: { kind: 'number', unit, hint, bounds },
          parsers: { [key]: parseAsBounded(bounds) },
          test: (search) => within(search, null, numberOf(search, key), read),
          chips: (search) => {
            const figure = numberOf(search, key)
            return oneChip(key, figure === null ? null : `${label}: ${figure}`, { [key]: null })
          },
        })
      },

    /** Whether the ranges find rows that don't report their figure. Its key in the table has to be `unreported`. */
    unreported:
      (entry: { label: string; text: string; chip: string; more?: boolean }): Entry<'include' | 'exclude'> =>
      (key) => ({
        ...toFilter<Row>(
          key,
          { ...entry, drop: '' },
          {
            control: { kind: 'unreported', text: entry.text },
            parsers: { [key]: parseAsStringLiteral(['include', 'exclude']).withDefault('include') },
            test: () => null,
            chips: (search) =>
              oneChip(key, search[key] === 'exclude' ? entry.chip : null, { [key]: 'include' }),
          },
        ),
        drop: null,
      }),
  }
}
