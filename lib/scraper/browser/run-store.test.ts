import { NO_RUN, useRunStore } from './run-store'

test('begins with nothing that runs, and nothing shown', () => {
  expect(useRunStore.getState()).toEqual(NO_RUN)
  expect(NO_RUN).toMatchObject({ phase: 'idle', jobId: null, result: null, problem: null })
})
