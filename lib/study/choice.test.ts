import { aChoice, aChoiceProgramme } from '@/tests/fixtures/choice'
import { choiceAt, type ChoiceFacts, type ChoiceFile } from './choice'

const ofLevel = (facts: ChoiceFacts) => {
  const { fees, usualFees, charges, routes, deadlines, entry, asked, otherCosts, elsewhere, years, awards } =
    facts
  return { fees, usualFees, charges, routes, deadlines, entry, asked, otherCosts, elsewhere, years, awards }
}
const bachelor = aChoice()
const master = aChoice({ fees: [], years: null, awards: [{ id: 'chevening', tie: 'country' }] })
const file = {
  ...bachelor,
  levels: { bachelor: ofLevel(bachelor), master: ofLevel(master), doctorate: ofLevel(master) },
} as ChoiceFile

it('has the facts of the level asked for', () => {
  expect(choiceAt(file, 'bachelor')).toMatchObject({
    level: 'bachelor',
    fees: bachelor.fees,
    programme: null,
  })
  expect(choiceAt(file, 'master')).toMatchObject({ level: 'master', fees: [], awards: master.awards })
})

it('takes the awards of a programme, and its length where its source states it', () => {
  const awards = [{ id: 'own', tie: 'university' }] as const
  const withLength = choiceAt(file, 'bachelor', aChoiceProgramme({ awards, months: 49 }))
  expect(withLength).toMatchObject({ awards, years: { value: { min: 4, max: 4 }, kind: 'register' } })
  expect(choiceAt(file, 'bachelor', aChoiceProgramme()).years).toEqual(bachelor.years)
})

it('has not the length of other subjects where medicine is chosen without a programme (issue 33, B)', () => {
  expect(choiceAt(file, 'bachelor', null, 'medicine')).toMatchObject({ subject: 'medicine', years: null })
  expect(choiceAt(file, 'bachelor', null, 'law')).toMatchObject({ subject: 'law', years: bachelor.years })
})

it.each([
  [1, 0.5],
  [10, 1],
  [18, 1.5],
  [49, 4],
])('%s months are %s years', (months, years) => {
  expect(choiceAt(file, 'bachelor', aChoiceProgramme({ months })).years?.value).toEqual({
    min: years,
    max: years,
  })
})
