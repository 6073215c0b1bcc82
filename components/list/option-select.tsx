import { NativeSelect } from '@/components/ui/native-select'
import { InputGroup } from '@/components/ui/input'
import { countInWords } from '@/lib/list/count-in-words'
import { formatCount } from '@/lib/text/format'
import type { Control } from '@/lib/list/filter'
import { slugify } from '@/lib/text/slugify'
import type { FilterControlProps } from './filter-control'

type OptionSelectProps<Row> = Pick<
  FilterControlProps<Row>,
  'filter' | 'search' | 'counts' | 'nameOf' | 'change'
> & { control: Extract<Control, { kind: 'select' }> }

/** One choice of many, with the number of results each would leave; none of what no row says anything of. */
export function OptionSelect<Row>(props: OptionSelectProps<Row>) {
  'use memo'
  const { filter, control, search, counts, nameOf, change } = props
  const { key, label } = filter
  const chosen = search[key] as string | null
  const countOf = (name: string) => ({
    count: counts?.values[name] ?? 0,
    notKnown: counts?.notKnown?.[name] ?? 0,
  })
  const named = Object.keys(counts?.values ?? {})
    .map((name) => ({ value: slugify(name), label: name, ...countOf(name) }))
    .filter(({ value, count, notKnown }) => count + notKnown > 0 || value === chosen)
    .sort((a, b) => (a.value < b.value ? -1 : 1))
  const offered = control.options?.filter(({ value }) => counts?.said !== 0 || value === chosen)
  const options = offered?.map((option) => ({ ...option, ...countOf(option.value) })) ?? named
  if (chosen !== null && !options.some(({ value }) => value === chosen))
    options.push({ value: chosen, label: nameOf(chosen), count: 0, notKnown: 0 })
  return (
    <InputGroup>
      <span className="sr-only">{label}</span>
      <NativeSelect
        name={key}
        value={chosen ?? ''}
        onChange={({ currentTarget }) => change({ [key]: currentTarget.value || null })}
      >
        <option value="">{`${control.anyLabel} (${formatCount(counts?.any ?? 0)})`}</option>
        {options.map(({ value, label: text, count, notKnown }) => (
          <option key={value} value={value}>
            {`${text} (${countInWords(count, notKnown)})`}
          </option>
        ))}
      </NativeSelect>
    </InputGroup>
  )
}
