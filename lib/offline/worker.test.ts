import { html, startWorker } from '@/tests/fixtures/worker-browser'
import { formatDate } from '../text/format'
import { buildWorker } from './build-worker'
import { CACHES } from './rules'

const OFFLINE_SCRIPT = '/_next/static/chunks/offline.js'
const FIRST = '/_next/static/chunks/first.js'
const SECOND = '/_next/static/chunks/second.js'

const LIST_FILES = [
  'index.json',
  'cards.json',
  'text.txt',
  'search-words.txt',
  'country-words.json',
  'subjects.json',
  'search-phrases.json',
  'admission.json',
  'own-fees.json',
].map((name) => `/catalogue/aaa111/${name}`)

const script = buildWorker({ isOn: true, version: 'aaa111' })

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

async function start(changes: Parameters<typeof startWorker>[1] = {}) {
  const browser = startWorker(await script, { ...aSite(), ...changes })
  await browser.tell('install')
  const keep = (page: string, files: string[] = []) => browser.tell('message', { type: 'keep', page, files })
  return { ...browser, keep }
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

  it('says so where even the offline page is gone', async () => {
    const { visit, goOffline, openCache } = await start()
    await (await openCache(CACHES.offline)).delete('/offline')
    goOffline()
    expect(await visit('/about')).toBe('You are offline, and this page is not saved on this device.')
  })

  it('that was saved tells on which day', async () => {
    const { visit, settle, goOffline } = await start({
      '/about': () => html('<html lang="en">About us', { date: new Date().toUTCString() }),
    })
    expect(await visit('/about')).toBe('<html lang="en">About us')
    await settle()
    goOffline()
    const today = formatDate(new Date().toISOString())
    expect(await visit('/about')).toBe(`<html data-saved="${today}" lang="en">About us`)
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

it('a list of programmes has every part of its subject and of the subject’s branches (issue 15, fault 20)', async () => {
  const folder = '/catalogue/aaa111/programmes'
  const shard = (parts: string[], branches: string[]) =>
    file(JSON.stringify({ subject: 'law', parts, branches }))
  const { keep, saved } = await start({
    '/programmes?subject=law': () => html('Programmes of law'),
    '/programmes?subject=law&country=nl': () => html('Programmes of law, Netherlands'),
    ...Object.fromEntries(LIST_FILES.map((path) => [path, file('{}')])),
    '/catalogue/aaa111/rates.json': file('{}'),
    [`${folder}/law.bachelor`]: shard(['law.bachelor.1'], ['tax-law.bachelor']),
    [`${folder}/law.bachelor.1`]: shard([], []),
    [`${folder}/tax-law.bachelor`]: shard(['tax-law.bachelor.1'], ['law.bachelor', 'other.bachelor']),
    [`${folder}/tax-law.bachelor.1`]: shard([], []),
  })
  await keep('/programmes?subject=law&country=nl')
  const kept = (await saved()).filter((address) => address.startsWith(folder))
  expect(kept.sort()).toEqual(
    ['law.bachelor', 'law.bachelor.1', 'tax-law.bachelor', 'tax-law.bachelor.1'].map(
      (name) => `${folder}/${name}`,
    ),
  )
})

it('takes back that an earlier worker had browsers ask for pages beside it', async () => {
  const { tell, preload } = await start()
  await tell('activate')
  expect(preload.isOn).toBe(false)
})

describe('a page that the visitor keeps', () => {
  it('has its data with it, and the page without a search that can answer for it', async () => {
    const site = {
      '/universities?country=nl': () => html('Dutch universities'),
      ...Object.fromEntries(LIST_FILES.map((path) => [path, file('{}')])),
    }
    const { keep, saved } = await start(site)
    expect(await keep('/universities?country=nl#results')).toEqual([true])
    expect(await saved()).toEqual(expect.arrayContaining(['/universities', ...Object.keys(site)]))
  })

  it('has the data that it loaded, and nothing of a tool or of another site', async () => {
    const choice = '/catalogue/aaa111/university/eth-zurich'
    const { keep, saved } = await start({ [choice]: file('{}'), '/api/scraper': file('{}') })
    await keep('/about', [choice, '/api/scraper', 'https://elsewhere.example/catalogue/a/b'])
    const now = await saved()
    expect(now).toEqual(expect.arrayContaining(['/about', choice]))
    expect(now.filter((path) => /scraper|elsewhere/.test(path))).toEqual([])
  })

  it('has what it may load later, each file asked for once even where two name each other', async () => {
    const { keep, saved, asked } = await start()
    await keep('/filters')
    expect(await saved()).toEqual(expect.arrayContaining(['/filters', FIRST, SECOND]))
    expect(asked.filter((path) => path === FIRST || path === SECOND)).toEqual([FIRST, SECOND])
  })

  it('is said to be kept when all of it is, and only then', async () => {
    let isBroken = true
    const { keep, saved } = await start({
      [SECOND]: () => {
        if (isBroken) throw new TypeError('Failed to fetch')
        return new Response('second')
      },
    })
    expect(await keep('/filters')).toEqual([false])
    isBroken = false
    expect(await keep('/filters')).toEqual([true])
    expect(await saved()).toContain(SECOND)
  })
})

it('a page is noted as kept when it was kept, and not when it was only visited, until there is a new catalogue', async () => {
  const { keep, visit, settle, tell, openCache } = await start()
  const noted = async () =>
    (await (await openCache(CACHES.kept)).keys()).map(({ url }) => new URL(url).pathname)
  await keep('/filters')
  await visit('/about')
  await settle()
  expect(await noted()).toEqual(['/filters'])
  await tell('activate')
  expect(await noted()).toEqual([])
})

it('a visit fetches nothing beyond what the page asks for', async () => {
  const { visit, ask, settle, asked } = await start()
  const before = asked.length
  await visit('/filters')
  await ask('/filters?_rsc=1', { rsc: '1' })
  await settle()
  expect(asked.slice(before)).toEqual(['/filters'])
})

it('the script of a worker has no address of its own, which would take the fragment away that names its parts', async () => {
  const fromNetwork = () => Object.defineProperty(new Response('parts'), 'url', { value: FIRST })
  const { ask } = await start({ [FIRST]: fromNetwork })
  for (const visit of ['first', 'second']) {
    const answer = await ask(FIRST, {}, 'worker')
    expect([visit, answer?.url, await answer?.text()]).toEqual([visit, '', 'parts'])
  }
  expect((await ask(SECOND, {}, 'script'))?.status).toBe(200)
})

describe('a flag', () => {
  it('that is not saved is drawn as the code of its country', async () => {
    const { ask, goOffline } = await start({ '/flags/nl.svg': file('<svg>the Dutch flag</svg>') })
    const read = async (path: string) => (await ask(path))?.text()
    await read('/flags/nl.svg')
    goOffline()
    expect(await read('/flags/de.svg')).toContain('>DE</text>')
    expect((await ask('/icons/none.png'))?.type).toBe('error')
  })
})

it('forgets for good when it is told to', async () => {
  const { tell, keep, visit, saved } = await start()
  const before = await saved()
  await tell('message', { type: 'forget' })
  expect(await keep('/about')).toEqual([false])
  expect(await visit('/about')).toBeNull()
  expect(await saved()).toEqual(before)
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
