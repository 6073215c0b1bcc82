import { unzipSync } from 'fflate'
import { aBareEntry } from '@/tests/fixtures/scraper-answers'
import { foldProgrammes } from '../shared/proof/fold-programmes'
import { foldPages } from '../shared/proof/fold-record'
import { preselectAll } from './reading-choice'
import { pagesToZip, programmesToCsv, toFoundRecord, valuesToCsv } from './reading-files'

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
  const files = unzipSync(pagesToZip(entries, '2026-11-23'))
  expect(Object.keys(files)).toEqual(['study-fees.md', 'study-fees-2.md', 'start.md'])
  expect(Buffer.from(files['study-fees.md'] ?? []).toString()).toContain(
    '<!-- Source: https://a.example/study/fees · read on 2026-11-23 -->\n\n# Fees\n\nFounded',
  )
})

const said = (value: string, quote = value) => ({ value, quote })

test('a line of a programme list begins with its programme', () => {
  const list = { ...page, record: { programmes: [{ name: said('near'), length: said('9 years') }] } }
  const lines = programmesToCsv(foldProgrammes([list]), '2026-11-23').split('\r\n')
  expect(lines[0]).toBe('\uFEFFprogramme,field,value,proof,level,year,quote,page,read on')
  expect(lines).toContain('near,Programme,near,on the page,,,near,https://a.example/study/fees,2026-11-23')
})

test('the file of a scholarship has its accepted values, null for the others, and where each was read', () => {
  const record = {
    name: [said('near')],
    requirements: [said('Founded'), said('invented')],
    awards: [said('7')],
  }
  const fields = foldPages([{ ...page, record }], null, 'scholarship')
  const about = { target: 'scholarship', readOn: '2026-11-23' } as const
  expect(toFoundRecord(fields, preselectAll(fields), about)).toMatchObject({
    name: 'near',
    requirements: ['Founded'],
    numberOfAwards: null,
    deadline: null,
    provenance: [
      { field: 'name', value: 'near', page: page.url, readOn: '2026-11-23', isProven: true },
      { field: 'requirements', value: 'Founded', quote: 'Founded' },
    ],
  })
})
