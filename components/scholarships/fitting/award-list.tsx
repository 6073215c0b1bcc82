import type { Route } from 'next'
import { Fold } from '@/components/content/fold'
import { Link } from '@/components/ui/link'
import { count } from '@/lib/text/format'
import { AwardLine } from './award-line'

export type ListedAward = { id: string; name: string; value: string; isUnsure: boolean }

const SHOWN = 3

/** What an award says of the nationality. */
const SIGNS = {
  met: { className: 'text-good', text: '✓ your nationality fits' },
  check: { className: 'text-warn', text: '? check your nationality' },
  unmet: { className: 'text-bad', text: '✕ not your nationality' },
} as const

type AwardListProps = {
  awards: readonly ListedAward[]
  /** Names of awards that the catalogue lacks. */
  others: readonly string[]
  /** How an award stands to the visitor's nationality; null where none is kept. */
  kindOf: ((award: ListedAward) => keyof typeof SIGNS) | null
  /** The ids of the awards that take applications now. */
  openNow: ReadonlySet<string>
}

/** The first awards in view, the others folded. */
export function AwardList({ awards, others, kindOf, openNow }: AwardListProps) {
  const more = Math.max(0, awards.length - SHOWN) + others.length
  return (
    <>
      {awards.length === 0 && (
        <p>We know of none only for this university. Others may be for your nationality.</p>
      )}
      <ul>
        {awards.slice(0, SHOWN).map((award, place) => (
          // By place, not by award: what changes its text in place moves nothing.
          <li key={place}>
            <p>
              {kindOf && <Sign kind={kindOf(award)} isOpen={openNow.has(award.id)} />}
              <Link href={`/scholarships/${award.id}` as Route} translate="no">
                {award.name}
              </Link>
              {/* A phone has no room for it; it stands on the page of the award. */}
              <span className="text-sm text-ink-3 max-sm:hidden">{` · ${award.value}`}</span>
            </p>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Fold summary={count(more, 'more award')}>
          <ul className="pt-2">
            {awards.slice(SHOWN).map((award) => (
              <AwardLine key={award.id} {...award} />
            ))}
            {others.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          {others.length > 0 && <p>Those without a link are not in our catalogue yet.</p>}
        </Fold>
      )}
    </>
  )
}

function Sign({ kind, isOpen }: { kind: keyof typeof SIGNS; isOpen: boolean }) {
  const { className, text } = SIGNS[kind]
  return (
    <>
      <b className={className}>{isOpen && kind !== 'unmet' ? `${text}, open now` : text}</b>
      <span>{' · '}</span>
    </>
  )
}
