import { EMPTY_RESULT } from './job-result'
import { keepOnly, loadResult, saveResult } from './result-store'

// Jest has no database, so these tests show that everything works without one.
test('without a database the last result lasts as long as the page, and that is said', async () => {
  const result = { ...EMPTY_RESULT, text: 'text' }
  expect(await saveResult('a', result)).toBe(false)
  expect(await loadResult('a')).toEqual(result)
  expect(await loadResult('b')).toBeNull()
})

test('the results of forgotten jobs go', async () => {
  await saveResult('a', EMPTY_RESULT)
  await keepOnly(['a'])
  expect(await loadResult('a')).toEqual(EMPTY_RESULT)
  await keepOnly(['b'])
  expect(await loadResult('a')).toBeNull()
})
