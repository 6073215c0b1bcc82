import * as original from './once-per-process'

const { oncePerProcess } = original

const develop = () => jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' })

test('makes a value once, in whichever copy of the module it is asked for', () => {
  const make = jest.fn(() => ({ universities: 3 }))
  const first = oncePerProcess('catalogue', make)()
  jest.isolateModules(() => {
    const copy = jest.requireActual<typeof original>('./once-per-process')
    expect(copy.oncePerProcess).not.toBe(oncePerProcess)
    expect(copy.oncePerProcess('catalogue', make)()).toBe(first)
  })
  expect(make).toHaveBeenCalledTimes(1)
})

test('makes nothing before somebody asks', () => {
  const make = jest.fn()
  oncePerProcess('not asked for', make)
  expect(make).not.toHaveBeenCalled()
})

test('keeps each name and each key for itself', () => {
  expect(oncePerProcess('one', () => 1)()).toBe(1)
  expect(oncePerProcess('two', () => 2)()).toBe(2)
  expect(oncePerProcess('nothing', () => null)()).toBeNull()
  const make = jest.fn((level: string) => `rows of ${level}`)
  const rowsOf = oncePerProcess('rows', make)
  expect([rowsOf('bachelor'), rowsOf('master'), rowsOf('bachelor')]).toEqual([
    'rows of bachelor',
    'rows of master',
    'rows of bachelor',
  ])
  expect(make).toHaveBeenCalledTimes(2)
})

// tests/setup/jest-environment-node.mjs names values that all files of tests share.
test('keeps a value under its name, and one of several with its key', () => {
  oncePerProcess('under its name', () => 1)()
  oncePerProcess('with its key', (key: string) => key)('master')
  const { [Symbol.for('meridian.once-per-process')]: kept } = globalThis as unknown as Record<
    symbol,
    Map<string, unknown>
  >
  expect(kept?.get('under its name')).toBe(1)
  expect(kept?.get('with its key, master')).toBe('master')
})

test('keeps nothing where the making failed', () => {
  const fail = () => {
    throw new Error('no such file')
  }
  expect(() => oncePerProcess('files', fail)()).toThrow('no such file')
  expect(oncePerProcess('files', () => 'read')()).toBe('read')
})

test('makes it anew with each copy of a module while developing, and once in each', () => {
  const before = develop()
  expect(oncePerProcess('edited', () => 'old')()).toBe('old')
  const make = jest.fn(() => 'new')
  const get = oncePerProcess('edited', make)
  expect([get(), get()]).toEqual(['new', 'new'])
  expect(make).toHaveBeenCalledTimes(1)
  before.restore()
})
