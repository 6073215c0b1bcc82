'use client'

import type { ComponentProps, ReactNode } from 'react'
import type { Elements } from '@/components/ui/elements'
import { OfflineSupport } from '@/components/shell/offline/offline-support'
import { PaletteLoader } from '@/components/shell/palette/palette-loader'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'
import { UnreadLoader } from './unread-loader'

/**
 * The operator's settings and the current year. The year comes from the server, because the text of a page that was
 * rendered last year must not change on hydration.
 */
type SiteShellProps = ComponentProps<typeof SiteFooter> & {
  /** The visitor's comparison, at the foot of every page. */
  tray: Elements
  children: ReactNode
}

/**
 * Header and footer of every page. It is a client component, so that its script is fetched once for all pages. The
 * data of each page would carry a server component a second time.
 */
export function SiteShell({ tray, children, ...words }: SiteShellProps) {
  return (
    <>
      <a href="#main" className="skip">
        Skip to content
      </a>
      <SiteHeader name={words.site.name} />
      <UnreadLoader />
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
