import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { oncePerObject } from '../once-per-object'
import { createSlots } from './slots'

type Limits = {
  /** Pages that are made at once. */
  atOnce: number
  /**
   * The interval at which a page is checked for a slow reader. A page that only waits for its reader no longer counts.
   */
  readMs: number
  /** The time after which a page no longer counts, whatever it waits for. */
  mostMs: number
  /** The time after which a waiting visitor is asked to come again later. */
  waitMs: number
}

/**
 * One thread makes all pages, so many at once are ready no earlier than one after another. Each needs memory until it
 * is ready: 300 visitors at once took 110 MB more than 16, and some waited for 20 seconds. A page alone takes some 15
 * ms. With eight at once a page lives so long that its buffers outlive the quick collections: 30 MB more than with four.
 */
const LIMITS: Limits = { atOnce: 4, readMs: 500, mostMs: 10_000, waitMs: 60_000 }

/** Files that stand ready, streams of events that stay open, and the question whether the server lives. */
const NEVER_WAITS = /^\/(_next\/static|api|catalogue|flags|icons|healthz)(\/|$)/

/** Has a server make a few pages at a time, in the order in which they were asked for. More calls change nothing. */
export const answerInTurn: (server: Server) => void = oncePerObject((server: Server) =>
  limitServer(server, LIMITS),
)

/** The same with other limits. */
export function limitServer(server: Server, { atOnce, readMs, mostMs, waitMs }: Limits): void {
  const slotFor = createSlots(atOnce)
  const emit = server.emit

  async function letIn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const slot = slotFor()
    response.once('close', slot.release)
    if (!(await slot.take(waitMs))) {
      response.writeHead(503, { 'Retry-After': '10', 'Cache-Control': 'no-store' }).end()
      return
    }
    // A visitor who has left the line gets no page. The next one takes the turn.
    if (response.destroyed) return slot.release()
    const timers = [
      setTimeout(slot.release, mostMs).unref(),
      setInterval(() => isWaitingForReader(response) && slot.release(), readMs).unref(),
    ]
    response.once('close', () => timers.forEach((timer) => clearTimeout(timer)))
    Reflect.apply(emit, server, ['request', request, response])
  }

  server.emit = (event: string | symbol, ...details: unknown[]) => {
    const [request, response] = details
    if (event === 'request' && !NEVER_WAITS.test((request as IncomingMessage).url ?? '')) {
      void letIn(request as IncomingMessage, response as ServerResponse)
      return true
    }
    return Reflect.apply(emit, server, [event, ...details]) as boolean
  }
}

/** Whether something is written that the visitor's connection has not taken yet. */
const isWaitingForReader = ({ socket }: ServerResponse) => (socket?.writableLength ?? 0) > 0
