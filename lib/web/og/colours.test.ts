import { readFileSync } from 'node:fs'
import { COLOURS } from './colours'

const light = /:root \{([^}]+)\}/.exec(readFileSync('app/globals.css', 'utf8'))?.[1] ?? ''

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

test.each(Object.entries(COLOURS))('%s is the colour of the site', (name, hex) => {
  const [, l, c, h] = new RegExp(`--${name}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(light) ?? []
  expect(toHex(Number(l), Number(c), Number(h))).toBe(hex)
})
