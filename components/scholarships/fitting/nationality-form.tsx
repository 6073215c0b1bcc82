import { Input } from '@/components/ui/input'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'

type NationalityFormProps = {
  /** The accessible name of the form. */
  label: string
  countryCode: string
  /** The degree that the awards have to pay for, as the list's address names it; any where it is left out. */
  degree?: string
  button?: string
  className?: string
}

/** Leads to the awards that can be used in a country and that the visitor's nationality fits. */
export function NationalityForm({
  label,
  countryCode,
  degree,
  button = 'Scholarships for my nationality',
  className,
}: NationalityFormProps) {
  return (
    <form
      action="/scholarships"
      aria-label={label}
      className={`flex flex-wrap items-end gap-2 ${className ?? ''}`}
    >
      <div className="max-w-[20rem] min-w-0 flex-[1_1_9rem]">
        <Field label="My nationality">
          <Input name="nationality" required maxLength={80} autoComplete="country-name" />
        </Field>
      </div>
      <input type="hidden" name="host" value={`${countryCode},multiple`} />
      {degree && <input type="hidden" name="degree" value={degree} />}
      <Button type="submit">{button}</Button>
    </form>
  )
}
