'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { THEMES, type Theme } from '@/lib/theme/theme'
import { chooseTheme, currentTheme, restoreTheme, watchTheme } from '@/lib/theme/theme-store'

const onServer = (): Theme => 'system'

/** Hidden where there is no script to answer it: the theme then follows the system. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(watchTheme, currentTheme, onServer)
  useEffect(restoreTheme, [])
  return (
    <fieldset className="flex items-center gap-3 noscript:hidden">
      <legend className="float-left">Theme</legend>
      {THEMES.map(({ value, label }) => (
        <label
          key={value}
          className="relative inline-flex min-h-11 items-center rounded-sm border border-transparent px-3 text-ink-2 hover:bg-sunk hover:text-ink has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent md:min-h-9"
        >
          <input
            type="radio"
            name="theme"
            className="sr-only"
            checked={theme === value}
            onChange={() => chooseTheme(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
