'use client'

import { useEffect } from 'react'
import { ErrorMessage } from '@/components/shell/error-message'
import { restoreTheme } from '@/lib/device/theme'
import { GLOBAL_ERROR_STYLES } from './global-error-styles'

/** Replaces the whole document when the shell itself broke. */
export default function GlobalError({ retry }: { error: unknown; retry: () => void }) {
  useEffect(restoreTheme, [])
  return (
    <html lang="en">
      <body>
        <style>{GLOBAL_ERROR_STYLES}</style>
        <title>Unexpected Application Error!</title>
        <main>
          <ErrorMessage onRetry={retry} />
        </main>
      </body>
    </html>
  )
}
