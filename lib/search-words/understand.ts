import type { Span } from './cut'
import { labelOfMeaning } from './labels'
import { NO_FILTERS, type Filters, type Meaning, type Part, type Understood, type Where } from './meaning'
import { scan, type Scanned } from './scan'
import type { Token } from './tokens'
import type { Vocabulary } from './vocabulary'
import { isWhereKind, whereOf } from './place-meaning'
import { FILLERS, SMALL_WORDS } from './words'

/** Kinds that have one value alone. Another value of some is shown as one that does not count; of the others it is text. */
const ONE_ALONE: Readonly<Partial<Record<Meaning['kind'], 'shown' | 'text'>>> = {
  level: 'shown',
  test: 'shown',
  origin: 'shown',
  fee: 'text',
  rank: 'text',
}

/** A span, with those of its meanings that say another value of such a kind. */
type Judged = Span & { extra: readonly Meaning[] }

/** Finds the spans that contradict the text before them, and leaves out those whose words stay text. */
function judge(spans: readonly Span[], { several }: Vocabulary): Judged[] {
  const said = new Map<string, string>()
  return spans.flatMap((span) => {
    const extra = span.meanings.filter(
      ({ kind, value }) => ONE_ALONE[kind] && !several.includes(kind) && (said.get(kind) ?? value) !== value,
    )
    if (extra.some(({ kind }) => ONE_ALONE[kind] === 'text')) return []
    for (const { kind, value } of span.meanings) said.set(kind, said.get(kind) ?? value)
    return { ...span, extra }
  })
}

/** "Harvard or Stanford": a place that is joined to words without a meaning is a name as they are. */
function withoutNames(spans: readonly Span[], { words, named }: Scanned): readonly Span[] {
  const isName = (at: number) =>
    at in words &&
    (named.has(at) || !FILLERS.has(words[at] ?? '')) &&
    !spans.some(({ from, to }) => at >= from && at < to)
  return spans.filter(
    ({ from, to, meanings }) =>
      meanings[0]?.kind !== 'place' ||
      !((words[from - 1] === 'or' && isName(from - 2)) || (words[to] === 'or' && isName(to + 1))),
  )
}

/**
 * The name of a language alone is that of teaching where something else is to be studied in a country: "law Belgium
 * Dutch". English is it also where no country is named, where something is to be cheap or free, and with a level in a country
 * of another language, "English masters Germany", but not "English masters UK".
 */
function readLanguages(spans: readonly Span[], { words }: Scanned, { phrases }: Vocabulary): Span[] {
  const languageOf = ({ from, to, meanings: [meaning] }: Span) =>
    to - from === 1 && /country|subject/.test(meaning?.kind ?? '')
      ? phrases.get(`in ${words[from]}`)?.find(({ kind }) => kind === 'language')
      : undefined
  const has = (wanted: RegExp) =>
    spans.some((span) => span.meanings.some(({ kind }) => wanted.test(kind)) && !languageOf(span))
  const isElsewhere = has(/subject/) && has(/country|region|place/)
  const isAbroad = spans.some(
    ({ meanings: [where] }) => where?.kind === 'country' && !/au|ca|gb|ie|nz|us/.test(where.value),
  )
  const isAlone = has(/subject|fee|sort/) || (has(/level/) && isAbroad)
  return spans.map((span) => {
    const language = languageOf(span)
    return language && (language.value === 'en' ? isAlone : isElsewhere)
      ? { ...span, meanings: [language] }
      : span
  })
}

/**
 * Where the words around each span end: small words before it, prepositions after it, and all that follow where nothing
 * else stands between it and the next.
 */
function around(
  spans: readonly Span[],
  { words, named }: Scanned,
  { isModifier, further }: Vocabulary,
): { from: number; to: number }[] {
  const isFiller = (at: number) => FILLERS.has(words[at] ?? '') && !named.has(at)
  const narrows = (at: number) => isModifier(words[at] ?? '') && !named.has(at)
  let end = 0
  return spans.map(({ from, to, meanings }, at) => {
    const isSubject = meanings.some(({ kind }) => kind === 'subject')
    const isRegion = meanings.some(({ kind }) => kind === 'region')
    // "Eastern Europe" is a part that the further names have.
    const mayNarrow = (one: number) => narrows(one) && (isSubject || (isRegion && !further()))
    let left = from
    while (left > end && mayNarrow(left - 1)) left--
    while (left > end && isFiller(left - 1)) left--
    const next = spans[at + 1]?.from ?? words.length
    let close = to
    while (close < next && mayNarrow(close)) close++
    let right = close
    while (right < next && isFiller(right)) right++
    if (right < next || next < words.length) {
      right = close
      while (right < next && isFiller(right) && SMALL_WORDS.has(words[right] ?? '')) right++
      if (right === next) right = close
    }
    end = right
    return { from: left, to: right }
  })
}

