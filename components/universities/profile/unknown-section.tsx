import { ExternalLink } from '@/components/ui/external-link'
import { capital, formatList } from '@/lib/text/format'
import { listUnknown } from '@/lib/universities/profile/known-answers'
import type { University } from '@/lib/universities/record/schema'
import { ProfileSection } from './topic'

type UnknownProps = {
  university: University
  /** Whether the page lists programmes or subjects that sources name. */
  hasProgrammes: boolean
}

/** What is not known of a researched university, in one line. */
export function UnknownLine(known: UnknownProps) {
  const unknown = listUnknown(known)
  if (unknown.length === 0) return null
  return (
    <p className="border-t border-line py-3 text-sm text-ink-3">
      <b className="font-semibold">Not known here:</b>
      <span>{` ${formatList(unknown)}. Ask the university.`}</span>
    </p>
  )
}

/** What to ask a university that has a basic record, and at which of its own pages. */
export function AskSection(known: UnknownProps) {
  const { website, facts } = known.university
  const unknown = listUnknown(known)
  const pages = [
    { label: 'Its website', href: website },
    { label: 'Its admission pages', href: facts.links.admissions },
    { label: 'Its application page', href: facts.links.application },
  ].flatMap(({ label, href }) => (href ? [{ label, href }] : []))
  return (
    <>
      {unknown.length > 0 && (
        <ProfileSection id="ask" title="What to ask" hasFacts={false}>
          <p>Not known here. Ask the university for each, in writing, and for the year it holds for:</p>
          <ul className="mt-1 list-disc columns-[12rem] *:ml-5 *:break-inside-avoid marker:text-ink-3">
            {unknown.map((fact) => (
              <li key={fact}>{capital(fact)}</li>
            ))}
          </ul>
        </ProfileSection>
      )}
      {pages.length > 0 && (
        <ProfileSection id="official" title="Official pages">
          <ul>
            {pages.map(({ label, href }) => (
              <li key={label} className="py-1">
                <ExternalLink href={href}>{label}</ExternalLink>
                <span className="block text-sm wrap-anywhere text-ink-3" translate="no">
                  {new URL(href).hostname.replace(/^www\./, '')}
                </span>
              </li>
            ))}
          </ul>
        </ProfileSection>
      )}
    </>
  )
}
