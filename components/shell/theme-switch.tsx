'use no memo'

import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { THEMES, type Theme } from '@/lib/device/theme'
import { chooseTheme, currentTheme, restoreTheme, watchTheme } from '@/lib/device/theme-store'

const onServer = (): Theme => 'system'

/** Hidden where there is no script to answer it: the theme then follows the system. */
export function ThemeSwitch() {
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const theme = useSyncExternalStore(watchTheme, currentTheme, onServer)
  // What was chosen before the script came; a moment later the remembered theme would take its place.
  useLayoutEffect(() => {
    fieldset.current?.querySelectorAll('input').forEach(({ checked, defaultChecked }, at) => {
      const chosen = checked && !defaultChecked && THEMES[at]
      if (chosen) chooseTheme(chosen.value)
    })
  }, [])
  useEffect(restoreTheme, [])
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
