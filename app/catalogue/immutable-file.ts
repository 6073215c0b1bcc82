import { IMMUTABLE_CACHE } from '@/lib/server/headers'

/** A file that browsers keep for ever, because its address carries the hash of its content. */
export function immutableFile(text: string, type = 'application/json'): Response {
  return new Response(text, { headers: { 'Content-Type': type, 'Cache-Control': IMMUTABLE_CACHE } })
}
