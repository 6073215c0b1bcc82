import { licenceFinder, openLicence } from './licences'

const source = {
  publisher: 'A ministry',
  title: 'A list',
  url: null,
  kind: 'register',
  licence: null,
} as const

it.each([
  ['an open register', { ...source, licence: 'CC BY 4.0' }, 'CC BY 4.0'],
  ['a register without a licence', source, null],
  ['one whose licence nobody has verified', { ...source, licence: 'Licence to verify' }, null],
  ['a ranking', { ...source, kind: 'reported', publisher: 'A publisher of rankings' } as const, null],
  ['a law', { ...source, kind: 'law' } as const, 'Single fact, collection MIT'],
  ['what we wrote', { ...source, kind: 'general', publisher: 'Meridian' } as const, 'MIT'],
])('says what may be passed on of %s', (_, given, licence) => {
  expect(openLicence(given)).toBe(licence)
})

it('takes a citation that is no listed work for a page that was read for one fact', () => {
  const licenceOf = licenceFinder([source])
  expect(licenceOf(source)).toBeNull()
  expect(licenceOf({ ...source, title: 'Fees of one university' })).toBe('Single fact, collection MIT')
})
