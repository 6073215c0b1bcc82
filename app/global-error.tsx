'use client'

import { useEffect } from 'react'
import { ErrorMessage } from '@/components/layout/error-message'
import { restoreTheme } from '@/lib/theme/theme-store'
import './global-error.css'

/** Replaces the whole document when the shell itself broke. */
export default function GlobalError({ retry }: { error: unknown; retry: () => void }) {
  useEffect(restoreTheme, [])
  return (
    <html lang="en">
      <body>
        <title>Unexpected Application Error!</title>
        <main>
          <ErrorMessage onRetry={retry} />
        </main>
      </body>
    </html>
  )
}
