import { readFileSync } from 'node:fs'
import path from 'node:path'

const read = (name: string) => readFileSync(path.join(__dirname, name), 'utf8')

it('gives the page of last resort the colours of the others', () => {
  const globals = read('globals.css')
  const tokens = [
    ...read('global-error.css').matchAll(/(--[\w-]+): light-dark\((oklch\([^)]+\)), (oklch\([^)]+\))\)/g),
  ]
  expect(tokens).toHaveLength(4)
  for (const [, name, light, dark] of tokens) {
    const values = [...globals.matchAll(new RegExp(`^\\s*${name}: (.+);$`, 'gm'))].map(([, value]) => value)
    expect([name, ...values]).toEqual([name, light, dark, dark])
  }
})
