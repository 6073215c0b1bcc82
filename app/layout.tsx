import type { Metadata, Viewport } from 'next'
import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import { TrayLoader } from '@/components/compare/tray-loader'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { SkipLink } from '@/components/layout/skip-link'
import { ThemeScript } from '@/components/layout/theme-script'
import { OfflineSupport } from '@/components/offline/offline-support'
import { PaletteLoader } from '@/components/palette/palette-loader'
import { SITE, SOCIAL } from '@/lib/site'
import { SiteStyles } from './site-styles'

const newsreader = localFont({
  src: '../node_modules/@fontsource/newsreader/files/newsreader-latin-500-normal.woff2',
  weight: '500',
  display: 'swap',
  variable: '--font-newsreader',
  fallback: ['Georgia', 'serif'],
})

export const metadata: Metadata = {
  metadataBase: new URL(SITE.url),
  title: { default: `${SITE.name}: ${SITE.tagline}`, template: `%s | ${SITE.name}` },
  description: SITE.description,
}

const { name, tagline, email, phone, firstYear } = SITE

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fcfbf7' },
    { media: '(prefers-color-scheme: dark)', color: '#0d1519' },
  ],
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={newsreader.variable} suppressHydrationWarning>
      <head>
        <ThemeScript />
        <SiteStyles />
      </head>
      <body>
        <SkipLink />
        <SiteHeader name={name} />
        <main id="main" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <SiteFooter
          site={{ name, tagline, email, phone, firstYear }}
          social={SOCIAL}
          year={new Date().getFullYear()}
        />
        <div className="foot">
          <TrayLoader />
          <OfflineSupport />
        </div>
        <PaletteLoader />
      </body>
    </html>
  )
}
