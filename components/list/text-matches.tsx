import { formatCount } from '@/lib/text/format'
import type { Also } from './text-match-range'

/** Stands before the results that were not meant, but contain the typed text. `where`: in which of their words. */
export function TextMatches({ text, total, isFirst, where }: Also & { where: string }) {
  return (
    <h3 className="col-span-full mt-4 text-md">
      {`${isFirst ? 'Also contain' : 'More that also contain'} “${text}” in their ${where}: ${formatCount(total)}`}
    </h3>
  )
}
