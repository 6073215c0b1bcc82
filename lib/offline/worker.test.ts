import { html, startWorker } from '@/tests/fixtures/worker-browser'
import { buildWorker } from './build-worker'
import { CACHES } from './rules'

const versions = { universities: 'aaa111', scholarships: 'bbb222', matcher: 'ccc333' }
const OFFLINE_SCRIPT = '/_next/static/chunks/offline.js'
const FIRST = '/_next/static/chunks/first.js'
const SECOND = '/_next/static/chunks/second.js'

const script = buildWorker({ isOn: true, versions })

const file = (text: string) => () => new Response(text)
const aSite = () => ({
  '/offline': () => html(`You are offline <script src="${OFFLINE_SCRIPT}"></script>`),
  [OFFLINE_SCRIPT]: file('offline'),
  '/about': () => html('About us'),
  '/universities': () => html('All universities'),
  '/filters': () => html(`Filters <script src="${FIRST}"></script>`),
  [FIRST]: file('load("static/chunks/second.js")'),
  [SECOND]: file('load("static/chunks/first.js")'),
})

async function start(changes: Parameters<typeof startWorker>[1] = {}, saveData = false) {
  const browser = startWorker(await script, { ...aSite(), ...changes }, { saveData })
  await browser.tell('install')
  return browser
}

describe('a page', () => {
  it('is the network’s while there is one, and then the saved copy', async () => {
    let version = 1
    const { visit, settle, goOffline } = await start({ '/about': () => html(`About us, ${version++}`) })
    expect(await visit('/about')).toBe('About us, 1')
    expect(await visit('/about')).toBe('About us, 2')
    await settle()
    goOffline()
    expect(await visit('/about')).toBe('About us, 2')
  })

  it('is the saved copy when the network takes too long', async () => {
    const answers = [html('In time'), new Promise<Response>(() => {})]
    const { visit, settle } = await start({ '/about': async () => answers.shift() ?? html('Never asked') })
    await visit('/about')
    await settle()
    expect(await visit('/about')).toBe('In time')
  })

  it('that reads its address by itself answers for another search', async () => {
    const { visit, settle, goOffline } = await start()
    await visit('/universities')
    await settle()
    goOffline()
    expect(await visit('/universities?country=nl')).toBe('All universities')
    expect(await visit('/universities?tab=compare')).toContain('You are offline')
  })

  it('that was never saved is the offline page, with all it needs', async () => {
    const { visit, ask, goOffline } = await start()
    goOffline()
    expect(await visit('/about')).toContain('You are offline')
    expect(await (await ask(OFFLINE_SCRIPT))?.text()).toBe('offline')
  })

  it('is nothing where even the offline page is gone', async () => {
    const { visit, goOffline, openCache } = await start()
    await (await openCache(CACHES.offline)).delete('/offline')
    goOffline()
    expect(await visit('/about')).toBe('nothing')
  })

  it.each([
    ['an error', () => new Response('Broken', { status: 500, headers: { 'content-type': 'text/html' } })],
    ['not to be kept', () => html('Secret', { 'cache-control': 'no-store' })],
    ['no page', () => new Response('{}', { headers: { 'content-type': 'application/json' } })],
  ])('is not saved when the answer is %s', async (_what, answer) => {
    const { visit, settle, saved } = await start({ '/about': answer })
    await visit('/about')
    await settle()
    expect(await saved()).not.toContain('/about')
  })
})

describe('what a page may load later', () => {
  it('is saved once it was visited, each file asked for once even where two name each other', async () => {
    const { visit, settle, saved, asked } = await start()
    await visit('/filters')
    await settle()
    expect(await saved()).toEqual(expect.arrayContaining(['/filters', FIRST, SECOND]))
    expect(asked.filter((path) => path === FIRST || path === SECOND)).toEqual([FIRST, SECOND])
    expect(asked.filter((path) => path === '/filters')).toHaveLength(1)
  })

  it('is tried again at the next visit when it could not be had', async () => {
    let isBroken = true
    const { visit, settle, saved } = await start({
      [SECOND]: () => {
        if (isBroken) throw new TypeError('Failed to fetch')
        return new Response('second')
      },
    })
    await visit('/filters')
    await settle()
    expect(await saved()).not.toContain(SECOND)
    isBroken = false
    await visit('/filters')
    await settle()
    expect(await saved()).toContain(SECOND)
  })

  it('is left alone where the visitor saves data', async () => {
    const { visit, settle, asked } = await start({}, true)
    await visit('/filters')
    await settle()
    expect(asked).not.toContain(FIRST)
  })

  it('is not fetched for a page that is only fetched ahead', async () => {
    const { ask, settle, saved } = await start({ '/filters?_rsc=1': file('payload') })
    await ask('/filters?_rsc=1', { rsc: '1', 'next-router-prefetch': '1' })
    await settle()
    expect(await saved()).not.toContain('/filters')
    await ask('/filters?_rsc=1', { rsc: '1' })
    await settle()
    expect(await saved()).toEqual(expect.arrayContaining(['/filters', FIRST, SECOND]))
  })
})

describe('a message', () => {
  it('has the pages and files kept that were loaded before the worker was there, and no others', async () => {
    const { tell, saved } = await start({
      '/flags/nl.svg': file('<svg/>'),
      '/api/scraper': file('{}'),
      '/catalogue/aaa111/index.json': file('[]'),
    })
    await tell('message', {
      type: 'keep',
      pages: ['/about'],
      files: ['/flags/nl.svg', '/api/scraper', 'https://elsewhere.example/script.js'],
    })
    const now = await saved()
    expect(now).toEqual(expect.arrayContaining(['/about', '/flags/nl.svg', '/catalogue/aaa111/index.json']))
    expect(now).not.toContain('/api/scraper')
    expect(now.filter((path) => path.includes('elsewhere'))).toEqual([])
  })

  it('to forget stops it for good', async () => {
    const { tell, visit, saved } = await start()
    const before = await saved()
    await tell('message', { type: 'forget' })
    await tell('message', { type: 'keep', pages: ['/about'], files: [] })
    expect(await visit('/about')).toBeNull()
    expect(await saved()).toEqual(before)
  })
})

it('is not installed without its offline page', async () => {
  const site = { '/offline': () => new Response('Broken', { status: 500 }) }
  const { tell } = startWorker(await script, site)
  await expect(tell('install')).rejects.toThrow('/offline answered 500.')
})

it('drops catalogues of earlier deployments, but for the last two', async () => {
  const { tell, openCache, cacheNames } = await start()
  for (const version of ['old1', 'aaa111', 'old2', 'old3']) await openCache(`meridian-catalogue-${version}`)
  await tell('activate')
  const kept = (await cacheNames()).filter((name) => name.startsWith('meridian-catalogue-'))
  expect(kept).toEqual(['meridian-catalogue-aaa111', 'meridian-catalogue-old2', 'meridian-catalogue-old3'])
})

it.each(['/api/scraper/crawl', '/sw.js', 'https://elsewhere.example/page'])(
  'never touches %s',
  async (address) => {
    const { ask } = await start()
    expect(await ask(address)).toBeNull()
  },
)
