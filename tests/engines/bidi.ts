import { WebSocket } from 'ws'

type Message = {
  id?: number
  method?: string
  params?: unknown
  result?: unknown
  error?: string
  message?: string
}
type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void }

/**
 * A connection over which a browser is driven by https://www.w3.org/TR/webdriver-bidi/. Playwright's own asks Firefox
 * for `emulation.setMediaFeaturesOverride` (https://github.com/w3c/webdriver-bidi/pull/1076), which the present ESR does
 * not know. This file can go when that does.
 */
export class BiDi {
  private sent = 0
  private readonly waiting = new Map<number, Waiting>()
  private readonly listeners = new Set<(method: string, params: unknown) => void>()

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data) => this.read(JSON.parse(data.toString()) as Message))
    socket.on('close', () => {
      for (const { reject } of this.waiting.values()) reject(new Error('The browser has gone.'))
    })
  }

  static connect(address: string): Promise<BiDi> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(address)
      socket.on('error', reject)
      socket.on('open', () => resolve(new BiDi(socket)))
    })
  }

  send(method: string, params: object): Promise<unknown> {
    const id = ++this.sent
    this.socket.send(JSON.stringify({ id, method, params }))
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }))
  }

  onEvent(listener: (method: string, params: unknown) => void) {
    this.listeners.add(listener)
  }

  private read({ id, method, params, result, error, message }: Message) {
    if (method !== undefined) for (const listener of this.listeners) listener(method, params)
    if (id === undefined) return
    const waiting = this.waiting.get(id)
    this.waiting.delete(id)
    if (error === undefined) waiting?.resolve(result)
    else waiting?.reject(new Error(`${error}: ${message}`))
  }
}
