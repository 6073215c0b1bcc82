/** The text of a request or an answer. Null when it is larger than `maxBytes`; reading stops there. */
export async function readText({ body }: Pick<Body, 'body'>, maxBytes: number): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength
    if (size > maxBytes) {
      await reader?.cancel()
      return null
    }
    chunks.push(part.value)
  }
  return Buffer.concat(chunks).toString('utf8')
}
