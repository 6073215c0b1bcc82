import type { FieldKey } from '../../../import/fields'

/** The targets of a reading on the pages of a site. */
export const TARGETS = ['university', 'programmes', 'scholarship'] as const
export type Target = (typeof TARGETS)[number]

/**
 * A row of a table below: the field's label, its kind, the instruction to the model, and words in the address or title of
 * a page that is about the field; a page that mentions it comes after. `key`: the field of a record that it becomes, where
 * that has another name.
 */
type Row<Key> = readonly [label: string, kind: FieldKind, asks: string, about: RegExp, key?: Key]
type FieldKind = 'text' | 'list' | 'number' | 'fee' | 'day' | 'level' | 'length'

const ABOUT = /about|facts|profile|figures|glance|ueber|über|numbers|key-/i
const PLACE = /contact|campus|visit|find|about/i
const LANGUAGE = /english|language|sprache|langue|idioma/i
const FEES = /fees?|tuition|cost|gebuehr|gebühr|beitr|frais|droits|tasas|matricula|avgift|学費|学费/i
const ENTRY = /entry|admission|require|apply|applic|zulassung|bewerb|admis/i
const DATES = /deadline|dates|apply|frist|termin|delai|plazo/i
const COURSES = /program|course|degree|study|studium|formation/i
const AWARDS = /scholar|fund|bursar|stipend|bourse|beca/i

const AS_PRINTED = 'as printed, with currency and period'
const ABROAD = `for international students, ${AS_PRINTED}`
const HOME = `for home students, ${AS_PRINTED}`
const EACH = 'one for each level'

/** The fields of a university, in the order in which they are shown, by their names in the model's answer. */
const UNIVERSITY = {
  name: ['Name', 'text', 'official name of the university', ABOUT],
  city: ['City', 'text', 'city of the main campus', PLACE, 'campusLife.location'],
  founded: ['Established', 'number', 'year of foundation', ABOUT, 'establishedYear'],
  students: ['Students', 'number', 'number of students in total', ABOUT, 'studentPopulation'],
  internationalStudents: ['International students', 'number', 'number of international students', ABOUT],
  acceptanceRate: ['Acceptance rate', 'number', 'percent of applicants admitted', ENTRY],
  internationalFee: [
    'Tuition, international',
    'fee',
    `tuition fees ${ABROAD}; ${EACH}`,
    FEES,
    'tuitionFees.international',
  ],
  domesticFee: ['Tuition, domestic', 'fee', `tuition fees ${HOME}; ${EACH}`, FEES, 'tuitionFees.domestic'],
  englishTest: [
    'English test',
    'text',
    'English tests that are accepted, with the lowest score',
    LANGUAGE,
    'admissionRequirements.englishTest',
  ],
  requiredTests: [
    'Required tests',
    'list',
    'admission tests that are required, such as SAT or GRE',
    ENTRY,
    'admissionRequirements.requiredTests',
  ],
  deadline: [
    'Application deadline',
    'day',
    'last day to apply for international students',
    DATES,
    'admissionRequirements.applicationDeadline',
  ],
  programmes: ['Programmes', 'list', 'names of programmes', COURSES, 'popularPrograms'],
  scholarships: ['Scholarships', 'list', 'names of scholarships', AWARDS, 'availableScholarships'],
} as const satisfies Record<string, Row<FieldKey>>

/** The fields of each programme of a list. */
const PROGRAMME = {
  name: ['Programme', 'text', 'name of the programme', COURSES],
  level: ['Level', 'level', 'its level or degree: bachelor, master or doctorate, as printed', COURSES],
  length: ['Length', 'length', 'how long it takes, as printed', COURSES],
  language: ['Language', 'text', 'language of teaching', COURSES],
  internationalFee: ['Tuition, international', 'fee', `its tuition fee ${ABROAD}`, FEES],
  domesticFee: ['Tuition, domestic', 'fee', `its tuition fee ${HOME}`, FEES],
  requirement: ['Entry requirement', 'text', 'what it asks of applicants, as printed', ENTRY],
  deadline: ['Application deadline', 'day', 'last day to apply for it', DATES],
} as const satisfies Record<string, Row<string>>

const SCHOLARSHIP = {
  name: ['Name', 'text', 'official name of the scholarship', AWARDS],
  provider: ['Provider', 'text', 'who gives it', AWARDS],
  value: ['What it pays', 'text', 'what it pays, as printed, with sums', AWARDS],
  degrees: [
    'Levels',
    'list',
    'levels of study that it is for, such as bachelor, master or doctorate',
    AWARDS,
    'eligibleDegrees',
  ],
  nationalities: ['Nationalities', 'list', 'countries or groups of countries whose people may apply', ENTRY],
  requirements: ['Requirements', 'list', 'what it asks of applicants, each as printed', ENTRY],
  length: ['How long it pays', 'length', 'how long it pays, as printed', AWARDS, 'duration'],
  awards: ['Awards a year', 'number', 'number of awards', AWARDS, 'numberOfAwards'],
  opens: ['Opens', 'day', 'first day to apply', DATES],
  deadline: ['Application deadline', 'day', 'last day to apply', DATES],
} as const satisfies Record<string, Row<string>>

export type ReadingName = keyof typeof UNIVERSITY | keyof typeof PROGRAMME | keyof typeof SCHOLARSHIP

/** A field that is looked for on pages. */
export type ReadingField = {
  name: ReadingName
  key: string
  label: string
  kind: FieldKind
  asks: string
  about: RegExp
}

const fieldsIn = (rows: Partial<Record<ReadingName, Row<string>>>): readonly ReadingField[] =>
  Object.entries(rows).map(([name, [label, kind, asks, about, key = name]]) => {
    return { name: name as ReadingName, key, label, kind, asks, about }
  })

/** The table of each target: the model's schema, the proof, the screen and the files follow from it. */
const TABLES: Record<Target, readonly ReadingField[]> = {
  university: fieldsIn(UNIVERSITY),
  programmes: fieldsIn(PROGRAMME),
  scholarship: fieldsIn(SCHOLARSHIP),
}

export const fieldsOf = (target: Target): readonly ReadingField[] => TABLES[target]
