import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import type { ToolWords } from '@/lib/api/openapi'

/** A tool of the interface with its parameters, filled with its example, and a button that asks it. */
export function ToolForm({ tool: { name, summary, parameters } }: { tool: ToolWords }) {
  return (
    <form action={`/api/v1/${name}`} aria-labelledby={name} className="mt-8 max-w-[46rem]">
      <h2 id={name} className="text-md">
        <code translate="no">{`/api/v1/${name}`}</code>
      </h2>
      <p className="mt-1 mb-3 text-ink-2">{summary}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {parameters.map((parameter) => (
          <Field key={parameter.name} label={`${parameter.name}: ${parameter.description}`}>
            {parameter.options.length > 0 ? (
              <NativeSelect name={parameter.name} defaultValue={parameter.value}>
                {parameter.options.map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </NativeSelect>
            ) : (
              <Input name={parameter.name} defaultValue={parameter.value} required={parameter.isRequired} />
            )}
          </Field>
        ))}
      </div>
      <Button type="submit" className="mt-3">{`Try ${name}`}</Button>
    </form>
  )
}
