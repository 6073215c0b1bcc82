'use client'
import type { ComponentProps } from 'react'
import { TrayLoader } from '@/components/compare/tray-loader'
import { ProfileBar } from '@/components/matcher/profile-bar'
import { SiteShell } from '@/components/shell/site-shell'

// From here, it comes with the shell's script: by itself it would be one more script of every page.
export { MissingPage } from '@/components/shell/missing-page'

/**
 * The shell with the visitor's profile and the tray of the comparison, which are other areas'. They meet in the browser's code: brought together
 * by the layout, they would be named in the HTML of every page.
 */
export function SiteFrame(props: Omit<ComponentProps<typeof SiteShell>, 'tray' | 'profile'>) {
  return <SiteShell {...props} tray={<TrayLoader />} profile={<ProfileBar />} />
}
