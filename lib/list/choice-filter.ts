import { parseAsStringLiteral } from 'nuqs/server'
import type { KeptChoice, Option } from './filter'
import { toFilter } from './filter-parts'
import type { FilterEntry } from './filters'
import { values } from './search-params'

/**
 * One of a few options that leaves out no row: it decides what other filters, sorts and results read. It is no active
 * filter, so it has no chip and stays when filters are cleared. `filtersOf` hands it out beside the others. It is null
 * where the address names none, which means the first option, or what the visitor's profile says.
 */
export const choiceFilterOf =
  <Row>() =>
  <Value extends string>({
    label,
    options,
    kept,
  }: {
    label: string
    /** The first is that of an address that names none. */
    options: readonly Option<Value>[]
    kept?: KeptChoice<Value>
  }): FilterEntry<Row, Value | null> =>
  (key) => ({
    ...toFilter<Row>(
      key,
      { label, drop: '' },
      {
        control: { kind: 'choice', options },
        parsers: { [key]: parseAsStringLiteral(values(options)) },
        test: () => null,
        chips: () => [],
        kept: kept
          ? { [key]: { read: kept.read, keep: (value: string) => kept.keep(value as Value) } }
          : null,
      },
    ),
    drop: null,
  })
