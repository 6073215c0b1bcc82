import { visitType } from './visit-type'

it('is the type of the navigation, and unknown where the browser does not say', () => {
  Object.assign(performance, { getEntriesByType: undefined })
  expect(visitType()).toBeUndefined()
  Object.assign(performance, { getEntriesByType: () => [{ type: 'back_forward' }] })
  expect(visitType()).toBe('back_forward')
})
