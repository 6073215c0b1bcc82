/** What a browser does with what sites keep. */
type Device = Pick<Navigator, 'userAgent' | 'platform' | 'maxTouchPoints'> & {
  /** Whether the site was opened from the home screen, where Safari deletes nothing. */
  standalone?: boolean
}

/**
 * Whether the browser deletes what a site keeps after seven days without a visit: any on iOS and iPadOS, which names
 * itself like a Mac (https://webkit.org/blog/10218/full-third-party-cookie-blocking-and-more/).
 */
export function deletesAfterAWeek({ userAgent, platform, maxTouchPoints, standalone }: Device): boolean {
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1)
  return isApple && !standalone
}

/** Asks the browser to keep what the site stores until the visitor deletes it. Returns whether it does. */
export async function askToKeep(): Promise<boolean> {
  // Older browsers have none of it, and TypeScript's library does not say so.
  const storage = navigator.storage as Partial<StorageManager> | undefined
  if (!storage?.persist) return false
  return (await storage.persisted?.()) || storage.persist()
}
