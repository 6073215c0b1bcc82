import { ExternalLink } from '@/components/ui/external-link'
import { timeFacts } from '@/lib/scholarships/facts'
import type { Scholarship } from '@/lib/scholarships/record/schema'
import { Section } from './section'

/** How and when one applies, and what the award asks for in return. */
export function FactsSection({ scholarship }: { scholarship: Scholarship }) {
  const { link, changeNote } = scholarship
  return (
    <Section id="apply" title="How and when">
      <dl className="grid gap-3">
        {timeFacts(scholarship).map(({ label, text }) => (
          <div
            key={label}
            className="border-t border-line pt-3 first:border-0 sm:grid sm:grid-cols-[11rem_1fr] sm:gap-4"
          >
            <dt className="text-ink-3">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {changeNote && <p className="mt-4">{changeNote}</p>}
      <p className="mt-4 text-ink-2">
        {link ? (
          <>
            Apply as <ExternalLink href={link}>the provider’s own page</ExternalLink> says; it alone is
            binding.
          </>
        ) : (
          'We know no confirmed page of the provider. Ask the provider or the host before you rely on any of this.'
        )}
      </p>
    </Section>
  )
}
