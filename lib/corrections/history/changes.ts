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

/** `of`: the record that a fact is of, where a file keeps it with another one. */
type ReadFact = {
  what: string
  words: string | null
  of?: Pick<RecordChange, 'name' | 'href'>
}

/** A record in an edition of a file: its facts that a reader acts on, in words, and where it belongs. */
export type ReadRecord = {
  name: string
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

/** Facts of one name are compared together: only those that just one edition has are told. */
function factChanges(old: readonly ReadFact[], now: readonly ReadFact[]) {
  const keyOf = ({ what, of }: ReadFact) => `${what} ${of?.name}`
  const facts = new Map([...old, ...now].map((fact) => [keyOf(fact), fact]))
  return [...facts].flatMap(([key, { what, of }]) => {
    const wordsIn = (all: readonly ReadFact[]) =>
      all.flatMap((fact) => (keyOf(fact) === key && fact.words) || [])
    const [then, today] = [wordsIn(old), wordsIn(now)]
    const from = then.filter((words) => !today.includes(words)).join('; ') || null
    const to = today.filter((words) => !then.includes(words)).join('; ') || null
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

/**
 * What differs between two editions. The order of records and keys, the form of the files, and a record that went to another
 * file say nothing.
 */
export function changesBetween(
  before: Edition,
  after: Edition,
  read: (row: Row, key: string) => ReadRecord | null,
): RecordChange[] {
  const [moved, changed]: [RecordChange[], RecordChange[]] = [[], []]
  const counted: { added: ReadRecord[]; 'taken out': ReadRecord[] } = { added: [], 'taken out': [] }
  for (const key of new Set([...after.keys(), ...before.keys()])) {
    const [was, row] = [before.get(key), after.get(key)]
    if (was && row && JSON.stringify(was) === JSON.stringify(row)) continue
    const [old, now] = [was && read(was, key), row && read(row, key)]
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
