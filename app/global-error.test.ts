import { readFileSync } from 'node:fs'
import path from 'node:path'
import { GLOBAL_ERROR_STYLES } from './global-error-styles'

const GLOBALS = readFileSync(path.join(__dirname, 'globals.css'), 'utf8')

/** The values of a token in the order light, dark by the system's wish, dark by the visitor's. */
const valuesOf = (styles: string, token: string) =>
  [...styles.matchAll(new RegExp(`${token}: ?(oklch\\([^)]+\\))`, 'g'))].map(([, value]) => value)

it.each(['--paper', '--ink', '--accent', '--on-accent'])(
  'the page of last resort has the colour %s',
  (token) => {
    const values = valuesOf(GLOBAL_ERROR_STYLES, token)
    expect(values).toHaveLength(3)
    expect(values).toEqual(valuesOf(GLOBALS, token))
  },
)
