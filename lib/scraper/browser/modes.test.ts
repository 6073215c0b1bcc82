import { modeOf, MODES, RECORD_SOURCES } from './modes'

test('the first mode is the crawl, in the specified words', () => {
  expect(MODES[0]).toMatchObject({
    value: 'crawl',
    submit: 'Start Scraping',
    busy: 'Scraping Universities...',
    progress: 'Crawling website...',
    success: 'Website crawled successfully',
    failure: 'Failed to crawl website',
  })
})

test('every mode is found by its value, and only deprecated ones say so', () => {
  for (const row of MODES) expect(modeOf(row.value)).toBe(row)
  expect(MODES.filter((row) => modeOf(row.value).isDeprecated).map(({ label }) => label)).toEqual([
    'Deep research',
    'llms.txt',
  ])
  expect(RECORD_SOURCES.map(({ kind }) => kind)).toEqual(['crawl', 'batch', 'extract'])
})
