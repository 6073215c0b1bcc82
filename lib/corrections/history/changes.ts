import { z } from 'zod'
import '../../text/zod-without-compiler'
import { count } from '../../text/format'
import { groupBy } from '../../text/group-by'

const Words = z.string().nullable()

const RecordChangeSchema = z.strictObject({
  name: z.string(),
  what: z.string(),
  /** The fact before and after; null where there was, or is, none. */
  from: Words,
  to: Words,
  /** The page of the record; null where it has none today. */
  href: Words,
  /** The countries whose feeds tell of it. */
  countries: z.array(z.string()),
})

/** All that one change of the files did. */
const ChangeSetSchema = z.strictObject({
  day: z.iso.date(),
  /** Its title, as its author wrote it. */
  why: z.string(),
  key: z.string(),
  /** How many facts it changed; the list may have fewer of them. */
  total: z.number().int(),
  changes: z.array(RecordChangeSchema),
})

export const HistorySchema = z.array(ChangeSetSchema)

export type RecordChange = z.infer<typeof RecordChangeSchema>
export type ChangeSet = z.infer<typeof ChangeSetSchema>

/**
 * `of`: the record that a fact is of, where a file keeps it with another one. `unnamed`: what `what` says without the names
 * in it, which may change while the fact stays.
 */
type ReadFact = {
  what: string
  words: string | null
  of?: Pick<RecordChange, 'name' | 'href'>
  unnamed?: string
}

/** A record in an edition of a file: its facts that a reader acts on, in words, and where it belongs. */
export type ReadRecord = {
  name: string
  /** What makes it the same record where its key in the files is another one; null where only the key tells. */
  identity: string | null
  facts: readonly ReadFact[]
  href: string | null
  countries: string[]
  /** It is all rules of its owner: where it comes or goes, they do. */
  areRules?: true
  /** It is a programme of this university, and counted with its others where it comes or goes. */
  programmeOf?: Pick<RecordChange, 'name' | 'href'>
}

export type Row = Record<string, unknown>

/** The records of an edition, by what names them in all editions. */
export type Edition = ReadonlyMap<string, Row>

const keyOf = ({ what, of }: ReadFact) => `${what} ${of?.name}`

/** The facts of one edition that the other lacks. */
function lackedBy(other: readonly ReadFact[], own: readonly ReadFact[]): ReadFact[] {
  const inWords = (fact: ReadFact) => `${keyOf(fact)} ${fact.words}`
  const there = new Set(other.map(inWords))
  return own.filter((fact) => fact.words !== null && !there.has(inWords(fact)))
}

/** Both without the facts that only got another name, each of which is gone and new once. */
function withoutRenamed(gone: readonly ReadFact[], fresh: readonly ReadFact[]): [ReadFact[], ReadFact[]] {
  const left = [...fresh]
  const stayedGone = gone.filter(({ unnamed, words, of }) => {
    const at = left.findIndex(
      (fact) => fact.unnamed === unnamed && fact.words === words && fact.of?.name === of?.name,
    )
    if (unnamed === undefined || at < 0) return true
    left.splice(at, 1)
    return false
  })
  return [stayedGone, left]
}

/** Facts of one name are compared together: only those that just one edition has are told. */
function factChanges(old: readonly ReadFact[], now: readonly ReadFact[]) {
  const [gone, fresh] = withoutRenamed(lackedBy(now, old), lackedBy(old, now))
  const facts = new Map([...old, ...now].map((fact) => [keyOf(fact), fact]))
  return [...facts].flatMap(([key, { what, of }]) => {
    const wordsIn = (all: readonly ReadFact[]) =>
      all.flatMap((fact) => (keyOf(fact) === key && fact.words) || []).join('; ') || null
    const [from, to] = [wordsIn(gone), wordsIn(fresh)]
    return from === to ? [] : [{ what, from, to, ...of }]
  })
}

/** Programmes that came or went, in one line for each university. */
function countedMoves(moves: readonly ReadRecord[], went: string): RecordChange[] {
  const byOwner = groupBy(moves, ({ programmeOf }) => programmeOf?.name ?? '')
  return [...byOwner.values()].flatMap(([first, ...others]) =>
    first?.programmeOf
      ? [
          {
            ...first.programmeOf,
            what: `${count(others.length + 1, 'programme')} ${went}`,
            ...{ from: null, to: null, countries: first.countries },
          },
        ]
      : [],
  )
}

/** A record before and after: undefined where an edition has none, null where it has one of a form that is no longer read. */
type Pair = { old?: ReadRecord | null; now?: ReadRecord | null }

/** Joins what is gone and what is new where it is one record under another key, and just one of each may be. */
function joinRekeyed(pairs: readonly Pair[]): Pair[] {
  const [gone, fresh, rest]: [Pair[], Pair[], Pair[]] = [[], [], []]
  for (const pair of pairs) (pair.now === undefined ? gone : pair.old === undefined ? fresh : rest).push(pair)
  const groups = groupBy([...fresh, ...gone], ({ old, now }) => (now ?? old)?.identity ?? null)
  for (const [identity, group] of groups) {
    const [first, second] = group
    const isOne = identity !== null && group.length === 2 && first?.now && second?.old
    rest.push(...(isOne ? [{ old: second.old, now: first.now }] : group))
  }
  return rest
}

/**
 * What differs between two editions. The order of records and keys, the form of the files, a record that went to another
 * file or got another key, and a rule that got another name say nothing.
 */
export function changesBetween(
  before: Edition,
  after: Edition,
  read: (row: Row, key: string) => ReadRecord | null,
): RecordChange[] {
  const [moved, changed]: [RecordChange[], RecordChange[]] = [[], []]
  const counted: { added: ReadRecord[]; 'taken out': ReadRecord[] } = { added: [], 'taken out': [] }
  const pairs = [...new Set([...after.keys(), ...before.keys()])].flatMap((key): Pair[] => {
    const [was, row] = [before.get(key), after.get(key)]
    if (was && row && JSON.stringify(was) === JSON.stringify(row)) return []
    return [{ old: was && read(was, key), now: row && read(row, key) }]
  })
  for (const { old, now } of joinRekeyed(pairs)) {
    const record = now ?? old
    // Rows of a form that is no longer read say nothing.
    if (!record || old === null || now === null) continue
    const { name, href, countries, areRules, programmeOf } = record
    if ((old && now) || areRules) {
      const facts = factChanges(old?.facts ?? [], now?.facts ?? [])
      changed.push(...facts.map((change) => ({ name, href, countries, ...change })))
    } else if (programmeOf) counted[now ? 'added' : 'taken out'].push(record)
    else moved.push({ name, what: now ? 'Added' : 'Taken out', from: null, to: null, href, countries })
  }
  const programmes = (['added', 'taken out'] as const).flatMap((went) => countedMoves(counted[went], went))
  return [...moved, ...programmes, ...changed]
}
