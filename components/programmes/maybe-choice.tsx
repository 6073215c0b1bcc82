import { ChoiceField } from '@/components/ui/choice-field'

type Option = { readonly value: string; readonly label: string }

type MaybeChoiceProps = {
  label: string
  className?: string
  name: string
  /** The option for no choice. A phone shows it without the label. */
  empty: string
  /** Several of an address are one option, so that they stay until another is chosen. */
  chosen: readonly string[]
  options: readonly Option[]
  /** The name of a chosen value that is no option. */
  nameOf?: (value: string) => string
  onChoose: (value: string) => void
}

/** One of the options, or none. */
export function MaybeChoice({
  label,
  className = '',
  name,
  empty,
  chosen,
  options,
  nameOf = String,
  onChoose,
}: MaybeChoiceProps) {
  const value = chosen.join()
  const labelOf = (one: string) => options.find((option) => option.value === one)?.label ?? nameOf(one)
  const isListed = value === '' || options.some((option) => option.value === value)
  const shown = isListed ? options : [{ value, label: chosen.map(labelOf).join(', ') }, ...options]
  return (
    <ChoiceField
      label={label}
      className={`field ${className}`}
      name={name}
      value={value}
      options={[{ value: '', label: empty }, ...shown]}
      onChoose={onChoose}
    />
  )
}
