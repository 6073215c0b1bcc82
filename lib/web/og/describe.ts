import type { PageMeta, PostMeta } from '../../content/pages/schema'
import { SECTIONS, type Section } from '../../content/pages/sections'
import type { Destination } from '../../destinations/destination'
import { withArticle } from '../../places/with-article'
import { formatTuition } from '../../destinations/tuition-label'
import { formatUsd } from '../../money/format'
import type { CountryMapData } from '../../places/maps/country-map'
import type { Programme } from '../../programmes/programme'
import { lengthInWords } from '../../programmes/lengths'
import { levelsInWords, nameOfProgramme } from '../../programmes/words'
import { AWARD_KINDS } from '../../scholarships/kinds'
import type { Scholarship } from '../../scholarships/record/schema'
import { SITE } from '../../site'
import { formatCount, formatDate, plural } from '../../text/format'
import { formatNumber, studentDefinitionLabel } from '../../universities/format'
import type { University } from '../../universities/record/schema'
import { placeOf } from '../../universities/summary'
import type { Figure, Picture } from './picture'

const figure = (value: string, label: string): Figure => ({ value, label })

/** A number of things in words; null when there are none. */
const counted = (count: number, one: string, many?: string) =>
  count > 0 ? figure(formatCount(count), plural(count, one, many)) : null

const known = (figures: readonly (Figure | null)[]) => figures.filter((one) => one !== null)

export function describeUniversity(university: University, map: CountryMapData | null): Picture {
  const { name, establishedYear, studentPopulation, studentDefinition, tuitionFees } = university
  const tuition = tuitionFees.internationalNumeric
  const definition = studentDefinitionLabel(studentDefinition)
  const students = definition ? `students, ${definition}` : 'students'
  return {
    kind: 'University',
    title: name,
    subtitle: placeOf(university),
    figures: known([
      studentPopulation === null ? null : figure(formatNumber(studentPopulation), students),
      tuition === null
        ? null
        : figure(tuition === 0 ? 'Free' : formatUsd(tuition), 'international tuition a year, bachelor’s'),
      establishedYear === null ? null : figure(String(establishedYear), 'founded'),
    ]),
    map,
  }
}

export function pictureOfAward(scholarship: Scholarship): Picture {
  const { name, provider, type, isFullyFunded, eligibleDegrees } = scholarship
  return {
    kind: `${type} scholarship`,
    title: name,
    subtitle: provider === name ? null : provider,
    figures: known([
      isFullyFunded ? figure('Fully funded', 'award') : null,
      figure(eligibleDegrees.join(', '), 'degrees'),
    ]),
    map: null,
  }
}

type Studied = { programme: Programme; subjectName: string | null; university: Pick<University, 'name'> }

export function describeProgramme({ programme, subjectName, university }: Studied): Picture {
  const { levels, months, fee } = programme
  return {
    kind: levelsInWords(levels),
    title: nameOfProgramme(programme, subjectName),
    subtitle: university.name,
    figures: known([
      fee &&
        figure(`${fee.currency} ${formatCount(fee.sum)}`, fee.basis === 'course' ? 'whole course' : 'a year'),
      months === null ? null : figure(lengthInWords(months), 'length'),
    ]),
    map: null,
  }
}

/** The page of all that sources name at a university. */
export function describeOffer(
  { name }: Pick<University, 'name'>,
  subjects: number,
  programmes: number,
): Picture {
  return {
    kind: 'Subjects and programmes',
    title: name,
    subtitle: null,
    figures: known([
      counted(subjects, 'subject'),
      counted(programmes, 'course or degree', 'courses and degrees'),
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
      counted(universities.length, 'university', 'universities'),
      counted(scholarships.length, 'scholarship'),
      tuition && tuition.count > 2 ? figure(formatTuition(tuition.median), 'median tuition a year') : null,
    ]),
    map,
  }
}

/** A page or post of `data/pages`. */
export function describePage(section: Section, meta: PageMeta | PostMeta): Picture {
  return {
    kind: SECTIONS[section].label,
    title: meta.title,
    subtitle: null,
    figures: known([
      'published' in meta
        ? figure(formatDate(meta.published), 'published')
        : figure(formatDate(meta.updated), 'updated'),
      counted(meta.sources.length, 'source'),
    ]),
    map: null,
  }
}

type Totals = { universities: number; countries: number; unitedKingdom: number; scholarships: number }

/** The pages that are neither a record nor a text: home, the lists and the tools. By address. */
export function describeLists(totals: Totals): Map<string, Picture> {
  const universities = figure(formatCount(totals.universities), 'universities')
  const british = figure(formatCount(totals.unitedKingdom), 'universities')
  const countries = figure(formatCount(totals.countries), 'countries')
  const scholarships = figure(formatCount(totals.scholarships), 'scholarships')
  const list = (path: string, kind: string, title: string, figures: Figure[]) =>
    [path, { kind, title, subtitle: null, figures, map: null }] as const

  return new Map<string, Picture>([
    list('/', 'Universities and scholarships', SITE.tagline, [universities, scholarships, countries]),
    list('/universities', 'Catalogue', 'Universities of the world', [universities, countries]),
    list('/universities/filters', 'Catalogue', 'All filters', [universities, countries]),
    list('/uk-universities', 'Catalogue', 'Universities of the United Kingdom', [british]),
    list('/programmes', 'Catalogue', 'What you want to study, and where', []),
    list('/cost', 'Tool', 'What would it cost me?', [countries]),
    list('/plan', 'Tool', 'My plan', [universities, scholarships]),
    list('/scholarships', 'Catalogue', 'Scholarships you can really get', [scholarships]),
    ...Object.values(AWARD_KINDS).map(({ slug, label }) =>
      list(`/scholarships/${slug}`, 'Scholarships', label, [scholarships]),
    ),
    list('/resources/countries', 'Resources', 'Countries to study in', [countries, universities]),
    list('/data', SITE.name, 'Open data', [universities, scholarships]),
    list('/data/api', SITE.name, 'For programs', [universities, scholarships]),
    list('/data/coverage', SITE.name, 'What is known, and what is not', [universities, countries]),
    list('/changes', SITE.name, 'What changed', [scholarships]),
    list('/corrections', SITE.name, 'Is this wrong?', []),
    list('/blog', SITE.name, 'Blog', []),
    list('/scraper', 'Tool', 'University Data Scraper', []),
  ])
}
