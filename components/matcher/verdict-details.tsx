import { RuleLine } from '@/components/content/rule-line'
import { VerdictWord } from '@/components/content/verdict-word'
import type { RuleSource } from '@/lib/eligibility/rule'
import { decisiveChecks, VERDICTS, type Assessment } from '@/lib/eligibility/verdict'
import type { MatcherScholarship } from '@/lib/matcher/matcher-file'
import { count, formatMonth, sentence } from '@/lib/text/format'

type VerdictDetailsProps = {
  assessment: Assessment
  scholarship: Pick<MatcherScholarship, 'source' | 'link' | 'provider' | 'eligibility'>
}

/** The verdict, and a disclosure with every rule and its reason. */
export function VerdictDetails({ assessment, scholarship }: VerdictDetailsProps) {
  const verdict = VERDICTS.find(({ value }) => value === assessment.verdict)
  if (!verdict) return null
  const [reason, ...others] = decisiveChecks(assessment)
  const more = others.length > 0 ? ` And ${count(others.length, 'more rule')}, below.` : ''
  return (
    <details className="mt-3 rounded-sm border border-line px-3 py-2 text-sm">
      <summary className="min-h-7">
        <VerdictWord verdict={verdict.value} />
        <span className="text-ink-2">
          {` ${reason ? `${reason.label}: ${reason.why}${more}` : verdict.meaning}`}
        </span>
      </summary>
      <ul className="mt-3 grid gap-2" aria-label="Rules">
        {assessment.checks.map(({ rule, label, outcome, why, words, source }) => (
          <RuleLine key={rule} label={label} outcome={outcome} why={words ? `${why} ${words}` : why}>
            {source && (
              <>
                <span>{'List: '}</span>
                <Source source={source} />
              </>
            )}
          </RuleLine>
        ))}
      </ul>
      <Remark label="What you do" lines={scholarship.eligibility.steps} />
      <Remark label="What they choose by" lines={scholarship.eligibility.weighed} />
      <p className="mt-3 text-ink-2">
        {scholarship.source ? (
          <>
            <span>{'Rules read at: '}</span>
            <Source source={scholarship.source} />
          </>
        ) : (
          <>
            <span>{'Written from general knowledge: check with '}</span>
            <span translate="no">{scholarship.provider}</span>
            <span>.</span>
          </>
        )}
        <span>{' Only the provider decides.'}</span>
      </p>
    </details>
  )
}

/** What the award says beside its rules; it decides nothing. */
function Remark({ label, lines }: { label: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <p className="mt-2">
      <b className="font-semibold">{label}</b>
      <span>{` ${lines.map(sentence).join(' ')}`}</span>
    </p>
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
        <span>{title}</span>
      )}
      <span>{`, checked in ${formatMonth(checkedOn)}.`}</span>
    </>
  )
}
