import { aCompared, aFigure } from '@/tests/fixtures/a-compared'
import { comparisonCsv, comparisonFileName } from './comparison-csv'

it('writes each row of the table, lists in full and addresses as such', () => {
  const lines = comparisonCsv([
    aCompared({
      name: 'Zurich, "ETH"',
      rank: aFigure(7, { text: '#7', note: 'QS 2026' }),
      acceptance: aFigure(30, { text: '30%' }),
      programmes: ['Law', 'Medicine', 'Music', 'Physics'],
      website: 'https://a.example',
    }),
    aCompared({ name: '=cmd()', country: '@evil' }),
  ]).split('\r\n')

  // (99.3 + 70 + 50 + 70) / 4 = 72.325
  expect(lines.slice(0, 3)).toEqual([
    '\uFEFF,"Zurich, ""ETH""","\'=cmd()"',
    'Country,Netherlands,"\'@evil"',
    'Score,72/100,N/A (no world ranking and no acceptance rate reported)',
  ])
  expect(lines).toContain('World Ranking,#7 (QS 2026),Not reported')
  expect(lines).toContain('Popular Programs,"Law, Medicine, Music, Physics",Not reported')
  expect(lines).toContain('Research Rating,N/A,N/A')
  expect(lines).toContain('Website,https://a.example,Not reported')
})

it.each([
  [['eth-zurich', 'university-of-oxford'], 'comparison-eth-zurich-university-of-oxford.csv'],
  [['../../etc/passwd', 'a b'], 'comparison-etcpasswd-ab.csv'],
  [[], 'comparison.csv'],
])('names the file of %p safely', (ids, name) => {
  expect(comparisonFileName(ids)).toBe(name)
})

it('keeps the name short', () => {
  expect(comparisonFileName(Array.from({ length: 4 }, () => 'x'.repeat(100))).length).toBeLessThanOrEqual(104)
})
