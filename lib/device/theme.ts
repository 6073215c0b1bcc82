import { followEntry, readEntry, writeEntry } from './browser-storage'

export const THEMES = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

export type Theme = (typeof THEMES)[number]['value']

const THEME_KEY = 'meridian-theme'

/** A script for the head. It runs before the first paint, so that the page does not flash in the wrong theme. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`

// The state is an attribute of the document: it is set before the first paint, and it works without storage.
const root = () => document.documentElement

/** The theme of a stored value or of the document's attribute. Any unknown value is the system's theme. */
export function parseTheme(value: string | null | undefined): Theme {
  return value === 'light' || value === 'dark' ? value : 'system'
}

export function currentTheme(): Theme {
  return parseTheme(root().dataset.theme)
}

function showTheme(theme: Theme) {
  if (theme === 'system') delete root().dataset.theme
  else root().dataset.theme = theme
}

/** Shows a theme and stores it. Where the browser stores nothing, the theme lasts as long as the page. */
export function chooseTheme(theme: Theme) {
  showTheme(theme)
  writeEntry(THEME_KEY, theme === 'system' ? '' : theme)
}

/**
 * Shows the stored theme again, after React has replaced the root element by one without its attributes. One case is
 * `notFound()`, which Next answers with an empty document (https://github.com/vercel/next.js/issues/62228). This can go
 * when Next renders such pages on the server.
 */
export function restoreTheme() {
  const stored = readEntry(THEME_KEY)
  if (stored) showTheme(parseTheme(stored))
}

/** Calls `onChange` whenever the theme changes, here or in another tab. Returns a function that stops this. */
export function watchTheme(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(root(), { attributeFilter: ['data-theme'] })
  const unfollow = followEntry(THEME_KEY, (text) => showTheme(parseTheme(text)))
  return () => {
    observer.disconnect()
    unfollow()
  }
}
