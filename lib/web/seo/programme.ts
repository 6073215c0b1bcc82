import type { Metadata } from 'next'
import { programmeHref, universityProgrammesHref } from '../../programmes/href'
import type { Programme, ProgrammeDataset } from '../../programmes/programme'
import { labelOf } from '../../text/options'
import { STUDY_MODES } from '../../programmes/vocabulary'
import { levelLabels, levelsInWords, meaningOfProgramme, nameOfProgramme } from '../../programmes/words'
import { lengthInWords } from '../../programmes/lengths'
import { shorten } from '../../text/shorten'
import type { University } from '../../universities/record/schema'
import { levelOf } from '../../universities/level'
import { placeOf } from '../../universities/summary'
import type { Crumb, StructuredData } from './json-ld'
import { pageMetadata, withSearch } from './metadata'
import { LEVELS } from '../../facts/vocabulary'
import { PROGRAMMES, type ProgrammeSearch } from '../../programmes/list'

const DESCRIPTION_LENGTH = 155

type Studied = { programme: Programme; subjectName: string | null; university: University }

/** Home, all programmes, the university, its programmes, this one. */
export function programmeCrumbs({ programme, subjectName, university }: Studied): Crumb[] {
  return [
    { label: 'Home', href: '/' },
    { label: 'Programmes', href: '/programmes' },
    { label: university.name, href: universityProgrammesHref(university.id), isName: true },
    { label: nameOfProgramme(programme, subjectName), href: programmeHref(programme), isName: true },
  ]
}

/** Home, universities, the university, its subjects and programmes. */
export function universityProgrammesCrumbs({ id, name }: Pick<University, 'id' | 'name'>): Crumb[] {
  return [
    { label: 'Home', href: '/' },
    { label: 'Universities', href: '/universities' },
    { label: name, href: `/universities/${id}`, isName: true },
    { label: 'Subjects and programmes', href: universityProgrammesHref(id) },
  ]
}

export function programmeMetadata({ programme, subjectName, university }: Studied): Metadata {
  const { levels, months, fee } = programme
  const name = nameOfProgramme(programme, subjectName)
  const meaning = meaningOfProgramme(programme, subjectName)
  const length = months === null ? '' : `, ${lengthInWords(months)}`
  const known = fee ? 'Fee, length, how to apply' : 'Length, how to apply'
  return pageMetadata({
    title: `${name} (${levelLabels(levels)}), ${university.name}`,
    description: shorten(
      `${meaning ? `${meaning}: ` : ''}${levelsInWords(levels)}${length} at ${university.name}, ${placeOf(university)}. ${known} and awards that fit, with sources.`,
      DESCRIPTION_LENGTH,
    ),
    path: programmeHref(programme),
  })
}

/** @param subjects how many are named at the university */
export function universityProgrammesMetadata({ id, name }: University, subjects: number): Metadata {
  return pageMetadata({
    title: `Subjects and programmes at ${name}`,
    description: `What can be studied at ${name}: ${subjects} subjects by level with courses, fees and lengths, each with its source and year.`,
    path: universityProgrammesHref(id),
  })
}

/** A programme in the words of schema.org; what is unknown is left out. */
export function educationalProgram(
  { programme, subjectName, university }: Studied,
  dataset: Pick<ProgrammeDataset, 'title'>,
  baseUrl: string,
): StructuredData {
  const { award, levels, months, mode, fee, url } = programme
  return {
    '@context': 'https://schema.org',
    '@type': 'EducationalOccupationalProgram',
    name: nameOfProgramme(programme, subjectName),
    alternateName: meaningOfProgramme(programme, subjectName) ?? undefined,
    url: new URL(programmeHref(programme), baseUrl).href,
    sameAs: url ?? undefined,
    identifier: codeOf(programme, dataset),
    provider: {
      '@type': 'CollegeOrUniversity',
      name: university.name,
      url: new URL(`/universities/${university.id}`, baseUrl).href,
    },
    educationalCredentialAwarded: award ?? levelsInWords(levels),
    timeToComplete: months === null ? undefined : `P${months}M`,
    educationalProgramMode: mode === null ? undefined : labelOf(STUDY_MODES, mode),
    offers: fee
      ? {
          '@type': 'Offer',
          category: fee.basis === 'course' ? 'Tuition for the whole course' : 'Tuition for a year',
          price: fee.sum,
          priceCurrency: fee.currency,
        }
      : undefined,
  }
}

function codeOf({ code }: Programme, { title }: Pick<ProgrammeDataset, 'title'>) {
  if (code === null) return undefined
  return { '@type': 'PropertyValue', propertyID: title, value: code }
}

/**
 * The metadata of the list of programmes. Its canonical address keeps what changes the results and leaves the sort out.
 * @param subject its name; null where none is chosen
 */
export function programmesMetadata(search: ProgrammeSearch, subject: string | null): Metadata {
  const path = PROGRAMMES.href({ ...PROGRAMMES.plain(search), sort: 'ranking' })
  if (subject === null)
    return pageMetadata({
      title: withSearch('Programmes by subject', search),
      description:
        'Find what you want to study: the programmes of universities by subject, level, country, fee and language, each with its source and year.',
      path,
    })
  // A text may ask for another level: it is in the title as typed.
  const level = search.search === '' ? labelOf(LEVELS, levelOf(search)) : null
  return pageMetadata({
    title: withSearch(level ? `${subject}: ${level} programmes` : `${subject} programmes`, search),
    description: `Where to study ${subject.toLowerCase()}${level ? ` (${level})` : ''}: universities and programmes with fee, length, language and deadline, each with its source and year.`,
    path,
  })
}
