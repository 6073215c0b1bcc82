import { aScholarship } from '@/tests/fixtures/scholarship'
import { rulesOf } from './rules'

const context = { groups: new Map(), countryName: (code: string) => code.toUpperCase() }
const rules = (fields: Parameters<typeof aScholarship>[0]) =>
  new Map(rulesOf(aScholarship(fields), context).map(({ id, lines }) => [id, lines]))

it('says what is unknown about nationality, and leaves other unknown rules out', () => {
  const found = rules({ eligibility: { nationalities: { mode: 'unknown' } } })
  expect([...found.keys()]).toEqual(['nationality', 'degree', 'field', 'degree-held'])
  expect(found.get('degree-held')).toEqual([
    "As usual, held or being finished: Bachelor's degree for Master's",
  ])
  expect(found.get('nationality')).toEqual(['Not known'])
  expect(found.get('field')).toEqual(['Every field'])
})

it('writes each rule in words', () => {
  const found = rules({
    fieldsOfStudy: ['law', 'arts'],
    eligibility: {
      nationalities: { mode: 'only', countries: ['ke'], dualExcluded: true },
      ages: [
        { max: 34, degree: 'Ph.D.' },
        { min: 18, max: 25 },
        { min: 30, approximate: true },
        { max: 29, countedOn: 'On 1 May', exception: { max: 34, who: 'Women' } },
      ],
      womenOnly: true,
      feeStatus: { homeCountries: ['gb'] },
      levelsByNationality: [{ degrees: ['Ph.D.'], places: { mode: 'only', countries: ['ke'] } }],
      degreeHeld: {
        level: 'bachelors',
        levels: [{ degree: 'Ph.D.', level: 'masters' }],
        detail: 'In law',
        note: 'Or equal',
      },
      workExperience: { text: 'Two years', years: 2 },
      barredDegree: 'doctorate',
      financialNeed: true,
      nomination: { by: 'home', text: 'Your school nominates you' },
      otherLanguage: { text: 'German B2' },
      conditions: ['A plan', 'A letter'],
      steps: ['An essay'],
      weighed: ['Leadership'],
    },
  })
  expect(found.get('nationality')).toEqual([
    'Only KE',
    'People who also hold a nationality that is left out can’t apply',
  ])
  expect(found.get('age')).toEqual([
    'At most 34 years old, for Ph.D.',
    'From 18 to 25 years old',
    'At least about 30 years old',
    'At most 29 years old. Women: at most 34. On 1 May',
  ])
  expect(found.get('field')).toEqual(['Law and Arts'])
  expect(found.get('women')).toEqual(['Only for women'])
  expect(found.get('degree-held')).toEqual([
    "Bachelor's degree",
    "For Ph.D.: Master's degree",
    'In law',
    'Or equal',
  ])
  expect(found.get('fee-status')).toEqual(['Only for those who pay the fee of international students'])
  expect(found.get('degree')).toEqual(["Master's", 'Ph.D.: Only KE'])
  expect(found.get('conditions')).toEqual(['A plan', 'A letter'])
  expect(found.get('degree-barred')).toEqual(['No doctorate'])
  expect(found.get('need')).toEqual(['Only for those who can’t pay by themselves'])
  expect(found.get('nomination')).toEqual(['Your school nominates you'])
  expect(found.get('language')).toEqual(['German B2'])
  expect(found.get('steps')).toEqual(['An essay'])
  expect(found.get('weighed')).toEqual(['Leadership'])
})
