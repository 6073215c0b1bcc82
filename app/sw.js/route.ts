import { catalogueVersion } from '@/lib/catalogue-version'
import { env } from '@/lib/env'
import { buildWorker } from '@/lib/offline/build-worker'

export const dynamic = 'force-static'

/** Browsers ask for it on every visit, so that a new one takes over at once. */
export async function GET() {
  const script = await buildWorker({ isOn: env.OFFLINE_READING === 'on', version: catalogueVersion() })
  return new Response(script, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  })
}
