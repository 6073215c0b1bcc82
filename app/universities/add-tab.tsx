'use client'

import { lazy, Suspense } from 'react'

const AddPanel = lazy(() => import('./add-panel').then((module) => ({ default: module.AddPanel })))

/** The tab "Add More Universities"; its code is fetched only when it is opened. */
export function AddTab({ version }: { version: string }) {
  return (
    <Suspense
      fallback={
        <div className="page min-h-96 pt-7">
          <h2 className="text-xl">Add More Universities</h2>
          <noscript>
            <p className="mt-1 text-ink-2">
              What you add stays in your browser, so this part of the site needs JavaScript.
            </p>
          </noscript>
        </div>
      }
    >
      <AddPanel version={version} />
    </Suspense>
  )
}
