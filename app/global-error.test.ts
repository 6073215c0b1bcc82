import { DARK_COLOURS, LIGHT_COLOURS } from '@/lib/theme-colours'
import { GLOBAL_ERROR_STYLES } from './global-error-styles'

/** The values of a token in the order light, dark by the system's wish, dark by the visitor's. */
const valuesOf = (token: string) =>
  [...GLOBAL_ERROR_STYLES.matchAll(new RegExp(`--${token}:([^;} ]+)`, 'g'))].map(([, value]) => value)

it.each(['paper', 'ink', 'accent', 'on-accent'] as const)(
  'the page of last resort has the colour %s of either theme',
  (token) => {
    expect(valuesOf(token)).toEqual([LIGHT_COLOURS[token], DARK_COLOURS[token], DARK_COLOURS[token]])
  },
)
