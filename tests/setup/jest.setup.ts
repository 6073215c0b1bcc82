import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'

// A busy machine takes its time.
configure({ asyncUtilTimeout: 4000 })

let consoleError: jest.SpyInstance

beforeEach(() => {
  consoleError = jest.spyOn(console, 'error')
})

afterEach(() => {
  const calls = consoleError.mock.calls
  consoleError.mockRestore()
  if (calls.length > 0) throw new Error(`console.error was called: ${String(calls[0]?.[0])}`)
})
