import { getCompared, getComparedWithCost, toCurrentIds } from './queries'

it('gives the column of a university of the catalogue, and null for any other id', () => {
  expect(getCompared('eth-zurich')).toMatchObject({ id: 'eth-zurich', country: 'Switzerland' })
  expect(getCompared('no-such-university')).toBeNull()
})

it('has what decides a choice beside it, by level', () => {
  const column = getComparedWithCost('eth-zurich')
  expect(column?.aYear?.text).toMatch(/^(about|at least) US\$ [\d,]+/)
  expect(column?.cost).toMatchObject({ unit: 'USD' })
  expect(column?.workAfter).not.toBeNull()
  expect(column?.at?.master?.wholeDegree).not.toEqual(column?.wholeDegree)
  expect(getComparedWithCost('no-such-university')).toBeNull()
})

it('shows the successor of an old id, once', () => {
  expect(getCompared('sruc')).toMatchObject({ id: 'scotlands-rural-college' })
  expect(toCurrentIds(['sruc', 'eth-zurich', 'scotlands-rural-college'])).toEqual([
    'scotlands-rural-college',
    'eth-zurich',
  ])
})

it('keeps an old id that has no successor, so that the comparison says it is gone', () => {
  expect(getCompared('the-gambia-college')).toBeNull()
  expect(toCurrentIds(['the-gambia-college'])).toEqual(['the-gambia-college'])
})
