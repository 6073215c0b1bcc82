import { Button } from '@/components/ui/button'
import { Crest } from '@/components/ui/crest'
import type { UniversityRow } from '@/lib/universities/row'

type CandidateRowProps = { row: UniversityRow; isFull: boolean; onAdd: () => void }

/** One university that could be added. */
export function CandidateRow({ row, isFull, onAdd }: CandidateRowProps) {
  return (
    <li className="flex items-center gap-3 border-t border-line py-2.5">
      <Crest id={row.id} name={row.name} logo={null} />
      <div className="min-w-0 flex-1">
        <p className="leading-snug font-medium">{row.name}</p>
        <p className="text-sm text-ink-2">
          <img className="flag" src={`/flags/${row.countryCode}.svg`} alt="" width={18} height={13} />
          {row.country}
        </p>
        <p className="text-sm text-ink-3">
          World Ranking: {row.rank === null ? 'Not reported' : `#${row.rank}`}
        </p>
      </div>
      <Button type="button" size="small" disabled={isFull} onClick={onAdd}>
        Add<span className="sr-only"> {row.name}</span>
      </Button>
    </li>
  )
}
