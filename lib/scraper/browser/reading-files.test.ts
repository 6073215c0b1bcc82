import { aBareEntry } from '@/tests/fixtures/scraper-answers'
import { foldPages } from '../shared/proof/fold-record'
import { pagesToZip, valuesToCsv } from './reading-files'

const page = {
  url: 'https://a.example/study/fees',
  title: 'Fees',
  markdown: 'Founded in 1946, "near" Bergen.',
  record: {
    founded: [{ value: '1946', quote: 'Founded in 1946, "near" Bergen' }],
    city: [{ value: '=Oslo' }],
  },
}

test('each value is a line with its proof, quote, page and day', () => {
  const lines = valuesToCsv(foldPages([page]), '2026-11-23').split('\r\n')
  expect(lines[0]).toBe('\uFEFFfield,value,proof,level,year,quote,page,read on')
  expect(lines).toContain(
    'Established,1946,on the page,,,"Founded in 1946, ""near"" Bergen",https://a.example/study/fees,2026-11-23',
  )
  expect(lines).toContain('City,"\'=Oslo",not on the page,,,,https://a.example/study/fees,2026-11-23')
})

test('each page is a file with its address and day, also where two have the same path', () => {
  const entries = [
    aBareEntry({ ...page, askedUrl: page.url }),
    aBareEntry({ url: 'https://b.example/study/fees', markdown: 'B' }),
    aBareEntry({ url: 'https://a.example/' }),
  ]
  const text = Buffer.from(pagesToZip(entries, '2026-11-23')).toString('utf8')
  for (const name of ['study-fees.md', 'study-fees-2.md', 'start.md']) expect(text).toContain(name)
  expect(text).toContain(
    '<!-- Source: https://a.example/study/fees · read on 2026-11-23 -->\n\n# Fees\n\nFounded',
  )
})
