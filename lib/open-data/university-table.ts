import type { RecordField } from '../universities/record/fields'
import type { University } from '../universities/record/schema'
import { OWN_LICENCE } from './licences'
import { columnMaker, tableOf, type Column } from './table'

/** A university with the key of the source of each field that may be passed on; null where none may. */
type OpenUniversity = {
  university: University
  sourceOf: (field: RecordField) => string | null
  licenceOf: (key: string) => string | null
  page: string
}

const { text, number } = columnMaker<University>(OWN_LICENCE)

const own = columnMaker<OpenUniversity>(OWN_LICENCE)

/** The columns of figures that one field of the record holds, then its source and licence. */
function cited(
  field: RecordField,
  name: string,
  figures: readonly Column<University>[],
): Column<OpenUniversity>[] {
  const sourceOf = (open: OpenUniversity) =>
    figures.some(({ read }) => (read(open.university) ?? null) !== null) ? open.sourceOf(field) : null
  return [
    ...figures.map((figure): Column<OpenUniversity> => ({
      ...figure,
      licence: { column: `${name}_licence` },
      read: (open) => (sourceOf(open) === null ? null : figure.read(open.university)),
    })),
    own.text(
      `${name}_source`,
      'Key of its source in the table of sources, which has its publisher, address, year and kind',
      sourceOf,
    ),
    own.text(`${name}_licence`, 'Licence of that source', (open) => {
      const key = sourceOf(open)
      return key && open.licenceOf(key)
    }),
  ]
}

/** One row a university. */
export const universityTable = tableOf<OpenUniversity>({
  name: 'universities',
  title: 'Universities',
  description: 'Names, places, websites, students and admission, each with its source.',
  key: ['id'],
  columns: [
    own.text('id', 'The part of its address here that stays for good', ({ university }) => university.id),
    ...cited('name', 'name', [text('name', 'Name in English, or in its own language', ({ name }) => name)]),
    own.text('country_code', 'ISO 3166-1, two small letters', ({ university }) => university.countryCode),
    own.text('country', 'Name of the country in English', ({ university }) => university.country),
    ...cited('campusLife.location', 'place', [
      text('place', 'Town, and the part of the country', ({ campusLife }) => campusLife.location),
    ]),
    ...cited('coordinates', 'position', [
      number('latitude', 'Degrees north', ({ coordinates }) => coordinates?.lat),
      number('longitude', 'Degrees east', ({ coordinates }) => coordinates?.lng),
      text('precision', '“campus”, or “city”: the town alone', ({ coordinates }) => coordinates?.precision),
    ]),
    ...cited('website', 'website', [text('website', 'Address of its site', ({ website }) => website)]),
    ...cited('establishedYear', 'established', [
      number('established', 'Year of foundation', ({ establishedYear }) => establishedYear),
    ]),
    ...cited('studentPopulation', 'students', [
      number('students', 'Number of students', ({ studentPopulation }) => studentPopulation),
      text(
        'students_counted',
        'How they are counted: headcount, full-time-equivalent, or undergraduates alone',
        ({ studentPopulation, studentDefinition }) => (studentPopulation === null ? null : studentDefinition),
      ),
    ]),
    ...cited('internationalPercent', 'international', [
      number(
        'international_percent',
        'Students from abroad in each hundred of those counted',
        ({ internationalPercent }) => internationalPercent,
      ),
    ]),
    ...cited('acceptanceRate', 'acceptance', [
      number(
        'acceptance_percent',
        'Applicants admitted in each hundred',
        ({ acceptanceRate }) => acceptanceRate,
      ),
      text('acceptance_year', 'Year of that share', ({ acceptanceRateYear }) => acceptanceRateYear),
    ]),
    own.text('page', 'Its page here, with all that is known', ({ page }) => page),
  ],
})
