type Options = {
  /** Called once, as soon as the text is larger than this. Reading pauses until it resolves, and ends where it rejects. */
  large?: { above: number; onLarge: () => Promise<void> }
}

/** The text of a request or an answer. Null when it is larger than `maxBytes`; reading stops there. */
export async function readText(
  { body }: Pick<Body, 'body'>,
  maxBytes: number,
  { large }: Options = {},
): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  let isLarge = false
  const reader = body?.getReader()
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      size += part.value.byteLength
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
