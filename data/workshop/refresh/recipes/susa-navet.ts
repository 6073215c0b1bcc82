import { z } from 'zod'
import { monthOf } from '../../import/programmes/au-courses'
import { renewProgrammes, type Offer } from '../programmes'
import { holdToUnit, plainName, type PublisherFile, type Recipe } from '../recipe'

const API = 'https://api.skolverket.se/susa-navet/emil3'
const PATH = 'programmes/se-programmes.json'
const PAGE_SIZE = 400
const CREDITS = 'hp'
const CREDITS_A_YEAR = 60
const MONTHS_A_YEAR = 12
/** A fee outside of these, in kronor a year, is of something else. */
const YEARLY = { least: 40_000, most: 600_000 }
/** Credits of a degree that is entered from school, and the most of one that follows a bachelor's. */
const FROM_SCHOOL = 180
const MOST_AFTER_BACHELOR = 120
const LANGUAGES: Readonly<Record<string, string>> = { swe: 'sv', eng: 'en' }

const words = z
  .object({ strings: z.array(z.object({ lang: z.string(), value: z.string() })).nullish() })
  .nullish()
const links = z
  .object({ urls: z.array(z.object({ lang: z.string().nullish(), value: z.string() })).nullish() })
  .nullish()
const coded = z.object({ type: z.string().nullish(), code: z.string().nullish() })

const Provider = z.object({ name: words })
const Info = z.object({
  code: z.string().nullish(),
  title: words,
  url: links,
  expires: z.string().nullish(),
  configuration: coded.nullish(),
  educationLevels: z.array(coded).nullish(),
  subjects: z.array(coded).nullish(),
  resultIsDegree: z.boolean().nullish(),
  credits: z.object({ system: coded.nullish(), credits: z.number().nullish() }).nullish(),
})
const Event = z.object({
  education: z.string(),
  providers: z.array(z.string()),
  expires: z.string().nullish(),
  isCancelled: z.boolean().nullish(),
  languageOfInstructions: z.array(z.string()).nullish(),
  execution: z.object({ start: z.string().nullish() }).nullish(),
  extensions: z
    .array(z.object({ tuitionFee: z.object({ total: z.number().nullish() }).nullish() }))
    .nullish(),
})
const Page = z.object({ page: z.object({ pageNumber: z.number(), totalPages: z.number() }) })
type Info = z.infer<typeof Info>
type Event = z.infer<typeof Event>

/** Programmes of Swedish universities with their language and what they charge citizens from outside the EEA. */
export const susaNavet: Recipe = {
  name: 'susa-navet',
  publisher: 'Skolverket, Susa-navet',
  licence: 'Licence to verify',
  terms:
    'https://www.skolverket.se/om-skolverket/webbplatser-och-tjanster/oppna-data/api-for-utbildningstillfallen-susa-navet',
  since: '2022',
  files: [
    collection('educationProviders', Provider, { leastBytes: 10_000, leastRows: 30 }),
    collection('educationInfos', Info, { leastBytes: 20_000_000, leastRows: 20_000 }),
    collection('educationEvents', Event, { leastBytes: 20_000_000, leastRows: 20_000 }),
  ],
  make: (rows, standing, { day }) => {
    const ids = standing.byName('se')
    const universities = new Map(
      contentsOf(rows.educationProviders ?? [], Provider).flatMap(([key, { name }]) => {
        const id = (name?.strings ?? []).map(({ value }) => ids.get(plainName(value))).find((each) => each)
        return id ? [[key, id] as const] : []
      }),
    )
    const infos = new Map(contentsOf(rows.educationInfos ?? [], Info))
    const credits = [...infos.values()].map((info) => info.credits)
    holdToUnit(
      'educationInfos',
      CREDITS,
      credits.flatMap((each) => (each?.credits ? [each.system?.code ?? CREDITS] : [])),
    )
    const isOpen = ({ expires }: { expires?: string | null }) => !expires || expires.slice(0, 10) >= day
    const offers = contentsOf(rows.educationEvents ?? [], Event).flatMap(([, event]) => {
      const info = infos.get(event.education)
      const id = event.providers.map((key) => universities.get(key)).find((each) => each)
      if (!info || !id || event.isCancelled || !isOpen(info) || !isOpen(event)) return []
      const offer = offerOf(info, event)
      return offer ? [[id, offer] as const] : []
    })
    const year = monthOf(day) ?? ''
    return {
      edition: day,
      ...renewProgrammes(
        {
          path: PATH,
          edition: {
            title: 'Swedish programmes of higher education',
            source: 'se-susa-navet',
            year,
            note: 'Fees are those of citizens from outside the European Economic Area and Switzerland. The English names are partly ours.',
            grain: 'course',
            scheme: 'isced4',
            subjectFrom: 'titleEn',
          },
          offers,
          differBy: ['language'],
        },
        standing,
        { day },
      ),
      sources: {
        'se-uhr-2022': null,
        'se-susa-navet': {
          title: 'Susa-navet, programmes of higher education',
          publisher: 'Skolverket',
          url: 'https://www.skolverket.se',
          year,
          kind: 'register',
          licence: 'Licence to verify',
          note: `Skolverket, Susa-navet, ${year}. Programmes are cited as single facts.`,
        },
      },
    }
  },
}

