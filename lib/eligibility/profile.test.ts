import { aProfile } from '@/tests/fixtures/matcher'
import {
  COUNTRIES,
  DEGREE_LEVELS,
  EMPTY_PROFILE,
  FIELDS_OF_STUDY,
  isEmptyProfile,
  isSameProfile,
  nationalitiesOf,
  parseAge,
  parseBudget,
  isGradeScale,
  parseGpa,
  parseGrade,
  parseProfile,
  SCHOLARSHIP_TYPES,
  WORK_YEARS,
} from './profile'
import { MOST_WORK_YEARS } from './vocabulary'

const labels = (table: readonly { label: string }[]) => table.map(({ label }) => label).join(', ')

describe('the options', () => {
  it('are the specified ones, in order, and two fields of health', () => {
    expect(labels(FIELDS_OF_STUDY)).toBe(
      'Computer Science, Engineering, Business, Medicine, Law, Psychology, Biology, Economics, Physics, Chemistry, Mathematics, Literature, History, Arts, Education, Public Health, Nursing',
    )
    expect(labels(DEGREE_LEVELS)).toBe("Bachelor's, Master's, Ph.D.")
    expect(labels(COUNTRIES)).toBe('United States, United Kingdom, Canada, Australia, Germany, Netherlands')
    expect(labels(SCHOLARSHIP_TYPES)).toBe('All, Government, University, External/Private')
  })

  it('tell every whole number of years of work up to the most that a rule may ask for', () => {
    const years = Array.from({ length: MOST_WORK_YEARS + 1 }, (_, year) => String(year))
    expect(WORK_YEARS.map(({ value }) => value)).toEqual(years)
    expect(WORK_YEARS.at(-1)?.label).toBe('5 years or more')
  })
})

describe('parseGpa', () => {
  it.each([
    ['3.4', 3.4],
    ['4', 4],
    ['0', 0],
    ['4.7', 0],
    ['-1', 0],
    ['3.47', 3.4],
    ['3.3', 3.3],
    ['', 0],
    ['good', 0],
    ['Infinity', 0],
  ])('reads %j as %d', (text, gpa) => {
    expect(parseGpa(text)).toBe(gpa)
  })
})

describe('parseGrade', () => {
  it.each([
    ['8.25', 8.25],
    ['75', 75],
    ['0', null],
    ['-3', null],
    ['', null],
    ['good', null],
    ['1e9', null],
    ['110', 110],
    ['999', null],
  ])('reads %j as %s', (text, grade) => {
    expect(parseGrade(text)).toBe(grade)
  })
})

describe('isGradeScale', () => {
  it.each(['in-10', 'kr-4.5', 'other'])('takes %s', (id) => expect(isGradeScale(id)).toBe(true))
  it.each(['', 'in', 'India-10', 'in-<b>', null, 4])('refuses %j', (id) =>
    expect(isGradeScale(id)).toBe(false),
  )
})

describe('parseBudget', () => {
  it.each([
    ['12000', 12_000],
    ['1500.9', 1500],
    ['-5', 0],
    ['', 0],
    ['plenty', 0],
    ['100000000000000', 0],
  ])('reads %j as %d', (text, budget) => {
    expect(parseBudget(text)).toBe(budget)
  })
})

describe('parseAge', () => {
  it.each([
    ['22', 22],
    ['13', null],
    ['120', null],
    ['', null],
  ])('reads %j as %s', (text, age) => {
    expect(parseAge(text)).toBe(age)
  })
})

describe('parseProfile', () => {
  const profile = aProfile({
    degreeLevel: 'masters',
    fieldOfStudy: 'agriculture',
    subject: 'forestry',
    nationality: 'ng',
    secondNationality: 'gb',
    residence: 'gh',
    gpa: 3.4,
    grade: 8.2,
    gradeScale: 'in-10',
    country: 'gb',
    budget: 9000,
    scholarshipType: 'external',
    age: 24,
    degreeHeld: 'bachelors',
    ielts: 6.5,
    workYears: 2,
  })

  it('reads back what was kept', () => {
    expect(parseProfile(JSON.parse(JSON.stringify(profile)))).toEqual(profile)
  })

  it('reads a profile that was kept before grades had scales', () => {
    const { grade, gradeScale, ...kept } = profile
    expect([grade, gradeScale]).toEqual([8.2, 'in-10'])
    expect(parseProfile(kept)).toEqual({ ...profile, grade: null, gradeScale: '' })
  })

  it('keeps 0 apart from what was not told', () => {
    const { ielts, workYears } = parseProfile({ ielts: 0, workYears: null })
    expect([ielts, workYears]).toEqual([0, null])
  })

  it.each([undefined, null, 'text', 7, [], { profile }])('makes %j an empty profile', (input) => {
    expect(parseProfile(input)).toEqual(EMPTY_PROFILE)
  })

  it('drops a bad field and keeps the others', () => {
    const parsed = parseProfile({
      ...profile,
      degreeLevel: 'diploma',
      subject: 'Forestry!',
      nationality: '<b>',
      gpa: 'x',
      ielts: 11,
    })
    expect(parsed).toEqual({ ...profile, degreeLevel: '', subject: '', nationality: '', gpa: 0, ielts: null })
  })
})

describe('isSameProfile', () => {
  it('compares field by field', () => {
    expect(isSameProfile(aProfile({ age: 20 }), aProfile({ age: 20 }))).toBe(true)
    expect(isSameProfile(aProfile({ age: 20 }), aProfile())).toBe(false)
    expect(isEmptyProfile(aProfile())).toBe(true)
  })
})

describe('nationalitiesOf', () => {
  it('names each once, and none that is not told', () => {
    expect(nationalitiesOf({ nationality: 'in', secondNationality: 'in' })).toEqual(['in'])
    expect(nationalitiesOf({ nationality: '', secondNationality: 'gb' })).toEqual(['gb'])
  })
})
