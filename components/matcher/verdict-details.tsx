import { VerdictWord } from '@/components/content/verdict-word'
import type { RuleSource } from '@/lib/eligibility/rule'
import type { Outcome } from '@/lib/eligibility/places'
import { VERDICTS, type Assessment, type Verdict } from '@/lib/eligibility/verdict'
import type { MatcherScholarship } from '@/lib/matcher/matcher-file'
import { count, formatMonth } from '@/lib/text/format'

type VerdictDetailsProps = {
  assessment: Assessment
  scholarship: Pick<MatcherScholarship, 'source' | 'link' | 'provider'>
}

/** The outcome of a rule that decides each verdict. */
const DECIDED_BY: Partial<Record<Verdict, Outcome>> = {
  'not-eligible': 'unmet',
  almost: 'almost',
  check: 'check',
}

const OUTCOMES: Record<Outcome, { sign: string; word: string; tone: string }> = {
  met: { sign: '✓', word: 'Met', tone: 'text-good' },
  unmet: { sign: '✕', word: 'Not met', tone: 'text-bad' },
  almost: { sign: '≈', word: 'A test is missing', tone: 'text-warn' },
  check: { sign: '?', word: 'Check', tone: 'text-warn' },
  open: { sign: '–', word: 'Not decided by your profile', tone: 'text-ink-3' },
}

/** The verdict, and a disclosure with every rule and its reason. */
export function VerdictDetails({ assessment, scholarship }: VerdictDetailsProps) {
  const verdict = VERDICTS.find(({ value }) => value === assessment.verdict)
  if (!verdict) return null
  const reason = assessment.checks.find(({ outcome }) => outcome === DECIDED_BY[assessment.verdict])
  const undecided = assessment.checks.filter(({ outcome }) => outcome === 'open').length
  const more = undecided > 0 ? ` ${count(undecided, 'further rule')} to read.` : ''
  return (
    <details className="mt-3 rounded-sm border border-line px-3 py-2 text-sm">
      <summary className="min-h-7">
        <VerdictWord verdict={verdict.value} />
        <span className="text-ink-2">
          {' '}
          {reason ? `${reason.label}: ${reason.why}` : verdict.meaning + more}
        </span>
      </summary>
      <ul className="mt-3 grid gap-2" aria-label="Rules">
        {assessment.checks.map(({ rule, label, outcome, why, words, source }) => {
          const { sign, word, tone } = OUTCOMES[outcome]
          return (
            <li key={rule} className="grid grid-cols-[1rem_1fr] gap-x-2">
              <span className={tone} aria-hidden>
                {sign}
              </span>
              <span>
                <b className="font-semibold">{label}</b> <span className={tone}>({word})</span> {why} {words}
                {source && (
                  <>
                    {' '}
                    List: <Source source={source} />
                  </>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      <p className="mt-3 text-ink-2">
        {scholarship.source ? (
          <>
            Rules read at: <Source source={scholarship.source} />
          </>
        ) : (
          `Written from general knowledge: check with ${scholarship.provider}.`
        )}{' '}
        Only the provider decides.
      </p>
    </details>
  )
}

function Source({ source: { title, url, checkedOn } }: { source: RuleSource }) {
  return (
    <>
      {url ? (
        <a href={url} rel="noopener">
          {title}
        </a>
      ) : (
        title
      )}
      , checked in {formatMonth(checkedOn)}.
    </>
  )
}
