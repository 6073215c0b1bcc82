import 'server-only'
import type { Firecrawl } from '@mendable/firecrawl-js'
import type { z } from 'zod'
import { describeFailure, messageOf } from './failures'
import { readJson, slotFor } from './read-reply'
import type { Send } from './sdk-client'
import { exchange, NOT_ITS_OWN, requireKey, type Service } from './service-request'

/** The SDK and axios are 5 MB in memory, so a server loads them when somebody first uses the scraper. */
const loadClient = () => import('./sdk-client')

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
  const { Firecrawl: Client, SdkError, getCalls } = await loadClient()
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
    const client = new Client({ ...service, maxRetries: 1 })
    const reply = await getCalls()
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
