import { Input, InputGroup } from '@/components/ui/input'

type LinkFieldProps = { label: string; link: string }

/** A link to copy by hand: the focus selects all of it. */
export function LinkField({ label, link }: LinkFieldProps) {
  return (
    <label className="mt-2 grid w-full max-w-[46rem] gap-1 text-sm">
      <span>{label}</span>
      <InputGroup as="span">
        <Input readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
      </InputGroup>
    </label>
  )
}
