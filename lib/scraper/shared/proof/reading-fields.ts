import type { FieldKey } from '../../../import/fields'

type ReadingFields = readonly {
  /** The name of the field in the model's answer. */
  name: string
  /** The field of a record that it becomes. */
  key: FieldKey
  label: string
  kind: 'text' | 'list' | 'number' | 'fee'
  /** Tells the model what to look for. */
  asks: string
  /** Words in the address or title of a page that is about the field; a page that mentions it comes after. */
  about: RegExp
}[]

const FEES = /fees?|tuition|cost|gebuehr|gebühr|beitr|frais|droits|tasas|matricula|avgift|学費|学费/i
const ENTRY = /entry|admission|require|apply|applic|zulassung|bewerb|admis/i
const ABOUT = /about|facts|profile|figures|glance|ueber|über|numbers|key-/i

/** The fields of a university that are read on its pages, in the order in which they are shown. */
export const READING_FIELDS = [
  {
    name: 'name',
    key: 'name',
    label: 'Name',
    kind: 'text',
    asks: 'official name of the university',
    about: ABOUT,
  },
  {
    name: 'city',
    key: 'campusLife.location',
    label: 'City',
    kind: 'text',
    asks: 'city of the main campus',
    about: /contact|campus|visit|find|about/i,
  },
  {
    name: 'founded',
    key: 'establishedYear',
    label: 'Established',
    kind: 'number',
    asks: 'year of foundation',
    about: ABOUT,
  },
  {
    name: 'students',
    key: 'studentPopulation',
    label: 'Students',
    kind: 'number',
    asks: 'number of students in total',
    about: ABOUT,
  },
  {
    name: 'internationalStudents',
    key: 'internationalStudents',
    label: 'International students',
    kind: 'number',
    asks: 'number of international students',
    about: ABOUT,
  },
  {
    name: 'acceptanceRate',
    key: 'acceptanceRate',
    label: 'Acceptance rate',
    kind: 'number',
    asks: 'percent of applicants admitted',
    about: ENTRY,
  },
  {
    name: 'internationalFee',
    key: 'tuitionFees.international',
    label: 'Tuition, international',
    kind: 'fee',
    asks: 'tuition fees for international students, as printed, with currency and period; one for each level',
    about: FEES,
  },
  {
    name: 'domesticFee',
    key: 'tuitionFees.domestic',
    label: 'Tuition, domestic',
    kind: 'fee',
    asks: 'tuition fees for home students, as printed, with currency and period; one for each level',
    about: FEES,
  },
  {
    name: 'englishTest',
    key: 'admissionRequirements.englishTest',
    label: 'English test',
    kind: 'text',
    asks: 'English tests that are accepted, with the lowest score',
    about: /english|language|sprache|langue|idioma/i,
  },
  {
    name: 'requiredTests',
    key: 'admissionRequirements.requiredTests',
    label: 'Required tests',
    kind: 'list',
    asks: 'admission tests that are required, such as SAT or GRE',
    about: ENTRY,
  },
  {
    name: 'deadline',
    key: 'admissionRequirements.applicationDeadline',
    label: 'Application deadline',
    kind: 'text',
    asks: 'last day to apply for international students',
    about: /deadline|dates|apply|frist|termin|delai|plazo/i,
  },
  {
    name: 'programmes',
    key: 'popularPrograms',
    label: 'Programmes',
    kind: 'list',
    asks: 'names of programmes',
    about: /program|course|degree|study|studium|formation/i,
  },
  {
    name: 'scholarships',
    key: 'availableScholarships',
    label: 'Scholarships',
    kind: 'list',
    asks: 'names of scholarships',
    about: /scholar|fund|bursar|stipend|bourse|beca/i,
  },
] as const satisfies ReadingFields

export type ReadingField = ReadingFields[number]
export type ReadingName = (typeof READING_FIELDS)[number]['name']
