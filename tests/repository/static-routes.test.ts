import fs from 'node:fs'
import path from 'node:path'

const APP = path.join(__dirname, '../../app')

const MADE_ONCE = fs
  .readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'route.ts')
  .map((file) => [file, fs.readFileSync(path.join(APP, file), 'utf8')] as const)
  .filter(([, text]) => text.includes("dynamic = 'force-static'"))

// Next says a year of such a file where it says nothing, and a shared cache would keep it beyond the next deployment.
it.each(MADE_ONCE)('says how long a cache may keep %s', (_, text) => {
  expect(text).toMatch(/cache: |Cache-Control|_CACHE/)
})
