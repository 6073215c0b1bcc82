'use client'
import type { ComponentProps } from 'react'
import { TrayLoader } from '@/components/compare/tray-loader'
import { SiteShell } from '@/components/shell/site-shell'

/**
 * The shell with the tray of the comparison, which is another area's. They meet in the browser's code: brought together
 * by the layout, the tray would be named in the HTML of every page.
 */
export function SiteFrame(props: Omit<ComponentProps<typeof SiteShell>, 'tray'>) {
  return <SiteShell {...props} tray={<TrayLoader />} />
}
