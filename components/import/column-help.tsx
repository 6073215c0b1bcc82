import { FIELDS, type Field } from '@/lib/import/fields'

const KIND_HINTS: Partial<Record<Field['kind'], string>> = {
  text: 'text',
  long: 'text',
  list: 'entries divided by semicolons',
  number: 'a number',
  country: 'an English name or a two-letter code',
  choice: 'one of: ',
  choices: 'any of: ',
  dollars: 'a number',
}

function hintOf({ kind, hint, options }: Field): string {
  const choices = options?.map(({ label }) => label).join(', ') ?? ''
  return hint ?? `${KIND_HINTS[kind] ?? ''}${choices}`
}

export function ColumnHelp() {
  return (
    <details className="more mt-4">
      <summary>What each column takes</summary>
      <p className="mb-2 text-sm text-ink-2">
        Only name and country are needed. In JSON, a dot means an object within the record:{' '}
        <code>{'"campusLife": { "location": "Delft" }'}</code>.
      </p>
      <div className="max-h-80 overflow-auto" tabIndex={0} role="region" aria-label="Columns">
        <table className="w-full text-left text-sm">
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className="py-1.5 pr-4 font-semibold">
                Column
              </th>
              <th scope="col" className="py-1.5 font-semibold">
                What to write
              </th>
            </tr>
          </thead>
          <tbody>
            {(FIELDS as readonly Field[]).map((field) => (
              <tr key={field.key} className="border-b border-line align-top">
                <th scope="row" className="py-1.5 pr-4 text-xs font-normal wrap-anywhere">
                  {field.key}
                </th>
                <td className="py-1.5 text-ink-2">
                  {field.label}: {hintOf(field)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
