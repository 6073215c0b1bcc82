import 'server-only'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import '../text/zod-without-compiler'
import { oncePerProcess } from '../once-per-process'

const PublishedSchema = z.strictObject({
  version: z.string(),
  files: z.array(z.strictObject({ name: z.string(), bytes: z.number() })),
})

/** What scripts/open-data.ts has laid out to be served; null where nothing was built, as while developing. */
export const getPublished = oncePerProcess('open data', (): z.infer<typeof PublishedSchema> | null => {
  const file = join(process.cwd(), 'public', 'data', 'v1', 'published.json')
  return existsSync(file) ? PublishedSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null
})
