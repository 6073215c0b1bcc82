import type { PageMeta, PostMeta } from '../../content/pages/schema'
import { SECTIONS, type Section } from '../../content/pages/sections'
import type { Destination } from '../../destinations/queries'
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

/** @param figures null: left out */
const picture = (
  kind: string,
  title: string,
  figures: readonly (Figure | null | false)[],
  { subtitle = null, map = null }: Partial<Pick<Picture, 'subtitle' | 'map'>> = {},
): Picture => ({
  kind,
  title,
  subtitle,
  figures: figures.filter((one) => one !== null && one !== false),
  map,
})

export function describeUniversity(university: University, map: CountryMapData | null): Picture {
  const { name, establishedYear, studentPopulation, studentDefinition, tuitionFees } = university
  const tuition = tuitionFees.internationalNumeric
  const definition = studentDefinitionLabel(studentDefinition)
  const students = definition ? `students, ${definition}` : 'students'
  const figures = [
    studentPopulation !== null && figure(formatNumber(studentPopulation), students),
    tuition !== null &&
      figure(tuition === 0 ? 'Free' : formatUsd(tuition), 'international tuition a year, bachelor’s'),
    establishedYear !== null && figure(String(establishedYear), 'founded'),
  ]
  return picture('University', name, figures, { subtitle: placeOf(university), map })
}

export function pictureOfAward(scholarship: Scholarship): Picture {
  const { name, provider, type, isFullyFunded, eligibleDegrees } = scholarship
  const figures = [
    isFullyFunded && figure('Fully funded', 'award'),
    figure(eligibleDegrees.join(', '), 'degrees'),
  ]
  return picture(`${type} scholarship`, name, figures, { subtitle: provider === name ? null : provider })
}

type Studied = { programme: Programme; subjectName: string | null; university: Pick<University, 'name'> }

export function describeProgramme({ programme, subjectName, university }: Studied): Picture {
  const { levels, months, fee } = programme
  const figures = [
    fee &&
      figure(`${fee.currency} ${formatCount(fee.sum)}`, fee.basis === 'course' ? 'whole course' : 'a year'),
    months !== null && figure(lengthInWords(months), 'length'),
  ]
  const title = nameOfProgramme(programme, subjectName)
  return picture(levelsInWords(levels), title, figures, { subtitle: university.name })
}

/** The page of all that sources name at a university. */
export const describeOffer = ({ name }: Pick<University, 'name'>, subjects: number, programmes: number) =>
  picture('Subjects and programmes', name, [
    counted(subjects, 'subject'),
    counted(programmes, 'course or degree', 'courses and degrees'),
  ])

type Place = Pick<Destination, 'country' | 'universities' | 'scholarships' | 'tuition' | 'map'>

export function describeDestination({ country, universities, scholarships, tuition, map }: Place): Picture {
  const figures = [
    counted(universities.length, 'university', 'universities'),
    counted(scholarships.length, 'scholarship'),
    tuition && tuition.count > 2 ? figure(formatTuition(tuition.median), 'median tuition a year') : null,
  ]
  return picture('Study destination', `Study in ${withArticle(country.name)}`, figures, { map })
}

/** A page or post of `data/pages`. */
export const describePage = (section: Section, meta: PageMeta | PostMeta): Picture =>
  picture(SECTIONS[section].label, meta.title, [
    'published' in meta
      ? figure(formatDate(meta.published), 'published')
      : figure(formatDate(meta.updated), 'updated'),
    counted(meta.sources.length, 'source'),
  ])

type Totals = { universities: number; countries: number; unitedKingdom: number; scholarships: number }

/** The pages that are neither a record nor a text: home, the lists and the tools. By address. */
export function describeLists(totals: Totals): Map<string, Picture> {
  const universities = figure(formatCount(totals.universities), 'universities')
  const british = figure(formatCount(totals.unitedKingdom), 'universities')
  const countries = figure(formatCount(totals.countries), 'countries')
  const scholarships = figure(formatCount(totals.scholarships), 'scholarships')
  const list = (path: string, ...shown: Parameters<typeof picture>) => [path, picture(...shown)] as const

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
