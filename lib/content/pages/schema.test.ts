import { isChecked, PageMetaSchema, PostMetaSchema } from './schema'

const meta = {
  title: 'A page',
  description: 'What a reader knows after this page, said in a sentence of some length.',
  updated: '2026-11-21',
  sources: [
    { title: 'Fees', publisher: 'A ministry', url: 'https://example.org/fees', checkedOn: '2026-11-20' },
  ],
}

test('a page says its title, what it is about, when it changed and its sources', () => {
  expect(PageMetaSchema.safeParse(meta).success).toBe(true)
  expect(PageMetaSchema.safeParse({ ...meta, author: 'somebody' }).success).toBe(false)
  expect(PageMetaSchema.safeParse({ ...meta, updated: 'November' }).success).toBe(false)
})

test('a source without a day is only the place to check', () => {
  const place = { title: 'Key dates', publisher: 'An office', url: 'https://example.org/dates' }
  const page = PageMetaSchema.parse({ ...meta, sources: [...meta.sources, place], basis: 'Advice.' })
  expect(page.sources.map(isChecked)).toEqual([true, false])
})

test('a source is read over https', () => {
  const sources = [{ ...meta.sources[0], url: 'http://example.org/fees' }]
  expect(PageMetaSchema.safeParse({ ...meta, sources }).success).toBe(false)
})

test('a post is not updated before it is published', () => {
  expect(PostMetaSchema.safeParse({ ...meta, published: '2026-11-21' }).success).toBe(true)
  expect(PostMetaSchema.safeParse({ ...meta, published: '2026-11-22' }).success).toBe(false)
  expect(PostMetaSchema.safeParse(meta).success).toBe(false)
})
