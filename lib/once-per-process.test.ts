import * as original from './once-per-process'

const { oncePerProcess } = original

test('makes a value once, in whichever copy of the module it is asked for', () => {
  const make = jest.fn(() => ({ universities: 3 }))
  const first = oncePerProcess('catalogue', make)
  jest.isolateModules(() => {
    const copy = jest.requireActual<typeof original>('./once-per-process')
    expect(copy.oncePerProcess).not.toBe(oncePerProcess)
    expect(copy.oncePerProcess('catalogue', make)).toBe(first)
  })
  expect(make).toHaveBeenCalledTimes(1)
})

test('keeps each name for itself', () => {
  expect(oncePerProcess('one', () => 1)).toBe(1)
  expect(oncePerProcess('two', () => 2)).toBe(2)
  expect(oncePerProcess('nothing', () => null)).toBeNull()
})

test('keeps nothing where the making failed', () => {
  const fail = () => {
    throw new Error('no such file')
  }
  expect(() => oncePerProcess('files', fail)).toThrow('no such file')
  expect(oncePerProcess('files', () => 'read')).toBe('read')
})

test('makes it anew while developing', () => {
  const before = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' })
  expect(oncePerProcess('edited', () => 'old')).toBe('old')
  expect(oncePerProcess('edited', () => 'new')).toBe('new')
  before.restore()
})
