import { NOT_REPORTED } from '@/lib/text/not-reported'
import { cn } from '@/lib/utils'

type Figure = { label: string; value: string; note?: string | null }

type FiguresProps = {
  figures: readonly Figure[]
  /** A full record says what it does not know; a basic one leaves it out. */
  isFull: boolean
  /** Numbers are large; words are rows. */
  look?: 'numbers' | 'rows'
}

function NumberFigure({ label, value, note }: Figure) {
  const isUnknown = value === NOT_REPORTED
  return (
    <div className="flex flex-col border-t border-line pt-2.5 pb-4">
      <dt className="text-sm text-ink-3">{label}</dt>
      <dd
        className={
          isUnknown ? 'mt-1 text-base text-ink-3' : 'mt-0.5 font-display text-md leading-tight md:text-xl'
        }
      >
        {value}
      </dd>
      {note && <dd className="mt-1 text-sm text-ink-2">{note}</dd>}
    </div>
  )
}

function RowFigure({ label, value, note }: Figure) {
  return (
    <div className="grid gap-x-6 border-t border-line py-2.5 sm:grid-cols-[11rem_1fr]">
      <dt className="text-sm text-ink-3 sm:pt-px">{label}</dt>
      <dd className={cn('wrap-anywhere', value === NOT_REPORTED ? 'text-ink-3' : 'font-medium')}>
        <span>{value}</span>
        {note && <span className="font-normal text-ink-2">{` · ${note}`}</span>}
      </dd>
    </div>
  )
}

/** Figures with their names, each with how it was counted or for whom it holds. */
export function Figures({ figures, isFull, look = 'numbers' }: FiguresProps) {
  const shown = isFull ? figures : figures.filter(({ value }) => value !== NOT_REPORTED)
  const Item = look === 'rows' ? RowFigure : NumberFigure
  return (
    <dl
      className={
        look === 'rows'
          ? 'mt-4 border-b border-line'
          : 'mt-4 grid grid-cols-2 gap-x-6 md:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))]'
      }
    >
      {shown.map((figure) => (
        <Item key={figure.label} {...figure} />
      ))}
    </dl>
  )
}
