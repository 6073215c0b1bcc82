import { catalogueVersion } from '@/lib/catalogue-version'
import { env } from '@/lib/env'
import { buildWorker } from '@/lib/offline/build-worker'
import { textFile } from '@/lib/server/text-file'

export const dynamic = 'force-static'

/** Browsers ask for it on every visit, so that a new one takes over at once. */
export async function GET() {
  const script = await buildWorker({ isOn: env.OFFLINE_READING === 'on', version: catalogueVersion() })
  return textFile(script, 'script', { cache: 'no-cache' })
}
