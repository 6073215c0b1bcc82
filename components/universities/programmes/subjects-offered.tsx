import { Basis } from '@/components/content/basis'
import { ProfileSection, Topic } from '@/components/universities/profile/topic'
import { LinkedValues } from '@/components/universities/profile/linked-values'
import { OfferedLink } from './offered-link'
import type { Level } from '@/lib/facts/vocabulary'
import { programmesHref, universityProgrammesHref } from '@/lib/programmes/href'
import { largestSubjects } from '@/lib/programmes/of-university'
import type { UniversityOffer } from '@/lib/programmes/page/queries'
import { knownInWords } from '@/lib/programmes/words'
import { count, formatList } from '@/lib/text/format'

const SHOWN = 6

type SubjectsOfferedProps = {
  universityId: string
  countryCode: string
  offer: UniversityOffer
  /** At which the profile opens. */
  level: Level
}

/** On a profile: how much sources name, the largest subjects, and the way to all of them. */
export function SubjectsOffered({ universityId, countryCode, offer, level }: SubjectsOfferedProps) {
  const { fields, datasets, subjects, programmes } = offer
  const known = datasets.find(({ kind }) => kind)
  const told = [
    ...(subjects > 0 ? [count(subjects, 'subject')] : []),
    ...(programmes > 0 ? [count(programmes, 'course or degree', 'courses and degrees')] : []),
  ]
  // Which of them are large, general knowledge does not say.
  const shown = known && subjects < SHOWN ? 'Some' : 'Largest'
  return (
    <ProfileSection id="offered" title="Subjects and programmes">
      <p>
        <span>
          {told.length > 0
            ? `${formatList(told)} by name, with levels, fees and lengths where a source gives them${known ? `, and others by general knowledge (${known.year}; check at the university)` : ''}: `
            : known && `${knownInWords(known.year)}: `}
        </span>
        <OfferedLink href={universityProgrammesHref(universityId)} level={level} />.
      </p>
      <Topic>{`${shown}, at universities of the country`}</Topic>
      <LinkedValues
        label={`${shown} subjects, at universities of the country`}
        links={largestSubjects(fields, SHOWN).map(({ slug, name, levels }) => ({
          label: name,
          href: programmesHref({ subject: slug, level: levels[0]?.level, countries: [countryCode] }),
          more: 'at universities of the country',
        }))}
      />
      <Basis>
        {[
          ...new Set(
            datasets.map(({ source, year, kind }) =>
              kind ? `general knowledge, ${year}` : `${source.publisher}, ${year}`,
            ),
          ),
        ].join('; ')}
      </Basis>
    </ProfileSection>
  )
}
