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
  // A body that is left before its end is cancelled.
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) return null
    if (large && !isLarge && size > large.above) {
      isLarge = true
      await large.onLarge()
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
