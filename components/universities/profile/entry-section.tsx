import { Term } from '@/components/content/glossary/term'
import { Link } from '@/components/ui/link'
import { formatYearlyDate } from '@/lib/universities/format'
import { NOT_REPORTED } from '@/lib/text/not-reported'
import type { Profile } from '@/lib/universities/record/provenance'
import type { YearlyDate } from '@/lib/universities/record/schema'
import { Figures, type Figure } from './figures'
import { ProfileSection } from './profile-section'

function deadline(label: string, date: YearlyDate | null): Figure {
  return { label, value: date ? `${formatYearlyDate(date)} each year` : NOT_REPORTED, note: date?.note }
}

function testsText(tests: readonly string[] | null): string {
  if (tests === null) return NOT_REPORTED
  return tests.length > 0 ? tests.join(', ') : 'No admission test'
}

export function EntrySection(profile: Profile) {
  const { admissionRequirements: entry, depth } = profile.university
  const figures = [
    {
      label: 'Minimum GPA',
      value: entry.minimumGPA === null ? NOT_REPORTED : `${entry.minimumGPA.toFixed(1)} of 4.0`,
    },
    { label: 'English test', value: entry.englishTest ?? NOT_REPORTED },
    { label: 'Required tests', value: testsText(entry.requiredTests) },
    deadline('Application deadline', entry.applicationDeadline),
    ...(entry.earlyDeadline ? [deadline('Early deadline', entry.earlyDeadline)] : []),
  ]
  return (
    <ProfileSection {...profile} id="entry">
      <Figures look="rows" isFull={depth === 'full'} figures={figures} />
      {entry.minimumGPA !== null && (
        <p className="mt-3 text-sm text-ink-3">
          Your grades have another scale? <Term id="gpa">GPA</Term> and{' '}
          <Link href="/tests/transcripts">how to convert a grade</Link>.
        </p>
      )}
    </ProfileSection>
  )
}
