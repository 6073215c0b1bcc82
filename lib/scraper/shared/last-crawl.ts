import { z } from 'zod'
import '../../text/zod-without-compiler'
import { ProvenanceSchema } from '../../import/provenance'
import { ScrapedUniversitySchema } from './records'

/** At the end of the address of "Add More Universities", it opens the review of the last crawl's records at once. */
export const LAST_CRAWL_HASH = '#last-crawl'

/** A record that goes to "Add More Universities", with where its values were read if each was read with a quote. */
export const LeftRecordSchema = ScrapedUniversitySchema.extend({
  provenance: z.array(ProvenanceSchema).optional(),
})
export type LeftRecord = z.infer<typeof LeftRecordSchema>

/** The records that a crawl leaves for "Add More Universities". */
export const LastCrawlSchema = z.object({
  savedOn: z.iso.date(),
  /** The target of the crawl, usually the address of a site. */
  source: z.string().min(1).max(2_000),
  records: z.array(LeftRecordSchema).min(1),
})
export type LastCrawl = z.infer<typeof LastCrawlSchema>
