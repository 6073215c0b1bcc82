import { readFileSync } from 'node:fs'
import { DARK_COLOURS, LIGHT_COLOURS } from './theme-colours'

const styles = readFileSync('app/globals.css', 'utf8')
const icon = readFileSync('public/icons/icon.svg', 'utf8')

/** The block of tokens that begins with the selector. */
const blockOf = (selector: string) => styles.split(`${selector} {`)[1]?.split('}')[0] ?? ''

const light = blockOf(':root')
const dark = blockOf('@variant dark')

/** Björn Ottosson's matrices. */
function toHex(lightness: number, chroma: number, hue: number): string {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const encode = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)
  const clamp = (value: number) => Math.max(0, Math.min(255, Math.round(255 * encode(value))))
  return `#${channels.map((value) => clamp(value).toString(16).padStart(2, '0')).join('')}`
}

function tokenOf(block: string, name: string): string {
  const [, l, c, h] = new RegExp(`--${name}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(block) ?? []
  return toHex(Number(l), Number(c), Number(h))
}

test.each(Object.entries(LIGHT_COLOURS))('%s is the colour of the light theme', (name, hex) => {
  expect(hex).toBe(tokenOf(light, name))
})

test.each(Object.entries(DARK_COLOURS))('%s is the colour of the dark theme', (name, hex) => {
  expect(hex).toBe(tokenOf(dark, name))
})

test('the icon is drawn in the accent of either theme', () => {
  const strokes = [...icon.matchAll(/stroke[=:]"?(#\w+)/g)].map(([, hex]) => hex)
  expect(strokes).toEqual([LIGHT_COLOURS.accent, DARK_COLOURS.accent])
})
