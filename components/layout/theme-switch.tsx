'use no memo'

import { useEffect, useSyncExternalStore } from 'react'
import { THEMES, type Theme } from '@/lib/theme/theme'
import { chooseTheme, currentTheme, restoreTheme, watchTheme } from '@/lib/theme/theme-store'

const onServer = (): Theme => 'system'

/** Hidden where there is no script to answer it: the theme then follows the system. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(watchTheme, currentTheme, onServer)
  useEffect(restoreTheme, [])
  return (
    <fieldset>
      <legend>Theme</legend>
      {THEMES.map(({ value, label }) => (
        <label key={value}>
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
