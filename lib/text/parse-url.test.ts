import { parseUrl } from './parse-url'

it('gives the parsed address, or null for what is none', () => {
  expect(parseUrl('https://www.example.edu/a b')?.href).toBe('https://www.example.edu/a%20b')
  expect(parseUrl('example.edu')).toBeNull()
  expect(parseUrl('')).toBeNull()
})

// `URL.canParse` of Node 20 refuses such a name after some thousand calls.
it('still knows a host with an umlaut after many calls', () => {
  const hosts = Array.from({ length: 20_000 }, () => parseUrl('https://münchen.example')?.hostname)
  expect(new Set(hosts)).toEqual(new Set(['xn--mnchen-3ya.example']))
})
