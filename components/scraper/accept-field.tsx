import type { Route } from 'next'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { acceptField } from '@/lib/scraper/browser/accept-field'
import { acceptedOf } from '@/lib/scraper/browser/reading-choice'
import { showError } from '@/lib/scraper/browser/toast-store'
import type { KnownSite } from '@/lib/scraper/shared/answers'
import type { Comparison } from '@/lib/scraper/shared/proof/compare-fields'
import type { FoundField } from '@/lib/scraper/shared/proof/fold-record'

type AcceptFieldProps = {
  site: KnownSite
  field: FoundField
  comparison: Comparison | null
  accepting: Parameters<typeof acceptField>[2]
}

/** Accepts the chosen values of a field that is new or differs into the visitor's own copy of the university. */
export function AcceptField({ site, field, comparison, accepting }: AcceptFieldProps) {
  const [accepted, setAccepted] = useState<{ id: string; values: string } | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const values = acceptedOf(field, accepting.chosen)
  const chosen = values.map(({ value }) => value).join('; ')
  if (comparison !== 'new' && comparison !== 'differs') return null
  if (values.length === 0) return null
  const accept = async () => {
    setIsBusy(true)
    try {
      const { id } = await acceptField(site, field, accepting)
      setAccepted({ id, values: chosen })
    } catch (error) {
      showError(error instanceof Error ? error.message : 'The value could not be kept.')
    }
    setIsBusy(false)
  }
  return (
    <div className="clear-both mt-2">
      {accepted?.values !== chosen && (
        <Button
          size="small"
          disabled={isBusy}
          aria-label={`Accept ${field.label} into “Added by you”`}
          onClick={() => void accept()}
        >
          Accept into “Added by you”
        </Button>
      )}
      <p role="status" className="text-sm empty:hidden">
        {accepted?.values === chosen && (
          <>
            <span>{'Accepted into '}</span>
            <Link href={`/universities/${accepted.id}` as Route}>your own copy</Link>
            <span>.</span>
          </>
        )}
      </p>
    </div>
  )
}
