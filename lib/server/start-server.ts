import 'server-only'
import type { Server, ServerResponse } from 'node:http'
import { subscribe } from 'node:diagnostics_channel'
import { env } from '../env'
import { oncePerProcess } from '../once-per-process'
import { answerInTurn } from './in-turn'
import { putRight, type IncomingRequest } from './incoming-request'
import { sendBrotli } from './brotli-files'
import { sendPage } from './packed-page'
import { putHeadRight } from './sent-head'

type Exchange = { request: IncomingRequest; response: ServerResponse; server: Server }

/**
 * Corrects each request before Next reads it, makes a few pages at a time, sends scripts and pages in brotli and light pages
 * to browsers that save data, shortens the time for which caches store a 404, sends a redirect's address once, leaves
 * compression to a proxy where the operator says so, and warns the operator when the public address is not set.
 */
export const startServer = oncePerProcess('start-server', () => {
  const isProduction = process.env.NODE_ENV === 'production'
  const compresses = env.COMPRESSION === 'on' && isProduction
  // Node publishes each request here before it calls the server's own listener, so both `next dev` and the built site's
  // server get it as this function leaves it.
  subscribe('http.server.request.start', (message) => {
    const { request, response, server } = message as Exchange
    answerInTurn(server)
    if (compresses) sendBrotli(server)
    putRight(request, env.TRUSTED_PROXIES)
    if (env.COMPRESSION === 'off') delete request.headers['accept-encoding']
    putHeadRight(response)
    if (isProduction) sendPage(request, response)
  })
  if (!env.isSiteUrlSet && process.env.NODE_ENV === 'production') {
    console.error(
      `SITE_URL is not set. Canonical links, the sitemap and pictures for link previews say ${env.SITE_URL}. ` +
        'Set it to the public address, when the site is built and when it runs. docs/deploy.md says more.',
    )
  }
  return true
})
