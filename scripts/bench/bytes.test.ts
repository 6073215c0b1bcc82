import { partsOf, type Kind } from './bytes'

const FONT = Buffer.from('the bytes of a font, which gzip makes no smaller')
const STYLES = '.card { color: red } '.repeat(20)
const TEXT = `<p>${'A university of the world. '.repeat(20)}</p>`

const script = `<script>document.fonts.add(new FontFace('Newsreader',bytesOf(atob('${FONT.toString('base64')}')),{weight:'500'}))</script>`

function weigh(document: string) {
  const sizes = new Map(partsOf(document).map(({ kind, size }) => [kind, size]))
  const sizeOf = (kind: Kind) => sizes.get(kind) ?? { gzip: NaN, requests: NaN }
  return { html: sizeOf('html'), css: sizeOf('css'), font: sizeOf('font') }
}

test('the styles and the font in a document are no part of its HTML', () => {
  const bare = weigh(TEXT)
  const whole = weigh(`<style>${STYLES}</style>${script}${TEXT}`)
  expect(whole.font).toMatchObject({ gzip: FONT.length, requests: 0 })
  expect(whole.css.gzip).toBeGreaterThan(20)
  // The tags of the styles, and that two texts compressed as one are not the sum of both.
  expect(Math.abs(whole.html.gzip - bare.html.gzip)).toBeLessThan(30)
  expect(whole.html.requests).toBe(1)
})

test('a document without either is all HTML', () => {
  const { css, font } = weigh(TEXT)
  expect([css.gzip, font.gzip]).toEqual([0, 0])
})
