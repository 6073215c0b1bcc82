import { levelIn } from '../../../money/fee-text/terms-of-text'
import { readFindings, readProgrammes } from './findings'
import { foldPages, type FoundField, type ReadPage } from './fold-record'
import { foldText } from './fold-text'
import { proverOf } from './prove-quote'

type Mark = { at: number; end: number; title: string }

/** The places of titles in a folded text. A longer title hides a shorter one that is part of it. */
function marksIn(text: string, titles: readonly string[]): Mark[] {
  const marks: Mark[] = []
  for (const title of titles) {
    for (let at = text.indexOf(title); at >= 0; at = text.indexOf(title, at + 1)) {
      const end = at + title.length
      const isWord = !/[\p{L}\p{N}]/u.test((text[at - 1] ?? ' ') + (text[end] ?? ' '))
      if (isWord && !marks.some((mark) => at < mark.end && end > mark.at)) marks.push({ at, end, title })
    }
  }
  return marks.sort((a, b) => a.at - b.at)
}

/**
 * Whether a quote belongs to a title of a list. In one of its places on the page it must name no other title, and the
 * last title before it, if there is one, must be this one. A fee beside another programme belongs to that programme.
 */
export function besideOf(
  pageText: string,
  titles: readonly string[],
): (quote: string, title: string) => boolean {
  const page = foldText(pageText)
  const all = [...new Set(titles.map(foldText))].filter(Boolean).sort((a, b) => b.length - a.length)
  const marks = marksIn(page, all)
  return (quote, title) => {
    const own = foldText(title)
    const parts = foldText(quote)
      .split(/\s*(?:\[\.\.\.\]|\.\.\.)\s*/)
      .filter((part) => part.length > 2)
    return parts.every((part) => {
      for (let at = page.indexOf(part); at >= 0; at = page.indexOf(part, at + 1)) {
        const inside = marks.filter((mark) => mark.at < at + part.length && mark.end > at)
        const before = marks.findLast((mark) => mark.end <= at)
        const isNamed = inside.length > 0
        if (inside.every((mark) => mark.title === own) && (isNamed || !before || before.title === own))
          return true
      }
      return false
    })
  }
}

/** A programme that pages list, with what they say of it. */
export type FoundProgramme = {
  /** The key of the programme: its plain name and its level. */
  key: string
  name: string
  fields: FoundField[]
}

/** A degree in brackets: "(MSc)", "(Hons)". */
const DEGREE = /\((?:hons|honours)[^)]*\)/gi

/** The name without its degree in brackets, case and signs: "Marine Biology (MSc)" is "marine biology". */
export const plainTitle = (title: string) =>
  foldText(
    title
      .replace(DEGREE, ' ')
      .replace(/\(([^)]*)\)/g, (all, inside: string) => (levelIn(inside) ? ' ' : all)),
  )
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

type Item = { title: string; level: string | null; page: ReadPage }

/** The programmes of one page. The words of a value have to be beside the name of the programme. */
function itemsOf(page: ReadPage): Item[] {
  const programmes = readProgrammes(page.record).flatMap((record) => {
    const findings = readFindings(record, 'programmes')
    const title = findings.find(({ field }) => field === 'name')?.value
    const level = findings.find(({ field }) => field === 'level')?.value ?? ''
    return title ? [{ title, level: levelIn(level) ?? levelIn(title), record }] : []
  })
  const text = page.markdown ?? ''
  const prove = proverOf(text)
  const isBeside = besideOf(
    text,
    programmes.map(({ title }) => title),
  )
  return programmes.map(({ title, level, record }) => ({
    title,
    level,
    page: {
      ...page,
      record,
      prove: (quote, value) => {
        const proof = prove(quote, value)
        const isFound = proof === 'on the page' || proof === 'quote found, number not in it'
        return isFound && !isBeside(quote ?? '', title) ? 'not on the page' : proof
      },
    },
  }))
}

/**
 * The programmes that the pages list, each as one record of all pages that name it. Two of the same name are one unless
 * their levels differ; the one without a level joins the only one that has a level.
 * @param local the currency of the university's country; null where it is not known
 */
export function foldProgrammes(pages: readonly ReadPage[], local: string | null = null): FoundProgramme[] {
  const items = pages.flatMap(itemsOf)
  const levels = new Map<string, Set<string>>()
  for (const { title, level } of items) {
    const plain = plainTitle(title)
    if (level) levels.set(plain, (levels.get(plain) ?? new Set()).add(level))
  }
  const groups = new Map<string, { name: string; pages: ReadPage[] }>()
  for (const { title, level, page } of items) {
    const plain = plainTitle(title)
    const [only, ...others] = levels.get(plain) ?? []
    const key = `${plain} ${level ?? (others.length === 0 ? (only ?? '') : '')}`.trim()
    const known = groups.get(key)
    if (known) known.pages.push(page)
    else groups.set(key, { name: title, pages: [page] })
  }
  return [...groups].map(([key, group]) => ({
    key,
    name: group.name,
    fields: foldPages(group.pages, local, 'programmes'),
  }))
}
