import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useEarlyInput } from '@/components/ui/early-input'
import { THEMES, type Theme } from '@/lib/device/theme'
import { chooseTheme, currentTheme, restoreTheme, watchTheme } from '@/lib/device/theme-store'

const onServer = (): Theme => 'system'

/** Hidden where there is no script to answer it: the theme then follows the system. */
export function ThemeSwitch() {
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const theme = useSyncExternalStore(watchTheme, currentTheme, onServer)
  // The remembered theme is restored first: a choice of this visit counts for more.
  useEffect(restoreTheme, [])
  useEarlyInput(fieldset)
  return (
    <fieldset ref={fieldset}>
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
