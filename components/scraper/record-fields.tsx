import { Checkbox, CheckboxLabel } from '@/components/ui/checkbox'
import type { Elements } from '@/components/ui/elements'
import { toggleValue, type AcceptedValues } from '@/lib/scraper/browser/reading-choice'
import { COMPARISONS, type ComparedField, type Comparison } from '@/lib/scraper/shared/proof/compare-fields'
import type { FoundField, FoundValue } from '@/lib/scraper/shared/proof/fold-record'
import type { Proof } from '@/lib/scraper/shared/proof/prove-quote'
import { formatCount, formatDayOrMonth } from '@/lib/text/format'
import { cn } from '@/lib/utils'
import { ForeignLink } from './foreign-link'

type RecordFieldsProps = {
  fields: readonly FoundField[]
  chosen: AcceptedValues
  /** The comparison with our record; empty where there is none. */
  compared: readonly ComparedField[]
  onChange: (chosen: AcceptedValues) => void
  /** The content below the values of a field. */
  children?: (field: FoundField, comparison: Comparison | null) => Elements
}

/** The values that pages state for the fields of a record, to be accepted one by one. */
export function RecordFields({ fields, chosen, compared, onChange, children }: RecordFieldsProps) {
  return fields
    .filter(({ values }) => values.length > 0)
    .map((field) => {
      const ours = compared.find((one) => one.field === field.field) ?? null
      return (
        <FoundFieldset
          key={field.field}
          field={field}
          chosen={chosen[field.field] ?? []}
          compared={ours}
          onToggle={(at) => onChange(toggleValue(chosen, field, at))}
        >
          {children?.(field, ours?.comparison ?? null)}
        </FoundFieldset>
      )
    })
}

/** The fields that the pages do not state, each with our record's value. */
export function SilentFields({ fields, compared }: Pick<RecordFieldsProps, 'fields' | 'compared'>) {
  const silent = fields.filter(({ values }) => values.length === 0)
  if (silent.length === 0) return null
  const words = silent.map(({ field, label }) => {
    const ours = compared.find((one) => one.field === field)?.ours
    return ours ? `${label} (our record has ${ours.texts.join(', ')})` : label
  })
  return <p className="text-sm text-ink-3">{`The pages say nothing about: ${words.join('; ')}.`}</p>
}

const TONES: Record<Proof, string> = {
  'on the page': 'text-good',
  'quote found, number not in it': 'text-warn',
  'not on the page': 'text-bad',
  'page says nothing': 'text-ink-3',
}

type FoundFieldsetProps = {
  field: FoundField
  /** The positions of the accepted values. */
  chosen: readonly number[]
  onToggle: (at: number) => void
  /** Our catalogue's value; null where the catalogue does not have the record. */
  compared: ComparedField | null
  /** The content below the values. */
  children?: Elements
}

/** The values that the pages state for one field, each with its proof, its quote and its pages. */
function FoundFieldset({
  field: { label, values },
  chosen,
  onToggle,
  compared,
  children,
}: FoundFieldsetProps) {
  return (
    <fieldset className="min-w-0 border-t border-line pt-3">
      <legend className="float-left mb-1 w-full font-semibold">{label}</legend>
      {compared && <Compared compared={compared} />}
      <ul className="clear-both grid gap-3">
        {values.map((value, at) => (
          <li key={at}>
            <CheckboxLabel className="items-start">
              <Checkbox checked={chosen.includes(at)} onChange={() => onToggle(at)} />
              <span className="min-w-0 wrap-anywhere">
                <span>{value.value}</span>
                <Terms value={value} />
              </span>
            </CheckboxLabel>
            <ul className="grid gap-1 pl-6.5 text-sm text-ink-2">
              {value.places.map(({ pageUrl, quote, proof, href }, place) => (
                <li key={place} className="wrap-anywhere">
                  <span className={cn('font-semibold', TONES[proof])}>{proof}</span>
                  {quote && <q className="ml-2">{quote}</q>}
                  <span> </span>
                  <ForeignLink url={href} text={pageUrl.replace(/^https?:\/\/(www\.)?/, '')} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {children}
    </fieldset>
  )
}

/** The comparison of the pages with our record, and our value with its day. */
function Compared({ compared: { comparison, ours } }: { compared: ComparedField }) {
  const label = COMPARISONS.find(({ value }) => value === comparison)?.label
  return (
    <p className="clear-both mb-2 text-sm text-ink-2">
      <span className={comparison === 'differs' ? 'font-semibold text-warn' : 'font-semibold'}>{label}</span>
      {ours && comparison !== 'same' && (
        <span className="wrap-anywhere">
          {`: our record has ${ours.texts.join(', ')}${ours.checkedOn ? `, as of ${formatDayOrMonth(ours.checkedOn)}` : ''}`}
        </span>
      )}
    </p>
  )
}

/** The details of a fee as it was read; or a sentence that it stays a note. */
function Terms({ value: { fee, year } }: { value: FoundValue }) {
  if (!fee) return year && <span className="block text-sm text-ink-3">{`for ${year}`}</span>
  if ('note' in fee) {
    return <span className="block text-sm text-ink-3">{`Kept as printed. ${fee.reason}`}</span>
  }
  const { min, max, currency, period, level, payer, academicYear, isFrom } = fee.fee
  const sums = [min, max].filter((sum) => sum !== null).map(formatCount)
  const sum = min === 0 ? 'no fee' : `${isFrom ? 'from ' : ''}${currency} ${sums.join('–')}`
  const words = [
    min === 0 ? sum : `${sum} a ${period}`,
    level && `for a ${level}’s degree`.replace('doctorate’s degree', 'doctorate'),
    payer && `for ${payer} students`,
    academicYear,
  ]
  return (
    <span className="block text-sm text-ink-3">
      {`Read as ${words.filter(Boolean).join(', ')}${payer === null ? '. The page does not say for whom.' : ''}`}
    </span>
  )
}
