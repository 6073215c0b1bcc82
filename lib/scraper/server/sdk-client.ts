import 'server-only'
import { Firecrawl, SdkError } from '@mendable/firecrawl-js'
import axios, { type AxiosAdapter } from 'axios'
import { AsyncLocalStorage } from 'node:async_hooks'
import { oncePerProcess } from '../../once-per-process'

export type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: string) => Promise<unknown>

/** The sender for the SDK's call that is under way. */
export const getCalls = oncePerProcess('scraper-sdk-calls', () => new AsyncLocalStorage<Send>())

const METHODS = { get: 'GET', post: 'POST', delete: 'DELETE' } as const
const isMethod = (name = ''): name is keyof typeof METHODS => Object.hasOwn(METHODS, name)

/**
 * Sends a request of the SDK as our own requests are sent. Through axios's own adapters an answer could have any size, a
 * redirect would take the key along, and nothing could end a call when its visitor leaves.
 */
const sendAsOurs: AxiosAdapter = async (config) => {
  const { method, url = '', data } = config
  const send = getCalls().getStore()
  if (!send || !isMethod(method) || !url.startsWith('/')) {
    throw new Error('Firecrawl’s SDK asks for something that nobody called for.')
  }
  const body = typeof data === 'string' ? data : undefined
  return { data: await send(METHODS[method], url, body), status: 200, statusText: '', headers: {}, config }
}

// The SDK makes its clients with `axios.create`, which takes over these defaults. It must therefore get the same axios as
// this module does: both are bundled, or neither is.
axios.defaults.adapter = sendAsOurs

export { Firecrawl, SdkError }
