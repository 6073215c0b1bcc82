export const THEMES = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

export type Theme = (typeof THEMES)[number]['value']

export const THEME_KEY = 'meridian-theme'

/** What is remembered, or stands on the document, as a theme; anything unknown follows the system. */
export function parseTheme(value: string | null | undefined): Theme {
  return value === 'light' || value === 'dark' ? value : 'system'
}

/** A script for the head: it runs before the first paint, so that a remembered theme never flashes in late. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`
