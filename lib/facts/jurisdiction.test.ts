import { jurisdictionOf } from './jurisdiction'

it('is the territory where the rules of the country don’t hold, otherwise the country', () => {
  const territory = { code: 'northern-cyprus', name: 'Northern Cyprus', currency: 'TRY' }
  expect(jurisdictionOf({ countryCode: 'cy', facts: { territory: null } })).toBe('cy')
  expect(jurisdictionOf({ countryCode: 'cy', facts: { territory } })).toBe('northern-cyprus')
})
