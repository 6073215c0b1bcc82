'use client'

import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import type { ToolWords } from '@/lib/api/openapi'

type Asked = { address: string; answer: string | null }

/**
 * A tool of the interface with its parameters, filled with its example, and a button that asks it. The answer stands below;
 * without script the browser opens it.
 */
export function ToolForm({ tool: { name, summary, parameters } }: { tool: ToolWords }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '')
    const address = `/api/v1/${name}?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`
    setAsked({ address, answer: null })
    const answer = await fetch(address)
      .then((response) => response.json())
      .then((body) => JSON.stringify(body, null, 2))
      .catch(() => 'No answer came. Check the connection, and try again.')
    setAsked({ address, answer })
  }
  return (
    <form
      action={`/api/v1/${name}`}
      onSubmit={(event) => void ask(event)}
      aria-labelledby={name}
      className="mt-8 max-w-[46rem]"
    >
      <h2 id={name} className="text-md">
        <code translate="no">{`/api/v1/${name}`}</code>
      </h2>
      <p className="mt-1 mb-3 text-ink-2">{summary}</p>
      <div className="grid items-end gap-3 sm:grid-cols-2">
        {parameters.map((parameter) => (
          <Field key={parameter.name} label={`${parameter.name}: ${parameter.description}`}>
            {parameter.options.length > 0 ? (
              <NativeSelect name={parameter.name} defaultValue={parameter.value}>
                {parameter.options.map((option) => (
                  <option key={option} value={option}>
                    {option || 'not named'}
                  </option>
                ))}
              </NativeSelect>
            ) : (
              <Input name={parameter.name} defaultValue={parameter.value} required={parameter.isRequired} />
            )}
          </Field>
        ))}
      </div>
      <Button type="submit" className="mt-3">{`Try ${name}`}</Button>
      <div role="status">
        {asked && (
          <p className="mt-3 text-sm wrap-anywhere">
            <a href={asked.address}>{asked.address}</a>
          </p>
        )}
        {asked && asked.answer === null && <p className="mt-2">Asking…</p>}
      </div>
      {asked?.answer && (
        <pre
          tabIndex={0}
          aria-label={`Answer of ${name}`}
          className="mt-2 max-h-96 overflow-auto border border-line bg-surface p-3 text-sm"
          translate="no"
        >
          {asked.answer}
        </pre>
      )}
    </form>
  )
}
