import { CorrectedRecord } from '@/components/content/correction-button'
import { ContentsList } from '@/components/content/contents-list'
import type { Elements } from '@/components/ui/elements'
import type { Level } from '@/lib/facts/vocabulary'
import { basisOfFields } from '@/lib/universities/profile/basis'
import { knownAnswers, listUnknown } from '@/lib/universities/profile/known-answers'
import type { ProfilePage } from '@/lib/universities/profile/queries'
import { shownSections } from '@/lib/universities/profile-sections'
import { hasNearest } from '@/lib/universities/similar'
import { Answers } from './answers'
import { BasisLine } from './basis-line'
import { FurtherAnswers } from './further-answers'
import { PositionMap, PositionRoom } from './position-map'
import { ProfileBody } from './profile-body'
import { ProfileHead } from './profile-head'
import { SimilarSection, similarTitle } from './similar-section'
import { SourcesSection } from './sources-section'
import { ProfileSection } from './topic'
import { AskSection, UnknownLine } from './unknown-section'

type UniversityProfileProps = ProfilePage & {
  /** At which the profile opens. */
  level: Level
  compare?: Elements
  /** Whether it can take the visitor. */
  admission?: Elements
  /** The awards for students of the university. */
  awards?: Elements
  /** The cost of the whole degree. */
  cost?: Elements
  /** The subjects that sources name. */
  offered?: Elements
  /** What changed of the record lately. */
  changes?: Elements
}

/** Everything of a profile page below its breadcrumbs: a band with place, map and what decides, then the rest beside its contents. */
export function UniversityProfile(page: UniversityProfileProps) {
  const { level, profile, context, rates, map, similar, compare, admission, awards, cost, offered, changes } =
    page
  const { university } = profile
  const isBasic = university.depth === 'basic'
  const known = { university, hasProgrammes: Boolean(offered) }
  return (
    <div className="at-level">
      <CorrectedRecord href={`/universities/${university.id}`} />
      {/* On a phone the map stands below what decides. */}
      <div className="grid gap-x-12 gap-y-2 md:grid-cols-[minmax(0,1fr)_clamp(15rem,34%,27rem)]">
        <div className="min-w-0">
          <ProfileHead university={university} compare={compare} />
          {/* What is written of a basic record is a warning, or another thing to know first. */}
          {isBasic && <About {...profile} />}
        </div>
        {map && <PositionRoom university={university} map={map} />}
        <div className="min-w-0 md:col-span-2 md:row-start-2">
          <Answers
            {...profile}
            title={isBasic ? 'What is known' : 'What decides'}
            level={level}
            admission={admission}
          />
          {cost}
        </div>
        {map && <PositionMap university={university} map={map} />}
      </div>
      <div className="gap-x-10 border-t border-line pt-4 lg:grid lg:grid-cols-[11rem_minmax(0,1fr)]">
        <ContentsList
          headings={headingsOf(page)}
          className="border-line max-lg:sticky max-lg:top-0 max-lg:z-1 max-lg:flex max-lg:items-center max-lg:gap-x-4 max-lg:overflow-x-auto max-lg:border-b max-lg:bg-paper max-lg:whitespace-nowrap"
        />
        <div className="min-w-0">
          <ProfileBody {...profile} {...context} rates={rates}>
            {isBasic ? <AskSection {...known} /> : <About {...profile} />}
            {offered}
            <FurtherAnswers {...profile} awards={awards} />
          </ProfileBody>
          {!isBasic && <UnknownLine {...known} />}
          <SimilarSection similar={similar} areNearest={hasNearest(university)} level={level} />
          <SourcesSection {...profile} />
          {changes}
        </div>
      </div>
    </div>
  )
}

/** The headings of the sections that the page shows, in their order. */
function headingsOf({ profile, similar, awards, offered }: UniversityProfileProps) {
  const { university } = profile
  const isBasic = university.depth === 'basic'
  const { website, facts } = university
  const hasPages = Boolean(website ?? facts.links.admissions ?? facts.links.application)
  const hasUnknown = listUnknown({ university, hasProgrammes: Boolean(offered) }).length > 0
  return [
    isBasic && hasUnknown && { id: 'ask', title: 'What to ask' },
    isBasic && hasPages && { id: 'official', title: 'Official pages' },
    !isBasic && university.description && { id: 'about', title: 'About' },
    offered && { id: 'offered', title: 'Subjects and programmes' },
    ...knownAnswers(profile).filter(({ id }) => id === 'subjects'),
    awards && { id: 'awards', title: 'Awards for students here' },
    ...shownSections(profile),
    similar.length > 0 && { id: 'similar', title: similarTitle(hasNearest(university)) },
    { id: 'sources', title: 'Sources and dates' },
  ].flatMap((section) => (section ? [{ id: section.id, text: section.title }] : []))
}

function About(profile: ProfilePage['profile']) {
  const { description } = profile.university
  if (!description) return null
  return (
    <ProfileSection id="about" title="About">
      <p className="max-w-prose">{description}</p>
      <BasisLine bases={basisOfFields(profile, ['description'])} />
    </ProfileSection>
  )
}
