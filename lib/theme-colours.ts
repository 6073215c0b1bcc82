/**
 * Tokens of `app/globals.css` as sRGB, for all that knows neither variables nor OKLCH: the browser's own bars, the
 * manifest, pictures for sharing, and the page that replaces a broken shell. A test holds them against the tokens.
 */
export const LIGHT_COLOURS = {
  paper: '#fcfaf6',
  surface: '#ffffff',
  sunk: '#f6f3ed',
  ink: '#101c28',
  'ink-2': '#404c58',
  'ink-3': '#606a74',
  line: '#dedad2',
  'line-strong': '#828e97',
  accent: '#005a63',
  'accent-soft': '#dff3f3',
  'on-accent': '#fdfcf8',
  highlight: '#f9b73f',
} as const

export const DARK_COLOURS = {
  paper: '#0b151c',
  ink: '#f1eee9',
  accent: '#69ceca',
  'on-accent': '#0b151c',
} as const
