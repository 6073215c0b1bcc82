import { ChoiceField } from '@/components/ui/choice-field'
import type { Filter, Option } from '@/lib/list/filter'

type ChoiceSelectProps<Row> = {
  filter: Filter<Row>
  value: unknown
  /** The id of the form that it belongs to, if it is outside of the form. */
  form?: string
  className?: string
  onChoose: (change: Readonly<Record<string, string>>) => void
}

/** The first option without its value, so that a form sends none where none was chosen. */
const withFirstUnnamed = (options: readonly Option[]) =>
  options.map((option, at) => (at === 0 ? { ...option, value: '' } : option))

/** A choice of the list, under its label. Draws nothing for any other filter. */
export function ChoiceSelect<Row>({ filter, value, form, className, onChoose }: ChoiceSelectProps<Row>) {
  const { key, label, control } = filter
  if (control.kind !== 'choice') return null
  return (
    <ChoiceField
      label={label}
      options={value === null ? withFirstUnnamed(control.options) : control.options}
      value={value === null ? '' : String(value)}
      onChoose={(chosen) => onChoose({ [key]: chosen })}
      name={key}
      form={form}
      className={className}
    />
  )
}
