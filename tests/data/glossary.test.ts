import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import data from '@/data/glossary.json'
import { TermSchema } from '@/lib/content/glossary/queries'
import { ALL_TOPICS, pagePath } from '@/lib/content/pages/sections'

const terms = z.array(TermSchema).parse(data)
const PAGES = join(process.cwd(), 'data', 'pages')

test('explains at least 30 terms, each once, in the order of the alphabet', () => {
  const names = terms.map(({ term }) => term.toLowerCase())
  expect(names.length).toBeGreaterThanOrEqual(30)
  expect(names).toEqual([...new Set(names)].sort())
  expect(new Set(terms.map(({ id }) => id)).size).toBe(terms.length)
})

test('leads to pages that exist', () => {
  const lists = ['/scholarships', '/scholarships/merit', '/scholarships/government']
  const topics = ALL_TOPICS.map(({ section, slug }) => pagePath(section, slug))
  const missing = terms.filter(
    ({ href }) => ![...lists, ...topics].includes(href) && !existsSync(join(PAGES, `${href}.mdx`)),
  )
  expect(missing).toEqual([])
})

const sources = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => ({ file, ids: idsIn(readFileSync(join(PAGES, file), 'utf8')) }))
  .filter(({ ids }) => ids.length > 0)

function idsIn(source: string): string[] {
  return [...source.matchAll(/<Term id="([^"]+)"/g)].map(([, id = '']) => id)
}

test('is used in at least ten texts', () => {
  expect(sources.length).toBeGreaterThanOrEqual(10)
})

test.each(sources)('$file names terms that are in the glossary, each once', ({ ids }) => {
  expect(ids.filter((id) => !terms.some((term) => term.id === id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})
