import { onlyChanged } from './only-changed'

it('leaves out what stays as it was, lists among it', () => {
  const before = { search: 'la', page: 1, region: null, size: ['small'] }
  expect(onlyChanged(before, { ...before, search: 'law', size: ['small'] })).toEqual({ search: 'law' })
  expect(onlyChanged(before, { ...before, size: [] })).toEqual({ size: [] })
  expect(onlyChanged(before, before)).toEqual({})
})
