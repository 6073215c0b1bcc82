import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useEarlyInput } from '@/components/ui/early-input'
import { THEMES, type Theme } from '@/lib/device/theme'
import { chooseTheme, currentTheme, restoreTheme, watchTheme } from '@/lib/device/theme-store'

const onServer = (): Theme => 'system'

/** Hidden without script: the theme then follows the system. */
export function ThemeSwitch() {
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const theme = useSyncExternalStore(watchTheme, currentTheme, onServer)
  // This effect comes first: the early choice of this visit then overrides the saved theme.
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
