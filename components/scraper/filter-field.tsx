import { Input, InputGroup } from '@/components/ui/input'

type FilterFieldProps = { value: string; placeholder: string; onChange: (value: string) => void }

/** A text field that filters a list of pages or results. */
export function FilterField({ value, placeholder, onChange }: FilterFieldProps) {
  return (
    <label className="grid gap-1 text-sm font-semibold">
      Filter
      <InputGroup as="span" className="font-normal">
        <Input
          type="search"
          value={value}
          placeholder={placeholder}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </InputGroup>
    </label>
  )
}
