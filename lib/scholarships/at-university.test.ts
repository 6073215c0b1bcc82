import { awardsAt } from './at-university'

const OXFORD = {
  id: 'oxford',
  countryCode: 'gb',
  availableScholarships: ['Chevening Scholarship', 'Excellence Award'],
}

const award = (name: string, universityIds: string[], hostCountries: string[]) => ({
  name,
  universityIds,
  hostCountries,
  hostLimit: null,
})

it('puts what is tied to the university before what its record names', () => {
  const awards = [award('Chevening Scholarships', [], ['gb']), award('Clarendon Fund', ['oxford'], ['gb'])]
  expect(awardsAt(awards, OXFORD).map(({ name }) => name)).toEqual([
    'Clarendon Fund',
    'Chevening Scholarships',
  ])
})

it('takes no award of the same name that belongs to another university or another country', () => {
  const awards = [award('Excellence Award', ['leeds'], ['gb']), award('Excellence Award', [], ['fr'])]
  expect(awardsAt(awards, OXFORD)).toEqual([])
})

it('names no award that is for some universities of a region, of which it may be none', () => {
  const regional = { ...award('Regional Award', ['oxford'], ['gb']), hostLimit: 'some' as const }
  expect(awardsAt([regional], OXFORD)).toEqual([])
})

it('takes an award for several countries', () => {
  expect(awardsAt([award('Excellence Award', [], ['multiple'])], OXFORD)).toHaveLength(1)
})

it('names nothing where nothing is tied or named', () => {
  expect(
    awardsAt([award('Chevening Scholarships', [], ['gb'])], { ...OXFORD, availableScholarships: [] }),
  ).toEqual([])
})
