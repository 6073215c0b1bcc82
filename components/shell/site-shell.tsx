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
  /** The visitor's profile in a line, under the header of every page. */
  profile: Elements
  /** The visitor's comparison, at the foot of every page. */
  tray: Elements
  children: ReactNode
}

/**
 * Header and footer of every page. It is a client component, so that its script is fetched once for all pages. The
 * data of each page would carry a server component a second time.
 */
export function SiteShell({ profile, tray, children, ...words }: SiteShellProps) {
  return (
    <>
      <a
        href="#main"
        className="absolute top-2 left-2 z-50 rounded-sm bg-accent px-4 py-3 text-on-accent not-focus:-top-20 print:hidden"
      >
        Skip to content
      </a>
      <SiteHeader name={words.site.name} />
      {profile}
      <UnreadLoader />
      <main id="main" tabIndex={-1} className="flex-1 outline-0">
        {children}
      </main>
      <SiteFooter {...words} />
      {/* Tray and notice are the last of the page and stick to the foot of the window, so the page’s end is never under them. */}
      <div className="sticky bottom-0 z-30 print:hidden" data-slot="page-foot">
        {tray}
        <OfflineSupport />
      </div>
      <PaletteLoader />
    </>
  )
}
