/** The light theme's tokens of `app/globals.css` as sRGB: what draws the pictures knows neither variables nor OKLCH. */
export const COLOURS = {
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
  highlight: '#f9b73f',
} as const
