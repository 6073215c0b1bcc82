import { CRITERIA } from '@/lib/matcher/criteria'
import { MAX_SCORE, SHOWN_ABOVE } from '@/lib/matcher/score'

/** The explanation beside the form before the first results. */
export function HowItScores() {
  return (
    <section aria-labelledby="how-it-scores" className="max-w-prose md:pt-1">
      <h2 id="how-it-scores" className="text-xl">
        How a match is scored
      </h2>
      <p className="mt-3 text-ink-2">
        Points for what fits, up to {MAX_SCORE}. Only matches above {SHOWN_ABOVE} are shown, each with its
        reasons.
      </p>
      <ul className="mt-4 border-t border-line">
        {CRITERIA.map(({ id, words, points }) => (
          <li key={id} className="flex justify-between gap-4 border-b border-line py-2">
            {words} <b>+{points}</b>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-ink-2">
        Whether you may apply is told apart from the score, rule by rule: Eligible, Not eligible or Check.
        What you fill in stays on your device.
      </p>
    </section>
  )
}
