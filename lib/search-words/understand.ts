import { labelOfMeaning } from './labels'
import { NO_FILTERS, type Filters, type Meaning, type Part, type Understood } from './meaning'
import { scan, type Scanned, type Span } from './scan'
import type { Token } from './tokens'
import type { Vocabulary } from './vocabulary'
import { FILLERS, SMALL_WORDS } from './words'

const ONE_ALONE: ReadonlySet<Meaning['kind']> = new Set([
  'region',
  'level',
  'fee',
  'test',
  'language',
  'rank',
  'origin',
])

/** Leaves out spans that say something else of a kind that has one value alone; their words stay text. */
function withoutContradictions(spans: readonly Span[], { several }: Vocabulary): Span[] {
  const said = new Map<string, string>()
  return spans.filter(({ meanings }) => {
    const clash = meanings.some(
      ({ kind, value }) =>
        ONE_ALONE.has(kind) && !several.includes(kind) && (said.get(kind) ?? value) !== value,
    )
    if (!clash) for (const { kind, value } of meanings) said.set(kind, value)
    return !clash
  })
}

/** "English" alone is a language where something else is to be studied, or studied free. */
function readEnglish(spans: readonly Span[]): Span[] {
  const isEnglish = ({ meanings }: Span) => meanings[0]?.kind === 'subject' && meanings[0].value === 'english'
  const hasOther = spans.some(
    (span) => span.meanings.some(({ kind }) => kind === 'subject' || kind === 'fee') && !isEnglish(span),
  )
  if (!hasOther) return [...spans]
  return spans.map((span) =>
    isEnglish(span) && span.to - span.from === 1
      ? { ...span, meanings: [{ kind: 'language', value: 'en' }] }
      : span,
  )
}

/**
 * Where the words around each span end: small words before it, prepositions after it, and all that follow where nothing
 * else stands between it and the next.
 */
function around(
  spans: readonly Span[],
  { words, named }: Scanned,
  isModifier: Vocabulary['isModifier'],
): { from: number; to: number }[] {
  const isFiller = (at: number) => FILLERS.has(words[at] ?? '') && !named.has(at)
  const narrows = (at: number) => isModifier(words[at] ?? '') && !named.has(at)
  let end = 0
  return spans.map(({ from, to, meanings }, at) => {
    const mayNarrow = meanings.some(({ kind }) => kind === 'subject' || kind === 'region')
    let left = from
    while (mayNarrow && left > end && narrows(left - 1)) left--
    while (left > end && isFiller(left - 1)) left--
    const next = spans[at + 1]?.from ?? words.length
    let close = to
    while (mayNarrow && close < next && narrows(close)) close++
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

function collect(meanings: readonly Meaning[]): Filters {
  const of = <Kind extends Meaning['kind']>(kind: Kind) =>
    meanings.filter((meaning): meaning is Extract<Meaning, { kind: Kind }> => meaning.kind === kind)
  const valuesOf = (kind: Meaning['kind']) => [...new Set(of(kind).map(({ value }) => value))]
  const nations = valuesOf('nation')
  const countries = valuesOf('country').flatMap((value) => value.split(','))
  const test = of('test')[0]
  const rank = of('rank')[0]
  const funding = of('funding').map(({ value }) => value)
  return {
    ...NO_FILTERS,
    countries: [...new Set(nations.length > 0 ? [...countries, 'gb'] : countries)].sort(),
    region: valuesOf('region')[0] ?? null,
    nations,
    places: valuesOf('place'),
    level: of('level')[0]?.value ?? null,
    subjects: valuesOf('subject'),
    fee: of('fee')[0]?.limit ?? null,
    sort: of('sort')[0]?.value ?? null,
    test: test ? { id: test.value, score: test.score } : null,
    language: valuesOf('language')[0] ?? null,
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

/** `isWhole`: each word has a meaning, is small, or is part of a name of several words. */
function read(text: string, vocabulary: Vocabulary): { understood: Understood; isWhole: boolean } {
  const scanned = scan(text, vocabulary)
  const { tokens } = scanned
  const spans = withoutContradictions(readEnglish(scanned.spans), vocabulary)
  const isPlain = (at: number) =>
    tokens[at]?.kind !== 'word' || FILLERS.has(scanned.words[at] ?? '') || scanned.named.has(at)
  if (spans.length === 0)
    return {
      understood: { filters: NO_FILTERS, parts: [], rest: text.trim() },
      isWhole: tokens.every((_, at) => isPlain(at)),
    }
  const places = around(spans, scanned, vocabulary.isModifier)
  const startOf = (at: number) => tokens[at]?.start ?? text.length
  const endOf = (at: number) => tokens[at - 1]?.end ?? 0
  const parts = spans.flatMap(({ from, to, meanings }, at): Part[] => {
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
      label: labelOfMeaning(meaning, vocabulary),
    }))
  })
  const isQuoted = (at: number) => tokens[at]?.kind === 'quote'
  const taken = (at: number) => places.some(({ from, to }) => at >= from && at < to)
  const rest = tokens.filter((_, at) => isQuoted(at) || !taken(at)).map(({ raw }) => raw)
  const filters = collect(spans.flatMap(({ meanings }) => meanings))
  return {
    understood: { filters, parts, rest: rest.join(' ') },
    isWhole: tokens.every((_, at) => taken(at) || isPlain(at)),
  }
}
