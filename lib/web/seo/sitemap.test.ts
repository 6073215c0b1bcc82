import { sitemapIndexXml, sitemapParts, sitemapXml } from './sitemap'

const some = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ path: `/programmes/a/${at}`, changed: null }))

test('programmes are cut into files that search engines take, and none is lost', () => {
  const parts = sitemapParts([{ path: '/', changed: null }], some(25_001))
  expect(parts.map(({ file, addresses }) => [file, addresses.length])).toEqual([
    ['pages.xml', 1],
    ['programmes-1.xml', 10_000],
    ['programmes-2.xml', 10_000],
    ['programmes-3.xml', 5_001],
  ])
})

test('an address stands with its day, and with none where nothing dates it', () => {
  const xml = sitemapXml(
    [
      { path: '/a', changed: '2026-11-01' },
      { path: '/b', changed: null },
    ],
    'https://meridian.example',
  )
  expect(xml).toContain('<url><loc>https://meridian.example/a</loc><lastmod>2026-11-01</lastmod></url>')
  expect(xml).toContain('<url><loc>https://meridian.example/b</loc></url>')
})

test('what XML reads as a sign is written as text', () => {
  expect(sitemapXml([{ path: '/a?b=1&c=<2>', changed: null }], 'https://meridian.example')).not.toMatch(
    /&c|<2>/,
  )
})

test('the first file names the others', () => {
  const xml = sitemapIndexXml(sitemapParts([], some(1)), 'https://meridian.example')
  expect(xml.match(/<loc>[^<]+<\/loc>/g)).toEqual([
    '<loc>https://meridian.example/sitemaps/pages.xml</loc>',
    '<loc>https://meridian.example/sitemaps/programmes-1.xml</loc>',
  ])
})
