'use client'

import { Checkbox, CheckboxLabel } from '@/components/ui/checkbox'
import { Button } from '@/components/ui/button'
import type { Twin } from '@/lib/import/duplicates'
import { CHOICES, type MergeChoice } from '@/lib/import/merge'
import type { Double } from '@/lib/import/review'
import { MoreButton, useShown } from './use-shown'

type ReviewDoublesProps = {
  doubles: readonly Double[]
  onChoose: (rows: readonly number[], choice: MergeChoice) => void
}

function whereOf(twin: Twin): string {
  if (twin.kind === 'file') return `on line ${twin.line} of the same file`
  return twin.kind === 'added' ? 'which you added before' : 'in our catalogue'
}

/** The rows about a known university. For each the visitor chooses to keep, replace or merge. */
export function ReviewDoubles({ doubles, onChoose }: ReviewDoublesProps) {
  const { shown, more } = useShown(doubles, 20, 50)
  if (doubles.length === 0) return null
  const all = doubles.map(({ at }) => at)
  return (
    <section aria-labelledby="review-doubles" className="mt-8">
      <h3 id="review-doubles" className="text-md">
        Here already
      </h3>
      <p className="mt-1 text-sm text-ink-2">
        The same website, or one of the same names in the same country. Changes to our catalogue are only for
        you.
      </p>
      {doubles.length > 1 && (
        <div role="group" aria-label="Choose for all" className="mt-3 flex flex-wrap gap-2">
          {CHOICES.map(({ value, label }) => (
            <Button key={value} size="small" onClick={() => onChoose(all, value)}>
              {`${label}: all`}
            </Button>
          ))}
        </div>
      )}
      <ul className="mt-3 grid gap-3">
        {shown.map(({ at, line, record, twin, choice }) => (
          <li key={at} className="rounded-md border border-line bg-surface px-4 py-3">
            <fieldset>
              <legend className="float-left w-full font-semibold wrap-anywhere">
                <span>{`Line ${line}: ${record.name}`}</span>
                <span className="block text-sm font-normal text-ink-3">
                  {`is ${twin.name}, ${whereOf(twin)}`}
                </span>
              </legend>
              <div className="clear-both grid gap-x-6 pt-1 md:grid-cols-3">
                {CHOICES.map(({ value, label, hint }) => (
                  <CheckboxLabel key={value}>
                    <Checkbox
                      type="radio"
                      name={`double-${at}`}
                      checked={choice === value}
                      onChange={() => onChoose([at], value)}
                    />
                    <span>
                      <span>{label}</span>
                      <span className="block text-sm text-ink-3">{hint}</span>
                    </span>
                  </CheckboxLabel>
                ))}
              </div>
            </fieldset>
          </li>
        ))}
      </ul>
      <MoreButton what="rows" {...more} />
    </section>
  )
}
