/** The most pages a crawl may read; a visitor's own request may ask for fewer. */
export const MAX_CRAWL = 100
/** The most addresses in one batch. */
export const MAX_BATCH = 100
/** The most addresses in one extraction. */
export const MAX_EXTRACT = 10
/** The most pages of one university that are read with a model. */
export const MAX_READING = 40
