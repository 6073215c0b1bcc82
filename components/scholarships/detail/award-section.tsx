import { Term } from '@/components/content/glossary/term'
import { partsInWords } from '@/lib/scholarships/award'
import type { Scholarship } from '@/lib/scholarships/record/schema'
import { DetailSection } from './detail-section'

/** The payments of the award, part by part. */
export function AwardSection({ scholarship }: { scholarship: Scholarship }) {
  const parts = partsInWords(scholarship.awardParts)
  const { other } = scholarship.awardParts
  return (
    <DetailSection id="award" title="What it pays">
      <p>{scholarship.description}</p>
      <dl className="mt-4 grid gap-3">
        {parts.map(({ label, coverage, sums, note }) => (
          <div key={label} className="border-t border-line pt-3 sm:grid sm:grid-cols-[11rem_1fr] sm:gap-4">
            <dt className="text-ink-3">{label}</dt>
            <dd>
              <p>{coverage}</p>
              {sums.map((sum) => (
                <p key={sum} className="font-semibold">
                  {sum}
                </p>
              ))}
              {note && <p className="text-sm text-ink-2">{note}</p>}
            </dd>
          </div>
        ))}
        {other.length > 0 && (
          <div className="border-t border-line pt-3 sm:grid sm:grid-cols-[11rem_1fr] sm:gap-4">
            <dt className="text-ink-3">Also</dt>
            <dd>
              {other.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </dd>
          </div>
        )}
      </dl>
      <p className="mt-4 text-sm text-ink-3">
        A cost that is not listed may or may not be paid: ask the provider. Money for living costs usually
        comes as a <Term id="stipend">stipend</Term>
        <span>{', money for tuition as a '}</span>
        <Term id="tuition-waiver">tuition waiver</Term>
        <span>.</span>
      </p>
    </DetailSection>
  )
}
