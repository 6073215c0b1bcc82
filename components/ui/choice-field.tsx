import { InputGroup } from './input'
import { NativeSelect, Options } from './native-select'

type ChoiceFieldProps<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChoose: (value: Value) => void
  /** The parameter that a form sends; left out where only script reads the choice. */
  name?: string
  /** The id of the form that it belongs to, if it is outside of the form. */
  form?: string
  className?: string
}

/** One of a few options under its label. One is always chosen. */
export function ChoiceField<Value extends string>({
  label,
  options,
  value,
  onChoose,
  name,
  form,
  className,
}: ChoiceFieldProps<Value>) {
  return (
    <InputGroup className={className}>
      <span>{label}</span>
      <NativeSelect
        name={name}
        form={form}
        value={value}
        // The browser can only choose what is listed.
        onChange={({ currentTarget }) => onChoose(currentTarget.value as Value)}
      >
        <Options of={options} />
      </NativeSelect>
    </InputGroup>
  )
}
