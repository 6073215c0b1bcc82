import { ChoiceField } from '@/components/ui/choice-field'
import type { Filter } from '@/lib/list/filter'

type ChoiceSelectProps<Row> = {
  filter: Filter<Row>
  value: unknown
  /** The id of the form that it belongs to, if it is outside of the form. */
  form?: string
  className?: string
  onChoose: (change: Readonly<Record<string, string>>) => void
}

/** A choice of the list, under its label. Draws nothing for any other filter. */
export function ChoiceSelect<Row>({ filter, value, form, className, onChoose }: ChoiceSelectProps<Row>) {
  const { key, label, control } = filter
  if (control.kind !== 'choice') return null
  return (
    <ChoiceField
      label={label}
      options={control.options}
      value={String(value)}
      onChoose={(chosen) => onChoose({ [key]: chosen })}
      name={key}
      form={form}
      className={className}
    />
  )
}
