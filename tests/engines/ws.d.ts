/** The part of `ws` that `bidi.ts` uses. Node has a WebSocket of its own from version 22 on; then both can go. */
declare module 'ws' {
  export class WebSocket {
    constructor(address: string)
    on(event: 'message', listener: (data: Buffer) => void): this
    on(event: 'open' | 'close', listener: () => void): this
    on(event: 'error', listener: (error: Error) => void): this
    send(text: string): void
  }
}
