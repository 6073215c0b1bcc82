import { CRITERIA } from '@/lib/matcher/criteria'

const WORDS: Record<string, string> = {
  degree: 'Your level of study is accepted',
  field: 'Your field is in its name or description',
  country: 'Your country is where it is held',
  type: 'It is of the type you chose',
  'fully-funded': 'It is fully funded',
  prestigious: 'It is a prestigious award',
  deadline: 'It has a deadline',
}

/** What stands beside the form before the first results. */
export function HowItScores() {
  return (
    <section aria-labelledby="how-it-scores" className="max-w-prose md:pt-1">
      <h2 id="how-it-scores" className="text-xl">
        How a match is scored
      </h2>
      <p className="mt-3 text-ink-2">
        Points for what fits, up to 100. Only matches above 20 are shown, each with its reasons.
      </p>
      <ul className="mt-4 border-t border-line">
        {CRITERIA.map(({ id, points }) => (
          <li key={id} className="flex justify-between gap-4 border-b border-line py-2">
            {WORDS[id]} <b>+{points}</b>
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
