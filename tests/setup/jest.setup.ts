// It only ends what hangs: a CI's machine may be slow or busy.
jest.setTimeout(30_000)

// Files of the catalogue have it in their addresses (lib/catalogue-version.ts).
process.env.CATALOGUE_VERSION = 'v1'

let consoleError: jest.SpyInstance

beforeEach(() => {
  consoleError = jest.spyOn(console, 'error')
})

afterEach(() => {
  const calls = consoleError.mock.calls
  consoleError.mockRestore()
  if (calls.length > 0) throw new Error(`console.error was called: ${String(calls[0]?.[0])}`)
})
