import type { Route } from 'next'
import { Link } from '@/components/ui/link'
import type { Similar } from '@/lib/scholarships/similar'
import { Section } from './section'

/** Other awards worth a look, each with what it shares with this one. */
export function SimilarSection({ similar }: { similar: readonly Similar[] }) {
  if (similar.length === 0) return null
  return (
    <Section id="similar" title="Similar awards">
      <ul className="grid gap-3">
        {similar.map(({ scholarship: { id, name, value }, reasons }) => (
          <li key={id} className="border-t border-line pt-3 first:border-0 first:pt-0">
            <Link href={`/scholarships/${id}` as Route}>{name}</Link>
            <span className="block">{value}</span>
            <span className="block text-sm text-ink-3">Because: {reasons.join(', ')}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
