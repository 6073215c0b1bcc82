/** The most pages a crawl may read; a visitor's own request may ask for fewer. */
export const MAX_CRAWL = 100
/** The most addresses in one batch. */
export const MAX_BATCH = 100
/** The most addresses in one extraction. */
export const MAX_EXTRACT = 10
/** The most pages of one university that are read with a model. */
export const MAX_READING = 40
/** The most pages that a crawl or a batch of this site brings back: nobody has asked for those after them. */
export const MAX_RESULTS = Math.max(MAX_CRAWL, MAX_BATCH)

/** The credits for reading so many pages with the service's model: about five for each. */
export const estimateCredits = (pages: number) => pages * 5
