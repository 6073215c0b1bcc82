import {
  assetsOf,
  catalogueCache,
  chunksOf,
  dataOf,
  isKeepable,
  outdatedCaches,
  ruleFor,
  standInFor,
  type Rule,
} from './rules'

const ORIGIN = 'https://meridian.example'
const at = (path: string) => new URL(path, ORIGIN)

function rule(
  path: string,
  { method = 'GET', navigates = false, headers = {} as Record<string, string> } = {},
): Rule {
  return ruleFor({
    url: at(path),
    origin: ORIGIN,
    method,
    isNavigation: navigates,
    header: (name) => headers[name] ?? null,
  })
}

describe('the rule of a request', () => {
  it.each<[string, Rule]>([
    ['/_next/static/chunks/a.js', 'static'],
    ['/catalogue/4d6e/index.json', 'catalogue'],
    ['/catalogue/4d6e/programmes/law.master', 'catalogue'],
    ['/flags/gb.svg', 'picture'],
    ['/about?_rsc=1a2b', 'network'],
    ['/about', 'network'],
    ['/api/scraper/jobs', 'network'],
    ['/sw.js', 'network'],
    ['/og.png', 'network'],
    ['https://elsewhere.example/_next/static/a.js', 'network'],
  ])('%s is answered by %s', (path, expected) => {
    expect(rule(path)).toBe(expected)
  })

  it('is that of a page only for a visit', () => {
    expect(rule('/universities?country=nl', { navigates: true })).toBe('page')
    expect(rule('/universities', { headers: { rsc: '1' } })).toBe('network')
    expect(rule('/api/scraper/jobs', { navigates: true })).toBe('network')
  })

  it('leaves alone whatever is sent, and parts of files', () => {
    expect(rule('/universities', { method: 'POST', navigates: true })).toBe('network')
    expect(rule('/_next/static/chunks/a.js', { headers: { range: 'bytes=0-9' } })).toBe('network')
  })
})

describe('an answer is kept', () => {
  const answer = (
    given: Partial<Parameters<typeof isKeepable>[0]> = {},
    headers: Record<string, string> = {},
  ) => ({
    status: 200,
    type: 'basic',
    redirected: false,
    headers: new Headers({ 'content-type': 'text/html; charset=utf-8', ...headers }),
    ...given,
  })

  it('when it is whole and our own', () => {
    expect(isKeepable(answer(), true)).toBe(true)
    expect(isKeepable(answer({}, { 'content-type': 'application/json' }), false)).toBe(true)
  })

  it.each([
    ['an error', answer({ status: 404 })],
    ['a part', answer({ status: 206 })],
    ['an opaque one', answer({ status: 0, type: 'opaque' })],
    ['a redirect', answer({ status: 0, type: 'opaqueredirect' })],
    ['a redirected one', answer({ redirected: true })],
    ['one that asks not to be', answer({}, { 'cache-control': 'private, no-store' })],
    ['a file in place of a page', answer({}, { 'content-type': 'text/calendar' })],
  ])('but not %s', (_, refused) => {
    expect(isKeepable(refused, true)).toBe(false)
  })
})

it('keeps each state of a catalogue in a cache of its own', () => {
  expect(catalogueCache(at('/catalogue/4d6e/cards.json'))).toBe('meridian-catalogue-4d6e')
  expect(catalogueCache(at('/catalogue/4d6e/programmes/law.master'))).toBe('meridian-catalogue-4d6e')
})

it('drops old catalogues but the two before the present ones, and nothing else', () => {
  const names = [
    'meridian-pages',
    ...['a', 'b', 'now', 'c', 'd'].map((version) => `meridian-catalogue-${version}`),
  ]
  expect(outdatedCaches(names, 'now')).toEqual(['meridian-catalogue-a', 'meridian-catalogue-b'])
  expect(outdatedCaches(['meridian-catalogue-a', 'meridian-catalogue-now'], 'now')).toEqual([])
})

it.each([
  ['/universities?country=nl', '/universities'],
  ['/universities?tab=compare&compare=eth-zurich', '/universities?tab=compare'],
  ['/universities?tab=add', null],
  ['/universities', null],
  ['/uk-universities?city=leeds', '/uk-universities'],
  ['/uk-universities?tab=add', null],
  ['/scholarships?type=merit', '/scholarships?tab=browse'],
  ['/scholarships', null],
  ['/programmes?subject=law&country=nl', '/programmes?subject=law'],
  ['/programmes?country=nl', null],
  ['/universities/eth-zurich?level=master', '/universities/eth-zurich'],
  ['/about?from=mail', null],
])('%s is stood in for by %s', (path, expected) => {
  expect(standInFor(at(path))).toBe(expected)
})

describe('a page and its data are kept together', () => {
  const list = [
    ...['index.json', 'cards.json', 'text.txt'],
    ...['search-words.txt', 'country-words.json', 'subjects.json', 'search-phrases.json'],
    // For a profile that is filled in offline, too: who pays as a student from there, and whom a place takes.
    ...['admission.json', 'own-fees.json'],
  ]

  it.each([
    ['/universities?country=nl', list],
    ['/scholarships', ['scholarships.json', 'scholarship-words.json', 'matcher.json']],
    ['/programmes?subject=law&level=master', [...list, 'programmes/law.master', 'rates.json']],
    ['/plan', ['rates.json', 'admission.json', 'tasks.json', 'awards.json', 'matcher.json']],
    ['/programmes', []],
    ['/universities/eth-zurich', []],
  ])('%s with %j', (path, files) => {
    expect(dataOf(at(path))).toEqual(files.map((file) => `/catalogue/v1/${file}`))
  })
})

it('finds what a page needs, each once', () => {
  const html =
    '<script src="/_next/static/chunks/0a~b_c.js"></script><link href="/_next/static/chunks/1.css"/>' +
    '"/_next/static/chunks/0a~b_c.js" url(/_next/static/media/n-s.p.04.woff2) /_next/static/map.json'
  expect(assetsOf(html)).toEqual([
    '/_next/static/chunks/0a~b_c.js',
    '/_next/static/chunks/1.css',
    '/_next/static/media/n-s.p.04.woff2',
  ])
  expect(assetsOf('<p>Nothing</p>')).toEqual([])
})

it('finds what a script may load later, each once', () => {
  const script =
    'e=>{e.v(l=>Promise.all(["static/chunks/0a~b_c.js","static/chunks/1.css"].map(l=>e.l(l))))},' +
    "n=>n.v(['static/chunks/0a~b_c.js']),'static/chunks/',\"static/chunks/map.json\""
  expect(chunksOf(script)).toEqual(['/_next/static/chunks/0a~b_c.js', '/_next/static/chunks/1.css'])
  expect(chunksOf('e=>{}')).toEqual([])
})
