import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { startFirecrawlStandIn } from '../../../tests/fixtures/firecrawl-server'
import packageJson from '../../../package.json'

/** The flags that `npm start` gives to Node. */
const FLAGS = packageJson.scripts.start.match(/--\S+=\d+/g) ?? []

it('answers of 60 MB, and large pages that 24 visitors read at once, end no server (issue 15, 5)', async () => {
  expect(FLAGS).toEqual(['--max-old-space-size=320'])
  const standIn = await startFirecrawlStandIn()
  const args = [
    '--conditions=react-server',
    '--import',
    'tsx',
    'tests/fixtures/large-reads.cli.ts',
    standIn.url,
  ]
  const { stdout } = await promisify(execFile)(process.execPath, [...FLAGS, ...args]).finally(standIn.stop)
  expect(JSON.parse(stdout)).toMatchObject({
    hasCatalogue: true,
    told: { 'The answer of the crawling service is too large to read.': 8, 'large page': 24 },
  })
}, 120_000)
