import type { ComponentProps } from 'react'
import { Input, InputGroup } from '@/components/ui/input'

type TextFieldProps = ComponentProps<typeof Input> & { label: string; width?: string }

/** A text box under its label. */
export function TextField({ label, width = '', ...input }: TextFieldProps) {
  return (
    <label className="grid gap-2 font-semibold">
      <span>{label}</span>
      <InputGroup as="span" className={`font-normal ${width}`}>
        <Input {...input} />
      </InputGroup>
    </label>
  )
}
