import { THEME_SCRIPT } from '@/lib/theme/theme'

export function ThemeScript() {
  return <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
}
