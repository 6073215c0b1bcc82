'use client'
import type { ComponentProps } from 'react'
import { TrayLoader } from '@/components/compare/tray-loader'
import { SiteShell } from '@/components/shell/site-shell'

// From here, it comes with the shell's script: by itself it would be one more script of every page.
export { MissingPage } from '@/components/shell/missing-page'

/**
 * The shell with the tray of the comparison, which is another area's. They meet in the browser's code: brought together
 * by the layout, the tray would be named in the HTML of every page.
 */
export function SiteFrame(props: Omit<ComponentProps<typeof SiteShell>, 'tray'>) {
  return <SiteShell {...props} tray={<TrayLoader />} />
}
