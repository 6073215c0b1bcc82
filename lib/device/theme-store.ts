import { parseTheme, THEME_KEY, type Theme } from './theme'

// The state is an attribute of the document: it is set before the first paint, and it works without storage.
const root = () => document.documentElement

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
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, theme)
  } catch {
    // The browser may refuse storage (private windows, site settings). The theme still holds for this page.
  }
}

/**
 * Shows the stored theme again, after React has made the root element anew without its attributes. One case is
 * `notFound()`, which Next answers with an empty document (https://github.com/vercel/next.js/issues/62228). This can go
 * when Next renders such pages on the server.
 */
export function restoreTheme() {
  try {
    const stored = localStorage.getItem(THEME_KEY)
    if (stored) showTheme(parseTheme(stored))
  } catch {
    // Without storage there is no stored theme.
  }
}

/** Calls `onChange` whenever the theme changes, here or in another tab. Returns a function that stops this. */
export function watchTheme(onChange: () => void) {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === THEME_KEY || key === null) showTheme(parseTheme(newValue))
  }
  const observer = new MutationObserver(onChange)
  observer.observe(root(), { attributeFilter: ['data-theme'] })
  addEventListener('storage', onStorage)
  return () => {
    observer.disconnect()
    removeEventListener('storage', onStorage)
  }
}
