import { countTypes } from './count-types'

it('counts each type, also one that has none', () => {
  expect(countTypes([{ type: 'Government' }, { type: 'Government' }, { type: 'External' }])).toEqual({
    university: 0,
    external: 1,
    government: 2,
  })
})
