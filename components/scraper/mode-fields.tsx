import { Checkbox, CheckboxLabel } from '@/components/ui/checkbox'
import { useState } from 'react'
import {
  DEFAULT_URL,
  EXTRACT_NOTICE,
  RECORD_SOURCES,
  type ModeRow,
  type RecordMode,
} from '@/lib/scraper/browser/modes'
import { MAX_CRAWL } from '@/lib/scraper/shared/limits'
import { TextField } from './text-field'

type ModeFieldsProps = Pick<ModeRow, 'field' | 'limit'> & { urls: string }

/** The fields of a mode. `readFields` reads them by their names. */
export function ModeFields({ field, limit, urls }: ModeFieldsProps) {
  if (field === 'records') return <RecordFields urls={urls} />
  if (field === 'urls') return <AddressList urls={urls} />
  return (
    <>
      {field === 'url' ? (
        <Address />
      ) : (
        <TextField label="What to look for" name="query" required maxLength={500} />
      )}
      {limit && <Limit key={`${limit.label} ${limit.initial}`} {...limit} />}
    </>
  )
}

function Limit({ label, initial, most }: NonNullable<ModeRow['limit']>) {
  return (
    <TextField
      label={label}
      width="w-32"
      name="limit"
      type="number"
      required
      min={1}
      max={most}
      step={1}
      defaultValue={initial}
      // The wheel would change the number while the visitor scrolls on.
      onWheel={({ currentTarget }) => currentTarget.blur()}
    />
  )
}

function Address() {
  return (
    <TextField
      label="Website URL"
      name="url"
      type="url"
      required
      maxLength={2_000}
      defaultValue={DEFAULT_URL}
      placeholder="https://"
      autoComplete="url"
    />
  )
}

function AddressList({ urls }: { urls: string }) {
  return (
    <label className="grid gap-2 font-semibold">
      Addresses, one a line
      <textarea
        name="urls"
        required
        rows={5}
        defaultValue={urls}
        spellCheck={false}
        className="w-full rounded-sm border border-line-strong bg-surface p-3 font-normal"
      />
    </label>
  )
}

function RecordFields({ urls }: { urls: string }) {
  const [source, setSource] = useState<RecordMode>('site')
  return (
    <>
      <fieldset>
        <legend className="mb-1 font-semibold">Read records from</legend>
        <div className="flex flex-wrap gap-x-6">
          {RECORD_SOURCES.map(({ value, label }) => (
            <CheckboxLabel key={value}>
              <Checkbox
                type="radio"
                name="source"
                value={value}
                checked={value === source}
                onChange={() => setSource(value)}
              />
              <span>{label}</span>
            </CheckboxLabel>
          ))}
        </div>
        {source === 'together' && <p className="mt-1 text-sm text-warn">{EXTRACT_NOTICE}</p>}
      </fieldset>
      {source !== 'site' ? (
        <AddressList urls={urls} />
      ) : (
        <>
          <Address />
          <Limit label="Pages at most" initial={20} most={MAX_CRAWL} />
        </>
      )}
    </>
  )
}
