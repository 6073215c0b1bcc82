import 'server-only'
import { Firecrawl, SdkError } from '@mendable/firecrawl-js'
import axios, { type AxiosAdapter } from 'axios'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { z } from 'zod'
import { oncePerProcess } from '../../once-per-process'
import { describeFailure, messageOf } from './failures'
import { readJson, slotFor } from './read-reply'
import { exchange, NOT_ITS_OWN, requireKey, type Service } from './service-request'

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: string) => Promise<unknown>

/** How the call of the SDK that is under way sends its request. */
const calls = oncePerProcess('scraper-sdk-calls', () => new AsyncLocalStorage<Send>())

const METHODS = { get: 'GET', post: 'POST', delete: 'DELETE' } as const
const isMethod = (name = ''): name is keyof typeof METHODS => Object.hasOwn(METHODS, name)

/**
 * Sends a request of the SDK as our own requests are sent. Through axios's own adapters an answer could have any size, a
 * redirect would take the key along, and nothing could end a call when its visitor leaves.
 */
const sendAsOurs: AxiosAdapter = async (config) => {
  const { method, url = '', data } = config
  const send = calls.getStore()
  if (!send || !isMethod(method) || !url.startsWith('/')) {
    throw new Error('Firecrawl’s SDK asks for something that nobody called for.')
  }
  const body = typeof data === 'string' ? data : undefined
  return { data: await send(METHODS[method], url, body), status: 200, statusText: '', headers: {}, config }
}

// The SDK makes its clients with `axios.create`, which takes over these defaults. It must therefore get the same axios as
// this module does: both are bundled, or neither is.
axios.defaults.adapter = sendAsOurs

type Call<Schema extends z.ZodType> = {
  schema: Schema
  /** Completes "while trying to …". */
  action: string
  jobTimeoutMs?: number
  signal?: AbortSignal
}

/**
 * Makes one call of the SDK with a new client, and checks the reply like everything that comes from outside. It always
 * passes the key and the address, because the SDK would otherwise take them from the environment. A large answer keeps its
 * slot until it is checked.
 * @throws {ServiceError}
 */
export async function callSdk<Schema extends z.ZodType>(
  service: Service,
  { schema, ...call }: Call<Schema>,
  ask: (client: Firecrawl) => Promise<unknown>,
): Promise<z.output<Schema>> {
  requireKey(service)
  const slot = slotFor()
  let hasSent = false
  let said: string | null = null
  const fail = (status: number, words: string | null) =>
    describeFailure({ status, action: call.action, said: words, key: service.apiKey })

  const send: Send = async (method, path, body) => {
    hasSent = true
    return exchange(service, { ...call, method, path, body }, async (response) => {
      const reply = await readJson(response, { isPaid: method === 'POST', slot })
      said = messageOf(reply)
      if (response.status !== 200) throw fail(response.status, said)
      return reply
    })
  }

  try {
    // Requests are repeated by `exchange` where that is safe, so the SDK tries each once.
    const client = new Firecrawl({ ...service, maxRetries: 1 })
    const reply = await calls
      .run(send, () => ask(client))
      .catch((error: unknown) => {
        // Here the SDK dislikes an answer with status 200. Other failures are thrown by `send`, and pass through it.
        if (error instanceof SdkError) return undefined
        throw error
      })
    if (!hasSent) throw new Error('Firecrawl’s SDK has sent its request past us: it has another axios.')
    const parsed = schema.safeParse(reply)
    if (parsed.success) return parsed.data
    throw fail(200, said ?? NOT_ITS_OWN)
  } finally {
    slot.release()
  }
}
