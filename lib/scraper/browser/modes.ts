import { MAX_BATCH, MAX_CRAWL, MAX_EXTRACT } from '../shared/limits'
import type { Target } from '../shared/proof/reading-fields'

/**
 * The calls a mode makes. A job runs on the service, and we read its state until it ends; a once call answers at once.
 */
export const JOB_KINDS = ['crawl', 'batch', 'extract', 'research', 'llmstxt'] as const
export const ONCE_KINDS = ['scrape', 'map', 'search'] as const
export type JobKind = (typeof JOB_KINDS)[number]
export type OnceKind = (typeof ONCE_KINDS)[number]

export function isJobKind(kind: JobKind | OnceKind): kind is JobKind {
  return JOB_KINDS.some((known) => known === kind)
}

export const SERVICE = { name: 'Firecrawl', home: 'https://www.firecrawl.dev', keyPrefix: 'fc-' } as const
export const DEFAULT_URL = 'https://www.scholarshipportal.com'

export type ModeRow = {
  value: string
  label: string
  hint: string
  field: 'url' | 'urls' | 'query' | 'records'
  submit: string
  busy: string
  progress: string
  success: string
  failure: string
  isDeprecated?: true
  /** Comes after another mode, and has no place in the form. */
  isStep?: true
  /** The target that its pages are chosen for, before another mode reads them. */
  chooses?: Target
  /** The target that its pages are read for, each value with its quote. */
  reads?: Target
  /** The field for the most results: its label, its first value and its highest. */
  limit?: { label: string; initial: number; most: number }
}

/** The words of a button at rest and while its job runs, and those of the job's progress, its end and its failure. */
const words = (submit: string, busy: string, progress: string, success: string, failure: string) => ({
  submit,
  busy: `${busy}...`,
  progress: `${progress}...`,
  success: `${success} successfully`,
  failure: `Failed to ${failure}`,
})

const finding = (submit: string) =>
  words(submit, 'Finding Pages', 'Finding pages', 'Pages found', 'find the site’s pages')

/** The first step of a reading: the pages of the site are found, to be chosen from. */
const choosingOf = (chooses: Target) => ({ field: 'url', ...finding('Find Its Pages'), chooses }) as const

/** The second step of a reading: the pages that were chosen are read. */
const readingOf = (reads: Target, title: string) =>
  ({
    hint: '',
    field: 'urls',
    ...words(
      'Read Pages',
      `Reading the ${title}`,
      `Reading the ${reads}`,
      `${title} read`,
      `read the ${reads}`,
    ),
    isStep: true,
    reads,
  }) as const

/** The modes of the form, in the order shown. */
export const MODES = [
  {
    value: 'crawl',
    label: 'Crawl a site',
    hint: `Follows the site’s own links and reads up to ${MAX_CRAWL} pages, which takes up to ${MAX_CRAWL} credits.`,
    field: 'url',
    ...words(
      'Start Scraping',
      'Scraping Universities',
      'Crawling website',
      'Website crawled',
      'crawl website',
    ),
  },
  {
    value: 'reading',
    label: 'Read a university (recommended)',
    hint: 'Finds the pages of its site, lets you choose the most useful, and shows the price first. Each value comes with the words of the page that say it, and we check that the page has them.',
    ...choosingOf('university'),
  },
  { value: 'reading-pages', label: 'Read a university', ...readingOf('university', 'University') },
  {
    value: 'programmes',
    label: 'Read a programme list',
    hint: 'Finds the pages that list programmes. Each programme comes with its level, length, language, fees and deadline as the page prints them, checked next to its name.',
    ...choosingOf('programmes'),
  },
  { value: 'programmes-pages', label: 'Read a programme list', ...readingOf('programmes', 'Programmes') },
  {
    value: 'scholarship',
    label: 'Read a scholarship',
    hint: 'Finds the pages about one scholarship: who gives it, what it pays, who may apply and by when, each with the words of the page.',
    ...choosingOf('scholarship'),
  },
  { value: 'scholarship-pages', label: 'Read a scholarship', ...readingOf('scholarship', 'Scholarship') },
  {
    value: 'scrape',
    label: 'One page',
    hint: 'Reads only this page.',
    field: 'url',
    ...words('Read Page', 'Reading Page', 'Reading page', 'Page read', 'read the page'),
  },
  {
    value: 'map',
    label: 'Find pages',
    hint: 'Lists the addresses of a site without reading them.',
    field: 'url',
    ...finding('Find Pages'),
    limit: { label: 'Addresses at most', initial: 1_000, most: 5_000 },
  },
  {
    value: 'search',
    label: 'Search the web',
    hint: 'Finds pages anywhere for the words you give.',
    field: 'query',
    ...words('Search', 'Searching', 'Searching the web', 'Web searched', 'search the web'),
    limit: { label: 'Results at most', initial: 5, most: 20 },
  },
  {
    value: 'batch',
    label: 'Several pages',
    hint: `Reads the pages you name, ${MAX_BATCH} at most.`,
    field: 'urls',
    ...words('Read Pages', 'Reading Pages', 'Reading pages', 'Pages read', 'read the pages'),
  },
  {
    value: 'records',
    label: 'University records',
    hint: 'The service’s model reads each page, which costs about 5 credits. All pages of a site become one record, each value with the words of its page, checked here.',
    field: 'records',
    ...words(
      'Read Records',
      'Reading Records',
      'Reading records',
      'University records read',
      'read university records',
    ),
    reads: 'university',
  },
  {
    value: 'research',
    label: 'Deep research',
    hint: 'Answers a question from several pages, with its sources.',
    field: 'query',
    ...words('Start Research', 'Researching', 'Researching', 'Research finished', 'finish the research'),
    limit: { label: 'Pages at most', initial: 10, most: 20 },
    isDeprecated: true,
  },
  {
    value: 'llmstxt',
    label: 'llms.txt',
    hint: 'Makes a short index of a site for language models.',
    field: 'url',
    ...words('Make llms.txt', 'Making llms.txt', 'Making llms.txt', 'llms.txt made', 'make llms.txt'),
    limit: { label: 'Pages at most', initial: 10, most: MAX_CRAWL },
    isDeprecated: true,
  },
] as const satisfies readonly ModeRow[]

export type Mode = (typeof MODES)[number]['value']

export function modeOf(mode: Mode): ModeRow {
  return MODES.find(({ value }) => value === mode) ?? MODES[0]
}

/** The mode that reads the chosen pages. */
export const READING_MODES = {
  university: 'reading-pages',
  programmes: 'programmes-pages',
  scholarship: 'scholarship-pages',
} as const satisfies Record<Target, Mode>

/** The pages that university records can be read from. */
export const RECORD_SOURCES = [
  { value: 'site', label: 'A whole site', kind: 'crawl' },
  { value: 'pages', label: 'Pages you name, one record a site', kind: 'batch' },
  { value: 'together', label: `Up to ${MAX_EXTRACT} pages read together`, kind: 'extract' },
] as const
export type RecordMode = (typeof RECORD_SOURCES)[number]['value']

/** Shown with the modes whose calls the service still answers and says it will remove. */
export const DEPRECATION_NOTICE =
  'Firecrawl calls this function deprecated: it still answers, but may be switched off, and nothing replaces it here.'
export const EXTRACT_NOTICE =
  'Firecrawl calls extraction over several pages deprecated, and it does not say which page a record came from.'
