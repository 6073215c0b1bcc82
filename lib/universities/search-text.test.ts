import { moreSearchText } from './search-text'

describe('the further words of a search', () => {
  it('keeps each further word once, short forms first, leaves out what the name has, and holds the description apart', () => {
    expect(
      moreSearchText({
        name: 'University of São Paulo',
        localName: 'Universidade de São Paulo',
        aliases: ['USP', 'usp'],
        description: 'A public university in São Paulo, USP.',
        campusLife: { location: 'São Paulo' },
      }),
    ).toEqual({ names: 'usp | de universidade', about: 'in public' })
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
    ).toEqual({ names: '北京大学 |', about: '' })
  })
})
