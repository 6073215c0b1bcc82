import { html, startWorker } from '@/tests/fixtures/worker-browser'
import { buildWorker } from './build-worker'
import { CACHES } from './rules'

const script = buildWorker({ isOn: true, version: 'aaa111' })

/** A file whose content is the number of its requests. */
function counted() {
  let times = 0
  return () => new Response(`${++times}`)
}

async function start(site: Parameters<typeof startWorker>[1]) {
  const browser = startWorker(await script, { '/offline': () => html('You are offline'), ...site })
  await browser.tell('install')
  const read = async (path: string) => {
    const text = await (await browser.ask(path))?.text()
    await browser.settle()
    return text
  }
  return { ...browser, read }
}

it.each([
  ['a script', '/_next/static/chunks/page.js', CACHES.static],
  ['a picture', '/flags/nl.svg', CACHES.pictures],
  ['a catalogue', '/catalogue/aaa111/index.json', 'meridian-catalogue-aaa111'],
])('%s is asked for once and kept where its kind is kept', async (_what, path, cacheName) => {
  const { read, openCache, goOffline } = await start({ [path]: counted() })
  expect([await read(path), await read(path)]).toEqual(['1', '1'])
  expect(await (await openCache(cacheName)).match(path)).toBeDefined()
  goOffline()
  expect(await read(path)).toBe('1')
})

it('an answer that is no success is passed on, and asked for again', async () => {
  const answers = [new Response('Broken', { status: 500 }), new Response('whole')]
  const path = '/flags/nl.svg'
  const { read } = await start({ [path]: () => answers.shift() ?? new Response('never asked') })
  expect([await read(path), await read(path), await read(path)]).toEqual(['Broken', 'whole', 'whole'])
})
