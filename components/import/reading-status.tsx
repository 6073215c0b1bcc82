import { Progress } from '@/components/ui/progress'
import { Button } from '@/components/ui/button'
import { formatCount } from '@/lib/text/format'
import type { ReadingProgress } from './use-import'

type ReadingStatusProps = {
  reading: ReadingProgress | null
  failure: string | null
  /** Whether the data an import is checked against could not be loaded. */
  hasFailed: boolean
  onRetry: () => void
  onCancel: () => void
}

/** The progress of the reading, or why it failed. */
export function ReadingStatus({ reading, failure, hasFailed, onRetry, onCancel }: ReadingStatusProps) {
  return (
    <>
      {reading?.isSlow && (
        <div className="mt-4">
          <Progress
            aria-label="Checking the rows"
            max={reading.total || undefined}
            value={reading.total ? reading.done : undefined}
          />
          {reading.total > 0 && (
            <p className="text-sm text-ink-3">
              {`${formatCount(reading.done)} of ${formatCount(reading.total)} rows checked`}
            </p>
          )}
          <Button size="small" className="mt-2" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      )}
      {failure && (
        <p role="alert" className="mt-4 wrap-anywhere text-bad">
          <span aria-hidden>✕ </span>
          <span>{failure}</span>
        </p>
      )}
      {hasFailed && (
        <div role="alert" className="mt-4 text-bad">
          <p>
            <span aria-hidden>✕ </span>
            The list of countries and universities could not be loaded, so nothing can be checked.
          </p>
          <Button size="small" className="mt-2 text-ink" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
    </>
  )
}
