import { builtOn } from './built-on'

afterEach(() => {
  delete process.env.BUILT_ON
  jest.useRealTimers()
})

it('is the day of the build on every later day, and today where there was none (issue 15, kin of fault 8)', () => {
  jest.useFakeTimers({ now: new Date('2027-04-02T09:00:00Z') })
  expect(builtOn()).toBe('2027-04-02')
  process.env.BUILT_ON = '2026-11-24'
  expect(builtOn()).toBe('2026-11-24')
})

it('decides what may have changed, so that a server that starts later has the same catalogue', async () => {
  process.env.BUILT_ON = '2026-11-24'
  const rulesOn = async (day: string) => {
    jest.useFakeTimers({ now: new Date(`${day}T09:00:00Z`) })
    jest.resetModules()
    jest.doMock('./once-per-process', () => ({ oncePerProcess: (_: string, make: () => unknown) => make }))
    const { getEntryFacts } = await import('./facts/queries')
    return ['gb', 'de', 'au', 'us'].map(getEntryFacts)
  }
  expect(await rulesOn('2028-12-31')).toEqual(await rulesOn('2026-11-24'))
})
