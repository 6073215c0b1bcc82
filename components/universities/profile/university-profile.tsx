import type { Elements } from '@/components/ui/elements'
import { CountryMap } from '@/components/content/maps/country-map'
import type { Level } from '@/lib/facts/vocabulary'
import type { CountryMapData } from '@/lib/places/maps/country-map'
import { basisOfFields } from '@/lib/universities/profile/basis'
import type { ProfilePage } from '@/lib/universities/profile/queries'
import type { University } from '@/lib/universities/record/schema'
import { placeOf } from '@/lib/universities/summary'
import { Answers } from './answers'
import { BasisLine } from './basis-line'
import { ProfileBody } from './profile-body'
import { ProfileHead } from './profile-head'
import { SimilarSection } from './similar-section'
import { SourcesSection } from './sources-section'
import './profile.css'

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
}

/** Everything of a profile page below its breadcrumbs: what decides, then the rest in two columns where there is room. */
export function UniversityProfile({
  level,
  profile,
  context,
  rates,
  map,
  similar,
  compare,
  admission,
  awards,
  cost,
  offered,
}: UniversityProfileProps) {
  const { university } = profile
  const isBasic = university.depth === 'basic'
  return (
    <div className="at-level">
      <ProfileHead university={university} compare={compare} />
      {/* What is written of a basic record is a warning, or another thing to know first. */}
      {isBasic && <About {...profile} />}
      <Answers {...profile} level={level} awards={awards} />
      {admission}
      {cost}
      <ProfileBody {...profile} {...context} rates={rates} hasProgrammes={Boolean(offered)}>
        {!isBasic && <About {...profile} />}
        {map && <PositionMap university={university} map={map} />}
        {offered}
      </ProfileBody>
      <SimilarSection similar={similar} level={level} />
      <SourcesSection {...profile} />
    </div>
  )
}

function About(profile: ProfilePage['profile']) {
  const { description } = profile.university
  if (!description) return null
  return (
    <section aria-labelledby="about" className="max-w-prose pb-3">
      <h2 id="about" className="mb-1 text-md">
        About
      </h2>
      <p>{description}</p>
      <BasisLine bases={basisOfFields(profile, ['description'])} />
    </section>
  )
}

type PositionMapProps = { university: University; map: CountryMapData }

/** A point on the country's map, drawn on the server. */
function PositionMap({ university, map }: PositionMapProps) {
  const { coordinates } = university
  if (!coordinates) return null
  const unit = map.width / 320
  return (
    <section aria-labelledby="position" className="break-inside-avoid">
      <h2 id="position" className="sr-only">
        Position
      </h2>
      <figure className="flex max-w-[26rem] items-end gap-4">
        <span className="w-40 flex-none">
          <CountryMap map={map} label={`Map with a point at ${placeOf(university)}`}>
            <circle cx={map.point.x} cy={map.point.y} r={unit * 14} className="fill-accent opacity-20" />
            <circle
              cx={map.point.x}
              cy={map.point.y}
              r={unit * 7}
              strokeWidth={unit * 2}
              className="fill-accent stroke-surface"
            />
          </CountryMap>
        </span>
        <figcaption className="text-xs text-ink-3">
          {`${placeOf(university)}. ${coordinates.precision === 'city' ? 'The point marks the town, not the campus.' : 'The point marks the campus.'} Outlines: Natural Earth.`}
        </figcaption>
      </figure>
    </section>
  )
}
