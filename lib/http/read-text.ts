type Options = {
  /** Called once, as soon as the text is larger than this. Reading pauses until it resolves, and ends where it rejects. */
  large?: { above: number; onLarge: () => Promise<void> }
  /** Looks at what has come so far, within the first 256 KiB. Reading ends where it gives a text, and gives that. */
  enough?: (text: string) => string | null
}

const ENOUGH_WITHIN = 256 * 1024

/** The text of a request or an answer. Null when it is larger than `maxBytes`; reading stops there. */
export async function readText(
  { body }: Pick<Body, 'body'>,
  maxBytes: number,
  { large, enough }: Options = {},
): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  let isLarge = false
  const reader = body?.getReader()
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      size += part.value.byteLength
      if (enough && size - part.value.byteLength < ENOUGH_WITHIN) {
        const found = enough(Buffer.concat([...chunks, part.value]).toString('utf8'))
        if (found !== null) return found
      }
      if (size > maxBytes) return null
      if (large && !isLarge && size > large.above) {
        isLarge = true
        await large.onLarge()
      }
      chunks.push(part.value)
    }
    return Buffer.concat(chunks).toString('utf8')
  } finally {
    // It does nothing to a body that was read to its end.
    await reader?.cancel().catch(() => undefined)
  }
}
