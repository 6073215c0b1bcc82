import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { Correctable, CorrectableField, Said } from '@/lib/corrections/correctable'
import { LONGEST_VALUE } from '@/lib/corrections/patch'
import { NOT_KNOWN } from '@/lib/corrections/said'
import { FurtherPages } from './further-pages'

type CorrectionFormProps = { record: Correctable; field: CorrectableField; said: Said }

/** A plain form: what is right, and the page that says so. Its answer is the page below it. */
export function CorrectionForm({ record, field, said }: CorrectionFormProps) {
  return (
    <form action="/corrections" className="mt-6 grid gap-4">
      <input type="hidden" name="about" value={record.href} />
      <input type="hidden" name="field" value={field.key} />
      <p>
        <span>{`${field.label}. We have: `}</span>
        <b className="wrap-anywhere">{field.shown ?? NOT_KNOWN}</b>
      </p>
      {field.source && (
        <p className="text-sm wrap-anywhere text-ink-3">
          {`From: ${[field.source, field.year].filter(Boolean).join(', ')}`}
        </p>
      )}
      {field.among && (
        <Field label="Which fact?">
          <Input name="fact" required maxLength={200} defaultValue={said.fact} />
        </Field>
      )}
      <Field label="The page that says otherwise (its https address)">
        <Input
          type="url"
          name="page"
          required
          maxLength={500}
          pattern="https://.+"
          defaultValue={said.page}
        />
      </Field>
      {field.kept?.asksPublisher && (
        <>
          <Field label="The title of that page">
            <Input name="title" maxLength={200} defaultValue={said.title} />
          </Field>
          <Field label="Who publishes it">
            <Input name="publisher" maxLength={200} defaultValue={said.publisher} />
          </Field>
        </>
      )}
      <Field label="Its words, copied">
        <Input name="words" required maxLength={300} defaultValue={said.words} />
      </Field>
      <Field label="The right value">
        <Input
          type={field.input}
          name="value"
          maxLength={LONGEST_VALUE}
          step={field.input === 'number' ? 'any' : undefined}
          defaultValue={said.value}
        />
      </Field>
      <Field label="The year that it is for, if the page names one">
        <Input name="year" maxLength={20} defaultValue={said.year} />
      </Field>
      <Button type="submit" variant="main" className="justify-self-start">
        Write the correction
      </Button>
      <FurtherPages href={record.href} />
    </form>
  )
}
