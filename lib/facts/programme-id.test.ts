import { namesProgramme, programmeId, programmeKeyOf } from './programme-id'

const universityId = 'monash-university'

test.each(['082345a', '~nursing.bachelor', 'a-2'])('the key %s is read out of the id again', (key) => {
  const id = programmeId({ universityId, key })
  expect(id).toBe(`monash-university/${key}`)
  expect(programmeKeyOf({ kind: 'programme', id, universityId })).toBe(key)
})

test('a university as a whole has no key', () => {
  expect(programmeKeyOf({ kind: 'university', id: universityId, universityId })).toBeNull()
})

test('neither a university nor a subject names a programme', () => {
  expect(['082345a', '~nursing.bachelor', null].map(namesProgramme)).toEqual([true, false, false])
})
