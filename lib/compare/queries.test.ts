import { getCompared } from './queries'

it('gives the column of a university of the catalogue, and null for any other id', () => {
  expect(getCompared('eth-zurich')).toMatchObject({ id: 'eth-zurich', country: 'Switzerland' })
  expect(getCompared('no-such-university')).toBeNull()
})
