import type { BriefPlace } from './queries'
import type { MessageKey, Words } from './words'

type Unknown = Extract<MessageKey, `unknown.${string}`>

/** The message about an unknown cost, by the beginning of its id in the cost table. */
const OF_COST: readonly (readonly [beginning: string, message: Unknown])[] = [
  ['length', 'unknown.length'],
  ['tuition-above', 'unknown.tuition-above'],
  ['tuition', 'unknown.tuition'],
  ['living', 'unknown.living'],
  ['charge', 'unknown.charges'],
  ['visa', 'unknown.visa'],
  ['deposit', 'unknown.deposit'],
  ['health', 'unknown.health'],
  ['application', 'unknown.application'],
  ['test', 'unknown.test'],
]

/** Null for a cost that no message tells of: a test looks for one over the whole catalogue. */
export function messageOfUnknown(id: string): Unknown | null {
  if (id.endsWith('-rate')) return 'unknown.rate'
  return OF_COST.find(([beginning]) => id.startsWith(beginning))?.[1] ?? null
}

/** What nobody can tell a family about a place, each thing once; the decision of the university always. */
export function unknownOf(
  { name, table }: Pick<BriefPlace, 'name' | 'table'>,
  { hasStart, hasDeadline }: { hasStart: boolean; hasDeadline: boolean },
  { say }: Pick<Words, 'say'>,
): string[] {
  const messages = [
    ...table.notKnown.flatMap(({ id }) => messageOfUnknown(id) ?? []),
    ...(hasDeadline ? [] : ['unknown.deadline' as const]),
    ...(hasStart ? [] : ['unknown.start' as const]),
    'unknown.admission' as const,
  ]
  return [...new Set(messages)].map((message) => say(message, { name }))
}
