import { normaliseText } from '../../../text/normalise-text'
import { parseUrl } from '../../../text/parse-url'
import type { FoundLink } from '../answers'

/** The most pages that are chosen before the visitor looks. */
export const MAX_PRESELECTED = 12
/** A page with a model's reading costs about this many credits at the service. */
const CREDITS_A_PAGE = 5

type Topic = { topic: string; points: number; words: readonly string[] }

/** What the pages that tell most are about, in the languages that universities write in. */
const TOPICS: readonly Topic[] = [
  {
    topic: 'fees',
    points: 6,
    words: [
      'fee',
      'fees',
      'tuition',
      'cost',
      'costs',
      'gebuhren',
      'studiengebuhren',
      'studiengebuehren',
      'semesterbeitrag',
      'kosten',
      'frais',
      'droits',
      'tarifs',
      'tasas',
      'matricula',
      'precios',
      'costes',
      'tasse',
      'collegegeld',
      'avgift',
      'avgifter',
      'studieavgift',
      'propinas',
      'oplaty',
      'czesne',
      '学費',
      '学费',
      '등록금',
      'стоимость',
    ],
  },
  {
    topic: 'international',
    points: 4,
    words: [
      'international',
      'internationals',
      'overseas',
      'internationale',
      'internacional',
      'internacionales',
      'internazionali',
      'etrangers',
      'foreign',
      'auslandische',
      '留学生',
      '外国人',
      '국제',
    ],
  },
  {
    topic: 'entry',
    points: 4,
    words: [
      'entry',
      'requirements',
      'admission',
      'admissions',
      'eligibility',
      'zulassung',
      'voraussetzungen',
      'admision',
      'ammissione',
      'toelating',
      'requisitos',
      'conditions',
      'antagning',
      '入試',
      '录取',
      '입학',
    ],
  },
  {
    topic: 'apply',
    points: 3,
    words: [
      'apply',
      'application',
      'applying',
      'applications',
      'bewerbung',
      'bewerben',
      'candidature',
      'postuler',
      'solicitud',
      'aanmelden',
      'ansokan',
      'inscription',
      'inscripcion',
      '出願',
      '申请',
    ],
  },
  {
    topic: 'deadline',
    points: 3,
    words: [
      'deadline',
      'deadlines',
      'dates',
      'fristen',
      'termine',
      'delais',
      'plazos',
      'scadenze',
      'calendar',
    ],
  },
  {
    topic: 'language',
    points: 3,
    words: [
      'language',
      'english',
      'ielts',
      'toefl',
      'sprachkenntnisse',
      'sprachnachweis',
      'langue',
      'idioma',
      'lingua',
      'taal',
    ],
  },
  {
    topic: 'scholarship',
    points: 3,
    words: [
      'scholarship',
      'scholarships',
      'funding',
      'bursaries',
      'grants',
      'stipendien',
      'stipendium',
      'bourses',
      'becas',
      'borse',
      'beurzen',
      'stipend',
      '奨学金',
      '奖学金',
      '장학금',
    ],
  },
  {
    topic: 'programme',
    points: 2,
    words: [
      'programme',
      'programmes',
      'program',
      'programs',
      'courses',
      'degrees',
      'studiengange',
      'studienangebot',
      'formations',
      'grados',
      'masters',
      'undergraduate',
      'postgraduate',
      'opleidingen',
      'utbildning',
    ],
  },
  {
    topic: 'about',
    points: 2,
    words: ['facts', 'figures', 'profile', 'glance', 'key', 'zahlen', 'chiffres', 'cifras'],
  },
]

const NOISE =
  /privacy|cookie|datenschutz|impressum|login|signin|sitemap|search|\/tag\/|\/category\/|news|events?\/|blog|press|vacanc|jobs|alumni|staff|people|library|\.(jpe?g|png|gif|svg|zip|docx?|xlsx?|mp4|ics|xml|json)$/i

const wordsOf = (text: string) => new Set(normaliseText(text).split(' '))

function pathOf(url: string): string {
  const { pathname = '', search = '' } = parseUrl(url) ?? {}
  try {
    return decodeURIComponent(pathname + search)
  } catch {
    return pathname
  }
}

/** How likely a page tells what a student has to know, from its address and title alone, and what it seems to be about. */
export function scoreAddress({ url, title }: Pick<FoundLink, 'url' | 'title'>): {
  score: number
  topics: string[]
} {
  const path = pathOf(url)
  const inPath = wordsOf(path)
  const inTitle = wordsOf(title ?? '')
  let score = 0
  const topics: string[] = []
  for (const { topic, points, words } of TOPICS) {
    const isHit = (where: ReadonlySet<string>) =>
      words.some(
        (word) =>
          where.has(word) || (/[^\p{ASCII}]/u.test(word) && [...where].some((one) => one.includes(word))),
      )
    const hits = (isHit(inPath) ? 1 : 0) + (isHit(inTitle) ? 0.5 : 0)
    if (hits > 0) topics.push(topic)
    score += points * Math.min(1, hits)
  }
  if (NOISE.test(path)) score -= 8
  const depth = path.split('/').filter(Boolean).length
  if (depth === 0) score += 1
  return { score: score - Math.max(0, depth - 3) * 0.5, topics }
}

type ScoredLink = FoundLink & { score: number; topics: string[] }

/** The addresses with the best first; those of the same score in their own order. */
export function sortAddresses(links: readonly FoundLink[]): ScoredLink[] {
  return links.map((link) => ({ ...link, ...scoreAddress(link) })).sort((a, b) => b.score - a.score)
}

/**
 * The addresses to choose before the visitor looks, at most twelve. Each topic gets its best pages in turn, so that twelve
 * pages about fees do not keep out the one about deadlines.
 */
export function preselectAddresses(sorted: readonly ScoredLink[], most = MAX_PRESELECTED): string[] {
  const chosen = new Set<string>()
  const good = sorted.filter(({ score }) => score > 0)
  for (let round = 0; chosen.size < most && round < most; round += 1) {
    const before = chosen.size
    for (const { topic } of TOPICS) {
      const next = good.find(({ url, topics }) => topics.includes(topic) && !chosen.has(url))
      if (next && chosen.size < most) chosen.add(next.url)
    }
    if (chosen.size === before) break
  }
  for (const { url } of good) if (chosen.size < most) chosen.add(url)
  return sorted.filter(({ url }) => chosen.has(url)).map(({ url }) => url)
}

/** How many credits reading so many pages takes: a page with the model's reading costs five. */
export function estimateCredits(pages: number): number {
  return pages * CREDITS_A_PAGE
}
