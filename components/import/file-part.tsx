import { Button } from '@/components/ui/button'
import { PART_ROWS } from '@/lib/import/limits'
import { formatCount } from '@/lib/text/format'
import type { ReadFile } from './use-import'

type FilePartProps = {
  file: ReadFile
  isBusy: boolean
  onPart: (part: number) => void
  onColumns: () => void
}

/** Which rows of the file are under review, with the way to the next ones and back to its columns. */
export function FilePart({ file: { summary, part }, isBusy, onPart, onColumns }: FilePartProps) {
  const { total } = summary
  const end = Math.min(part + PART_ROWS, total)
  const next = Math.min(end + PART_ROWS, total)
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-2">
      {total > PART_ROWS && (
        <p>{`Rows ${formatCount(part + 1)} to ${formatCount(end)} of ${formatCount(total)}`}</p>
      )}
      {end < total && (
        <Button size="small" disabled={isBusy} onClick={() => onPart(end)}>
          {`Go on to rows ${formatCount(end + 1)} to ${formatCount(next)}`}
        </Button>
      )}
      <Button size="small" disabled={isBusy} onClick={onColumns}>
        Change the columns
      </Button>
    </div>
  )
}
