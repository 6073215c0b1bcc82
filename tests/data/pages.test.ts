import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import phraseData from '@/data/search-phrases.json'
import { FOOTER } from '@/lib/footer-routes'
import { headingId, listHeadings } from '@/lib/content/pages/headings'
import { PageMetaSchema, PostMetaSchema } from '@/lib/content/pages/schema'
import { ALL_TOPICS, pagePath, SECTIONS, type Section } from '@/lib/content/pages/sections'
import { AWARD_KINDS } from '@/lib/scholarships/kinds'
import { getVisa } from '@/lib/destinations/visa/queries'
import { NAVIGATION } from '@/lib/routes'
import { countWords, listLinks, pageBody } from './source-text'

const DIRECTORY = join(process.cwd(), 'data', 'pages')

/** The bounds of a text's length; the pages about the site itself are as long as they need to be. */
const PROSE_WORDS = { least: 600, most: 1800 }
const SITE_WORDS = { least: 120, most: 1800 }
/** The words about a kind of scholarship are above a list of awards. */
const KIND_WORDS = { least: 300, most: 600 }

/** The text with the words of the visa tables in the places where the page draws them. */
const withVisaRules = (source: string) =>
  source.replace(/<VisaRules country="(.+)" \/>/g, (_, country: string) =>
    (getVisa(country)?.rules ?? [])
      .flatMap(({ question, rule }) => [
        question,
        ...rule.map((part) => (typeof part === 'string' ? part : part.text)),
      ])
      .join(' '),
  )

const sections = Object.keys(SECTIONS).filter((name): name is Section => existsSync(join(DIRECTORY, name)))

const pages = sections.flatMap((section) =>
  readdirSync(join(DIRECTORY, section)).map((file) => {
    const source = readFileSync(join(DIRECTORY, section, file), 'utf8')
    const { meta } = jest.requireActual<{ meta: unknown }>(join(DIRECTORY, section, file))
    const slug = file.replace(/\.mdx$/, '')
    return { name: `${section}/${file}`, section, file, slug, source, meta, path: pagePath(section, slug) }
  }),
)

const kinds = Object.keys(AWARD_KINDS).map((slug) => {
  const file = `${slug}.mdx`
  const source = readFileSync(join(DIRECTORY, 'scholarships', file), 'utf8')
  return { name: `scholarships/${file}`, section: 'scholarships' as const, source }
})

const wordsOf = (section: Section | 'scholarships') => {
  if (section === 'scholarships') return KIND_WORDS
  return section === 'site' ? SITE_WORDS : PROSE_WORDS
}

/** The addresses a text may lead to: what the navigation names, the texts, and lists that are made from data. */
const routes = new Set([
  '/',
  '/blog',
  '/universities',
  '/resources/countries',
  '/data',
  '/data/api',
  '/data/coverage',
  ...[...NAVIGATION, ...FOOTER].flatMap(({ links }) => links.map(({ href }) => href.split('?')[0])),
  ...ALL_TOPICS.map(({ section, slug }) => pagePath(section, slug)),
  ...pages.filter(({ section }) => section === 'blog').map(({ path }) => path),
])

const isRoute = (path: string) => routes.has(path) || /^\/resources\/countries\/[a-z]{2}$/.test(path)

test('there are pages', () => {
  expect(pages.length).toBeGreaterThan(0)
})

test('only the kinds of scholarship have words under scholarships/', () => {
  expect(readdirSync(join(DIRECTORY, 'scholarships')).sort()).toEqual(
    Object.keys(AWARD_KINDS)
      .map((slug) => `${slug}.mdx`)
      .sort(),
  )
})

describe.each(pages)('$name', ({ section, file, slug, meta }) => {
  test('has an address', () => {
    expect(file).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*\.mdx$/)
    expect(slug.length).toBeLessThanOrEqual(60)
    if (section !== 'blog') expect(ALL_TOPICS).toContainEqual({ section, slug })
  })

  test('says what it is, when it was changed and where its figures come from', () => {
    const schema = section === 'blog' ? PostMetaSchema : PageMetaSchema
    expect(schema.safeParse(meta).error?.issues ?? []).toEqual([])
  })
})