/** One of the three lists of the interface, page by page. A record that was taken out has no content. */
function collection(
  name: string,
  content: z.ZodObject,
  least: Pick<PublisherFile, 'leastBytes' | 'leastRows'>,
): PublisherFile {
  const Rows = z.object({ [name]: z.array(z.unknown()) })
  const at = (page: number) => `${API}/${name}?schoolType=HS&page=${page}&size=${PAGE_SIZE}`
  return {
    name,
    url: at(0),
    next: (json) => {
      const { page } = Page.parse(json)
      return page.pageNumber + 1 < page.totalPages ? at(page.pageNumber + 1) : null
    },
    rowsOf: (json) => Rows.safeParse(json).data?.[name],
    format: 'json',
    mostBytes: 1_000_000_000,
    ...least,
    columns: z.object({ id: z.string(), content: content.nullish() }),
  }
}

function contentsOf<Content extends z.ZodType>(
  rows: readonly Readonly<Record<string, unknown>>[],
  content: Content,
) {
  return rows.flatMap((row): [string, z.infer<Content>][] => {
    const read = content.safeParse(row.content)
    return read.success ? [[String(row.id), read.data]] : []
  })
}

function offerOf(info: Info, event: Event): Offer | null {
  const credits = info.credits?.credits ?? 0
  const level = levelOf(info, credits)
  const title = wordsIn(info.title, 'swe')
  const titleEn = wordsIn(info.title, 'eng')
  if (!level || (title === '' && titleEn === '')) return null
  const languages = event.languageOfInstructions ?? []
  return {
    code: info.code ?? '',
    ...level,
    title,
    titleEn,
    field:
      info.subjects?.find(({ type, code }) => type === 'C_Subject_ISCED2013' && code?.length === 4)?.code ??
      '',
    months: Math.round((credits / CREDITS_A_YEAR) * MONTHS_A_YEAR),
    // Of an event in two languages it is not known which one would do.
    language: languages.length === 1 ? LANGUAGES[languages[0] ?? ''] : undefined,
    url: (info.url?.urls ?? []).map(({ value }) => value).find((value) => value.startsWith('https://')) ?? '',
    fee: feeOf(event, credits),
  }
}

/** By the credits it is known whether a degree at the second level is entered from school. */
function levelOf(info: Info, credits: number): Pick<Offer, 'level' | 'award'> | null {
  if (info.configuration?.code !== 'program' || !info.resultIsDegree) return null
  const codes = (info.educationLevels ?? []).map(({ code }) => code)
  if (codes.includes('ISCED_6') && credits >= FROM_SCHOOL) return { level: 'bachelor' }
  if (!codes.includes('ISCED_7')) return null
  if (credits > FROM_SCHOOL)
    return { level: 'undergraduate', award: 'Long first degree, entered from school' }
  return credits >= CREDITS_A_YEAR && credits <= MOST_AFTER_BACHELOR ? { level: 'master' } : null
}

const wordsIn = (text: z.infer<typeof words>, lang: string) =>
  text?.strings
    ?.find((each) => each.lang === lang)
    ?.value.replace(/\s+/g, ' ')
    .trim() ?? ''

function feeOf({ extensions, execution }: Event, credits: number): Offer['fee'] {
  const sum = extensions?.map((each) => each.tuitionFee?.total ?? 0).find((total) => total > 0)
  const asOf = execution?.start?.slice(0, 4)
  if (!sum || !asOf) return undefined
  const perYear = Math.round(sum / (credits / CREDITS_A_YEAR))
  if (perYear < YEARLY.least || perYear > YEARLY.most) return undefined
  return { sum, currency: 'SEK', basis: 'course', perYear, status: 'international', asOf }
}
