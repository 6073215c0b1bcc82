import { ExternalLink } from '@/components/ui/external-link'
import type { NotTaught } from '@/lib/eligibility/rule'
import type { NationalityGroup } from '@/lib/eligibility/schema'
import type { RuleInWords } from '@/lib/scholarships/rules'
import type { Scholarship } from '@/lib/scholarships/record/schema'
import { RuleListLater } from './deferred-leaves'
import { DetailSection } from './detail-section'

type RulesSectionProps = {
  scholarship: Scholarship
  rules: readonly RuleInWords[]
  groups: readonly NationalityGroup[]
  notTaught?: NotTaught
}

/** The conditions, rule by rule, and the sources of the lists of countries. */
export function RulesSection({ scholarship, rules, groups, notTaught }: RulesSectionProps) {
  const { eligibleDegrees, hostCountries, fieldsOfStudy, fieldsNote, eligibility } = scholarship
  return (
    <DetailSection id="rules" title="Who can apply">
      <RuleListLater
        rules={rules}
        ruled={{ eligibleDegrees, hostCountries, fieldsOfStudy, fieldsNote, eligibility, notTaught }}
        groups={groups}
      />
      <p className="mt-4 text-sm text-ink-3">
        <span>{`${originOf(scholarship)} `}</span>
        <a href="#sources">sources</a>. A rule that is not listed here may still exist.
      </p>
      {groups.length > 0 && (
        <ul className="mt-2 text-sm text-ink-3">
          {groups.map(({ id, name, source }) => (
            <li key={id}>
              <span>{`${name}: `}</span>
              <ExternalLink href={source.url}>{source.title}</ExternalLink>
            </li>
          ))}
        </ul>
      )}
    </DetailSection>
  )
}

function originOf({ basis, sources }: Scholarship): string {
  if (basis === 'pages') return 'These rules were read at the'
  if (sources.length > 0)
    return 'Some of these rules were read at their sources, some come from general knowledge. See the'
  return 'These rules were written from general knowledge, so check them first: see the'
}
