import { moreSearchText } from './search-text'

it('keeps each further word once and leaves out what the name or place has', () => {
  expect(
    moreSearchText({
      name: 'University of São Paulo',
      localName: 'Universidade de São Paulo',
      aliases: ['USP', 'usp'],
      description: 'A public university in São Paulo.',
      campusLife: { location: 'São Paulo' },
    }),
  ).toBe('de in public universidade usp')
})

it('keeps words of other scripts', () => {
  expect(
    moreSearchText({
      name: 'Peking University',
      localName: '北京大学',
      aliases: [],
      description: null,
      campusLife: { location: null },
    }),
  ).toBe('北京大学')
})