test.each(pages.filter(({ section }) => section !== 'site'))(
  '$name names its sources, or says why it has none (fault 21)',
  ({ meta }) => {
    const { sources, basis } = PageMetaSchema.loose().parse(meta)
    expect(sources.length > 0 || basis !== undefined).toBe(true)
    // Only what was compared on a known day can stand without a word on the rest.
    if (sources.some(({ checkedOn }) => !checkedOn)) expect(basis).toBeDefined()
  },
)

describe.each([...pages, ...kinds])('$name', ({ section, source }) => {
  const headings = [...source.matchAll(/^(#{1,6}) +(.+)$/gm)].map(([, marks = '', text = '']) => ({
    level: marks.length,
    text,
  }))
  const anchors = headings.map(({ text }) => headingId(text))

  test('has the length of a text', () => {
    const { least, most } = wordsOf(section)
    const words = countWords(withVisaRules(source))
    expect(words).toBeGreaterThanOrEqual(least)
    expect(words).toBeLessThanOrEqual(most)
  })

  test('has headings of plain words, in order, none twice', () => {
    const [first] = headings
    if (first) expect(first.level).toBe(2)
    expect(headings.filter(({ level }) => level !== 2 && level !== 3)).toEqual([])
    expect(headings.filter(({ text }) => /[[\]*_`<{]/.test(text))).toEqual([])
    expect(new Set([...anchors, 'sources', 'contents']).size).toBe(anchors.length + 2)
    expect(listHeadings(source)).toHaveLength(headings.filter(({ level }) => level === 2).length)
  })

  test('leads only to pages of the site, to its own headings, and to https', () => {
    const broken = listLinks(source).filter((link) => {
      if (link.startsWith('#')) return !anchors.includes(link.slice(1))
      if (link.startsWith('/')) return !isRoute(link.split(/[?#]/)[0] ?? '')
      return !/^https:\/\/[^/\s]+\.[a-z]+(\/|$)/.test(link)
    })
    expect(broken).toEqual([])
  })

  test('has no sentence cut in two by a tag that begins a line', () => {
    expect(source.match(/[\p{L}\d,]\n\n<(Term|CatalogueCount)[^\n]*/gu)).toBeNull()
  })

  test('names a header for every column of its tables', () => {
    const rules = [...pageBody(source).matchAll(/^\|(.+)\|\n\| *:?-/gm)]
    const empty = rules.filter(([, header = '']) => header.split('|').some((cell) => cell.trim() === ''))
    expect(empty).toEqual([])
  })
})

test('no two pages share a title or a description', () => {
  const metas = pages.flatMap(({ meta }) => PageMetaSchema.loose().safeParse(meta).data ?? [])
  expect(new Set(metas.map(({ title }) => title)).size).toBe(pages.length)
  expect(new Set(metas.map(({ description }) => description)).size).toBe(pages.length)
})

test.each([
  ['tests/english.mdx', /IELTS on paper ended on 27 June 2026/],
  ['tests/graduate.mdx', /Since August 2026 it is taken in test centres/],
])('%s tells where a test is taken now', (page, told) => {
  expect(pages.find(({ name }) => name === page)?.source.replace(/\s+/g, ' ')).toMatch(told)
})

test('every page dates the British health surcharge from the same day', () => {
  const dated = pages.flatMap(({ source }) =>
    [...source.replace(/\s+/g, ' ').matchAll(/surcharge[^.|]*(?:\|[^|]*){0,2}since (\d+ \w+ \d{4})/gi)].map(
      ([, day]) => day,
    ),
  )
  expect(dated.length).toBeGreaterThanOrEqual(2)
  expect(new Set(dated)).toEqual(new Set(['6 February 2024']))
})

test('a typed question leads to a heading of a page that has its words', () => {
  const asked = phraseData.asks.flatMap(({ href, words }) => {
    const [path, anchor] = (href ?? '').split('#')
    const page = pages.find((one) => one.path === path)
    return page && anchor ? [{ page, anchor, words: words.split(', ') }] : []
  })
  const fails = asked.filter(
    ({ page, anchor, words }) =>
      ![...page.source.matchAll(/^#{2,3} +(.+)$/gm)].some(([, text = '']) => headingId(text) === anchor) ||
      !words.some((word) => page.source.toLowerCase().includes(word)),
  )
  expect(asked.length).toBeGreaterThan(10)
  expect(fails.map(({ anchor }) => anchor)).toEqual([])
})
