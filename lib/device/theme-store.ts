import { parseTheme, THEME_KEY, type Theme } from './theme'

// The document's own attribute is the state: it is set before the first paint, and it works without storage.
const root = () => document.documentElement

export function currentTheme(): Theme {
  return parseTheme(root().dataset.theme)
}

function showTheme(theme: Theme) {
  if (theme === 'system') delete root().dataset.theme
  else root().dataset.theme = theme
}

/** Shows a theme and remembers it; where storage is closed it lasts as long as the page. */
export function chooseTheme(theme: Theme) {
  showTheme(theme)
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, theme)
  } catch {
    // Storage may be closed to us (private windows, site settings): the choice still holds for this page.
  }
}

/** Puts the remembered theme back where React made the document's root anew and dropped its attributes. */
export function restoreTheme() {
  try {
    const stored = localStorage.getItem(THEME_KEY)
    if (stored) showTheme(parseTheme(stored))
  } catch {
    // Without storage nothing was remembered.
  }
}

/** Tells of every change of the theme, also of one made in another tab, until the returned function is called. */
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
