import { formatCount, formatDate, plural } from '../../text/format'
import { formatTuition } from '../../destinations/tuition-label'
import type { Destination } from '../../destinations/destination'
import { withArticle } from '../../destinations/format'
import { formatUsd } from '../../money/format'
import type { PageMeta, PostMeta } from '../../content/pages/schema'
import { SECTIONS, type Section } from '../../content/pages/sections'
import type { CountryMap } from '../../places/maps/country-map'
import type { Scholarship } from '../../scholarships/record/schema'
import type { University } from '../../universities/record/schema'
import { formatNumber, studentDefinitionLabel } from '../../universities/format'
import { placeOf } from '../../universities/summary'
import type { Figure, Picture } from './picture'

const known = (figures: readonly (Figure | null)[]) => figures.filter((figure) => figure !== null)

export function describeUniversity(university: University, map: CountryMap | null): Picture {
  const { name, establishedYear, studentPopulation, studentDefinition, tuitionFees } = university
  const tuition = tuitionFees.internationalNumeric
  const definition = studentDefinitionLabel(studentDefinition)
  return {
    kind: 'University',
    title: name,
    subtitle: placeOf(university),
    figures: known([
      studentPopulation === null
        ? null
        : {
            value: formatNumber(studentPopulation),
            label: definition ? `students, ${definition}` : 'students',
          },
      tuition === null
        ? null
        : {
            value: tuition === 0 ? 'Free' : formatUsd(tuition),
            label: 'international tuition a year',
          },
      establishedYear === null ? null : { value: String(establishedYear), label: 'founded' },
    ]),
    map,
  }
}

export function describeScholarship(scholarship: Scholarship): Picture {
  const { name, provider, type, isFullyFunded, eligibleDegrees } = scholarship
  return {
    kind: `${type} scholarship`,
    title: name,
    subtitle: provider === name ? null : provider,
    figures: known([
      isFullyFunded ? { value: 'Fully funded', label: 'award' } : null,
      { value: eligibleDegrees.join(', '), label: 'degrees' },
    ]),
    map: null,
  }
}

type Place = Pick<Destination, 'country' | 'universities' | 'scholarships' | 'tuition' | 'map'>

export function describeDestination({ country, universities, scholarships, tuition, map }: Place): Picture {
  return {
    kind: 'Study destination',
    title: `Study in ${withArticle(country.name)}`,
    subtitle: null,
    figures: known([
      {
        value: formatCount(universities.length),
        label: plural(universities.length, 'university', 'universities'),
      },
      scholarships.length > 0
        ? {
            value: formatCount(scholarships.length),
            label: plural(scholarships.length, 'scholarship'),
          }
        : null,
      tuition && tuition.count > 2
        ? { value: formatTuition(tuition.median), label: 'median tuition a year' }
        : null,
    ]),
    map,
  }
}

/** A page or post of `data/pages`. */
export function describePage(section: Section, meta: PageMeta | PostMeta): Picture {
  const sources = meta.sources.length
  return {
    kind: SECTIONS[section].label,
    title: meta.title,
    subtitle: null,
    figures: known([
      'published' in meta
        ? { value: formatDate(meta.published), label: 'published' }
        : { value: formatDate(meta.updated), label: 'updated' },
      sources > 0 ? { value: String(sources), label: plural(sources, 'source') } : null,
    ]),
    map: null,
  }
}
