import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { SITE, SOCIAL } from '@/lib/site'
import { DARK_COLOURS, LIGHT_COLOURS } from '@/lib/theme-colours'
import { SiteFrame } from './site-frame'
import { SiteHead } from './site-head'

/** A shared cache asks for a fresh copy of each page every ten minutes, in seconds, so a deployment soon shows everywhere. */
export const revalidate = 600

export const metadata: Metadata = {
  metadataBase: new URL(SITE.url),
  title: { default: `${SITE.name}: ${SITE.tagline}`, template: `%s | ${SITE.name}` },
  description: SITE.description,
  // Named here and not by files in `app`: those put hashes that no text repeats into every page.
  icons: { icon: { url: '/icons/icon.svg', type: 'image/svg+xml' }, apple: '/icons/apple-icon.png' },
}

const { name, tagline, email, phone, firstYear } = SITE

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: LIGHT_COLOURS.paper },
    { media: '(prefers-color-scheme: dark)', color: DARK_COLOURS.paper },
  ],
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <SiteHead />
      </head>
      <body>
        <SiteFrame
          site={{ name, tagline, email, phone, firstYear }}
          social={SOCIAL}
          year={new Date().getFullYear()}
        >
          {children}
        </SiteFrame>
      </body>
    </html>
  )
}
