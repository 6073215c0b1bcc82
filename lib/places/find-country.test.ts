import { countryFinder } from './find-country'

const find = countryFinder([
  { code: 'gb', name: 'United Kingdom', region: 'europe', currency: 'GBP', aliases: ['UK', 'Great Britain'] },
  { code: 'ci', name: 'Côte d’Ivoire', region: 'africa', currency: 'XOF', aliases: ['Ivory Coast'] },
])

describe('countryFinder', () => {
  it.each([
    ['gb', 'gb'],
    ['GB', 'gb'],
    ['united kingdom', 'gb'],
    [' U.K. ', 'gb'],
    ['Cote d Ivoire', null],
    ["cote d'ivoire", 'ci'],
    ['Ivory Coast', 'ci'],
    ['Atlantis', null],
    ['', null],
    ['__proto__', null],
  ])('reads %j as %j', (text, code) => {
    expect(find(text)).toBe(code)
  })
})