function collect(meanings: readonly Meaning[], where: readonly Where[]): Filters {
  const of = <Kind extends Meaning['kind']>(kind: Kind) =>
    meanings.filter((meaning): meaning is Extract<Meaning, { kind: Kind }> => meaning.kind === kind)
  const valuesOf = (kind: Meaning['kind']) => [...new Set(of(kind).map(({ value }) => value))]
  const [first] = where
  const only = first && where.length === 1 && first.regions.length < 2 ? first : null
  const test = of('test')[0]
  const rank = of('rank')[0]
  const funding = of('funding').map(({ value }) => value)
  return {
    ...NO_FILTERS,
    ...(only
      ? {
          countries: [...new Set([...only.countries, ...only.nations.map(() => 'gb')])].sort(),
          region: only.regions[0] ?? null,
          nations: only.nations,
          places: only.places,
        }
      : { anyOf: where }),
    level: of('level')[0]?.value ?? null,
    subjects: valuesOf('subject'),
    fee: of('fee')[0]?.limit ?? null,
    sort: of('sort')[0]?.value ?? null,
    test: test ? { id: test.value, score: test.score } : null,
    languages: valuesOf('language'),
    funding: funding.includes('full') ? 'full' : (funding[0] ?? null),
    rank: rank ? Number(rank.value) : null,
    origin: valuesOf('origin')[0] ?? null,
  }
}

/**
 * Reads a typed text as filters, as far as its words have a meaning. What has none stays text, as do words in double
 * quotes and the names of universities. Pure: the server and the browser pass the same vocabulary.
 */
export function understand(text: string, vocabulary: Vocabulary): Understood {
  const { understood, isWhole } = read(text, vocabulary)
  const further = isWhole ? null : vocabulary.further()
  return further ? read(text, further).understood : understood
}

/** `isWhole`: each word has a meaning or is small. */
function read(text: string, vocabulary: Vocabulary): { understood: Understood; isWhole: boolean } {
  const scanned = scan(text, vocabulary)
  const { tokens } = scanned
  const all = judge(withoutNames(readLanguages(scanned.spans, scanned, vocabulary), scanned), vocabulary)
  // The name of a page is text of a list, too.
  const isPage = ({ meanings }: Span) => meanings[0]?.kind === 'page'
  const spans = all.filter((span) => !isPage(span))
  const pages = all.filter(isPage).flatMap(({ from, to, meanings }): Part[] => {
    const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? text.length]
    return meanings.map((meaning) => ({
      ...{ kind: meaning.kind, value: meaning.value, label: labelOfMeaning(meaning, vocabulary) },
      ...{ words: text.slice(start, end), start, end },
    }))
  })
  const isPlain = (at: number) =>
    !['word', 'number'].includes(tokens[at]?.kind ?? '') || FILLERS.has(scanned.words[at] ?? '')
  // A word that was put right may be one of another language: "almanya" is no Albania.
  const isTyped = (at: number) => tokens[at]?.word.replace(/s$/, '') === scanned.words[at]?.replace(/s$/, '')
  if (spans.length === 0)
    return {
      understood: { filters: NO_FILTERS, parts: pages, rest: text.trim() },
      // Of small words alone, such as "best university", a question may be made.
      isWhole: false,
    }
  const places = around(spans, scanned, vocabulary)
  const startOf = (at: number) => tokens[at]?.start ?? text.length
  const endOf = (at: number) => tokens[at - 1]?.end ?? 0
  const where = whereOf(spans, scanned.words, vocabulary)
  const filters = collect(
    spans.flatMap(({ meanings, extra }) => meanings.filter((one) => !extra.includes(one))),
    where,
  )
  const parts = spans.flatMap(({ from, to, meanings, extra }, at): Part[] => {
    const { from: left = from, to: right = to } = places[at] ?? {}
    const place = {
      words: text.slice(startOf(left), endOf(right)),
      start: startOf(from),
      end: endOf(to),
    }
    if (meanings.length === 0) {
      const { raw } = tokens[from] as Token
      return [{ ...place, kind: 'text', value: raw, label: `“${raw}”` }]
    }
    return meanings.map((meaning) => ({
      ...place,
      kind: meaning.kind,
      value: meaning.value,
      label: labelOfMeaning(meaning, vocabulary) + (extra.includes(meaning) ? ' (one at a time)' : ''),
      ...(extra.includes(meaning) && { isExtra: true }),
      ...(filters.anyOf.length > 0 && isWhereKind(meaning.kind) && { isEither: true }),
    }))
  })
  const isQuoted = (at: number) => tokens[at]?.kind === 'quote'
  const taken = (at: number) => places.some(({ from, to }) => at >= from && at < to)
  const rest = tokens.filter((_, at) => isQuoted(at) || !taken(at)).map(({ raw }) => raw)
  return {
    understood: { filters, parts: [...parts, ...pages], rest: rest.join(' ') },
    // "mỹ" is no "my".
    isWhole:
      !scanned.isUnsure &&
      !/[^ -~]/.test(text) &&
      tokens.every((_, at) => (taken(at) && isTyped(at)) || isPlain(at)),
  }
}
