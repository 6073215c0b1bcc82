'use client'

import type { ComponentProps, ReactNode } from 'react'
import { OfflineSupport } from '@/components/shell/offline/offline-support'
import { PaletteLoader } from '@/components/shell/palette/palette-loader'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

/**
 * What an operator sets, and the current year, which the server tells: a page made last year must not change when
 * script takes over.
 */
type SiteShellProps = ComponentProps<typeof SiteFooter> & {
  /** The chosen universities, at the foot of every page. */
  tray: ReactNode
  children: ReactNode
}

/**
 * What stands around every page. A client component, so that no page carries it a second time, as data for the browser:
 * its script is fetched once for all of them.
 */
export function SiteShell({ tray, children, ...words }: SiteShellProps) {
  return (
    <>
      <a href="#main" className="skip">
        Skip to content
      </a>
      <SiteHeader name={words.site.name} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter {...words} />
      <div className="foot">
        {tray}
        <OfflineSupport />
      </div>
      <PaletteLoader />
    </>
  )
}
