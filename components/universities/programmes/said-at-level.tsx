import { notesOf, type Said } from '@/lib/universities/decisive'

type SaidAtLevelProps = { said: Said; lead?: string; isLarge?: boolean }

/** A fact of the university at the level, with the words that name its owner. */
export function SaidAtLevel({ said, lead, isLarge }: SaidAtLevelProps) {
  return (
    <>
      {lead && <p className="text-sm text-ink-2">{lead}</p>}
      <p className={isLarge ? 'sum' : undefined}>{said.text}</p>
      <p className="basis">{notesOf(said).join(' · ')}</p>
    </>
  )
}
