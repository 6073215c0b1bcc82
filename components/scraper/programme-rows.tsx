import { Checkbox, CheckboxLabel } from '@/components/ui/checkbox'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { acceptedOf, type AcceptedValues } from '@/lib/scraper/browser/reading-choice'
import type { ComparedProgramme } from '@/lib/scraper/browser/reading-programmes'
import { COMPARISONS } from '@/lib/scraper/shared/proof/compare-fields'
import { formatCount } from '@/lib/text/format'
import { cn } from '@/lib/utils'
import { RecordFields } from './record-fields'

const SHOWN_AT_ONCE = 25

type ProgrammeRowsProps = {
  programmes: readonly ComparedProgramme[]
  /** Whether our catalogue has programmes to compare with. */
  isCompared: boolean
  onChange: (key: string, chosen: AcceptedValues) => void
}

/** Each programme with what is accepted of it, and below it every value with its proof. */
export function ProgrammeRows({ programmes, isCompared, onChange }: ProgrammeRowsProps) {
  const [shown, setShown] = useState(SHOWN_AT_ONCE)
  const left = programmes.length - shown
  return (
    <div>
      <ul aria-label="Programmes" className="border-b border-line">
        {programmes.slice(0, shown).map((programme) => (
          <ProgrammeRow
            key={programme.key}
            programme={programme}
            isCompared={isCompared}
            onChange={(chosen) => onChange(programme.key, chosen)}
          />
        ))}
      </ul>
      {left > 0 && (
        <Button size="small" className="mt-3" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          {`Show ${formatCount(Math.min(left, SHOWN_AT_ONCE))} more of ${formatCount(programmes.length)}`}
        </Button>
      )}
    </div>
  )
}

type ProgrammeRowProps = {
  programme: ComparedProgramme
  isCompared: boolean
  onChange: (chosen: AcceptedValues) => void
}

function ProgrammeRow({ programme, isCompared, onChange }: ProgrammeRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { name, fields, chosen, ours, compared, comparison } = programme
  const told = fields.filter(({ field, values }) => field !== 'name' && values.length > 0)
  const facts = told.flatMap((field) => acceptedOf(field, chosen).map(({ value }) => value))
  const isAccepted = (chosen.name ?? []).length > 0
  const proof = fields.find(({ field }) => field === 'name')?.values[0]?.proof ?? 'not on the page'
  const label = COMPARISONS.find(({ value }) => value === comparison)?.label
  return (
    <li className="border-t border-line py-2">
      <CheckboxLabel className="items-start">
        <Checkbox
          checked={isAccepted}
          onChange={() => onChange({ ...chosen, name: isAccepted ? [] : [0] })}
        />
        <span className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{name}</span>{' '}
          {proof !== 'on the page' ? (
            <span className="ml-1 text-sm text-bad">{proof}</span>
          ) : (
            isCompared && (
              <span className={cn('ml-1 text-sm', comparison === 'differs' ? 'text-warn' : 'text-ink-3')}>
                {label}
              </span>
            )
          )}
          {facts.length > 0 && <span className="block text-sm text-ink-2">{facts.join(' · ')}</span>}
        </span>
      </CheckboxLabel>
      <details className="pl-6.5 text-sm" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="py-2 text-accent">Values and their pages</summary>
        {isOpen && (
          <div className="grid gap-3 pb-2">
            <RecordFields
              fields={fields}
              chosen={chosen}
              compared={ours ? compared : []}
              onChange={onChange}
            />
          </div>
        )}
      </details>
    </li>
  )
}
