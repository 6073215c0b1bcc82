// @ts-check

/**
 * The arguments for Chromium: no sandbox inside containers, no request of its own to anywhere, and no guess on a busy machine that the
 * connection is slow, for which the site has lighter pages.
 */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-effective-connection-type=4G',
]
