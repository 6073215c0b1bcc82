import { normaliseText } from '../text/normalise-text'
import type { Subject, SubjectSlug } from './subject'

export type TitleSubject = {
  slug: SubjectSlug
  /** The only word for it is an ordinary one, such as "development" or "data": less sure. */
  isOrdinary: boolean
}

type Entry = { slugs: SubjectSlug[]; isOrdinary: boolean }

/** The words of all subjects, prepared for looking them up in titles. */
export type TitleWords = {
  entries: ReadonlyMap<string, Entry>
  /** The number of words of the longest phrase that begins with this one. */
  longest: ReadonlyMap<string, number>
}

type Named = Pick<Subject, 'slug' | 'name' | 'synonyms' | 'inTitles' | 'ordinary'>
type Found = TitleSubject & { at: number }

/** Words that mean a subject only in capitals: "IT" is one, "it" is not. */
const CAPITALS_ONLY: ReadonlySet<string> = new Set('ag ib ir it lean md pe pr sen send'.split(' '))

/** The marks between the parts of a title: brackets, strokes, colons, and a dash between spaces. */
const PARTS = /[()[\]/:;|]| [-–—] /

/** A degree whose name holds the name of a subject that it is not in: "Bachelor of Science", "Doctor of Philosophy". */
const DEGREE =
  /\b(?:bachelor|master|doctor|doctorate|associate degree|degree|diploma|certificate|honours)s? (?:of|in) (?:applied )?(?:sciences?|arts|philosophy|letters|studies|research|technology)(?= (?:in|with|of|by|hons|honours|advanced|professional|extended|graduate|global|degree|pass|research|and (?:bachelor|master|doctor|diploma))\b|$)/g

/** Degrees of research, whatever follows them; and "doctor" where it is a degree and no physician. */
const RESEARCH = /\b(?:doctor|master)s? of philosophy\b|\bdoctor(?= (?:of|in)\b)/g

/** Words beside the subject of a course that name no subject: a year in a company or abroad. */
const BESIDE =
  /\b(?:with |including )?(?:an? |integrated |optional )*(?:(?:professional|industrial|work|international|foundation|preparatory|placement|gap) (?:experience|placement|year|practice|entry)|(?:year|placement|semester|study|work|study year|foundation year) (?:in (?:industry|business|research|computing|practice|employment|china|europe|north america)|abroad|of study abroad|overseas))\b/g

/** A title that is nothing but one of these degrees is in the general subject of its name. */
const WHOLE_DEGREES: Readonly<Record<string, SubjectSlug>> = {
  'bachelor of arts': 'liberal-arts',
  'bachelor of science': 'natural-sciences',
}

/** Prepares the names and synonyms of subjects for `subjectsInTitle`. Runs on the server and in the browser. */
export function indexTitleWords(subjects: readonly Named[]): TitleWords {
  const entries = new Map<string, Entry>()
  for (const { slug, name, synonyms, inTitles, ordinary } of subjects) {
    for (const word of new Set([name, ...synonyms, ...inTitles].map(normaliseText))) {
      const entry = entries.get(word)
      if (entry) entry.slugs.push(slug)
      else entries.set(word, { slugs: [slug], isOrdinary: ordinary.includes(word) })
    }
  }
  const longest = new Map<string, number>()
  for (const phrase of entries.keys()) {
    const [first = '', ...others] = phrase.split(' ')
    longest.set(first, Math.max(longest.get(first) ?? 0, others.length + 1))
  }
  return { entries, longest }
}

/**
 * The subjects that an English title names, in the order of the title. Subjects of ordinary words only come last. Whole
 * synonyms count, the longest first, and a word belongs to one of them only: "computer engineering" is not engineering
 * too. Pure: the server and the browser pass the words of the subjects.
 */
export function subjectsInTitle(title: string, words: TitleWords): readonly TitleSubject[] {
  const general = WHOLE_DEGREES[normaliseText(title).replace(/ (?:honours|hons)$/, '')]
  if (general) return [{ slug: general, isOrdinary: false }]
  const found = title
    .replaceAll('&', ' and ')
    .split(PARTS)
    .flatMap((part) => findInPart(part, words))
  const seen = new Set<SubjectSlug>()
  return [...found.filter(({ isOrdinary }) => !isOrdinary), ...found.filter(({ isOrdinary }) => isOrdinary)]
    .filter(({ slug }) => !seen.has(slug) && seen.add(slug))
    .map(({ slug, isOrdinary }) => ({ slug, isOrdinary }))
}

/** The subjects of one part of a title, in its order. */
function findInPart(part: string, { entries, longest }: TitleWords): Found[] {
  const words = normaliseText(part)
    .replace(DEGREE, '|')
    .replace(RESEARCH, '|')
    .replace(BESIDE, '|')
    .split(' ')
  const meant = words.map((word) =>
    CAPITALS_ONLY.has(word) && !part.includes(word.toUpperCase()) ? '|' : word,
  )
  const found: Found[] = []
  for (let size = meant.length; size > 0; size--) {
    for (let at = 0; at + size <= meant.length; at++) {
      if ((longest.get(meant[at] ?? '') ?? 0) < size) continue
      const entry = entries.get(meant.slice(at, at + size).join(' '))
      if (!entry) continue
      // Marked as used: no other word may begin or end within them.
      meant.fill('|', at, at + size)
      found.push(...entry.slugs.map((slug) => ({ slug, isOrdinary: entry.isOrdinary, at })))
    }
  }
  return found.sort((a, b) => a.at - b.at)
}
