import ts from 'typescript'
import { z } from 'zod'
import type { Change } from '../lib/corrections/patch'
import { RequirementSchema } from '../lib/facts/requirement'
import { RouteRuleSchema } from '../lib/facts/route-rule'
import { OwnEntryRuleSchema, OwnFeeSchema } from '../lib/facts/rule-exceptions'
import { ChargeRuleSchema, EntryRuleSchema, FeeRuleSchema } from '../lib/facts/rules'
import { VisaAndLivingSchema } from '../lib/facts/visa-rule'
import { ProgrammesFileSchema } from '../lib/programmes/schema'
import { ScholarshipRecordSchema } from '../lib/scholarships/record/schema'
import { groupBy } from '../lib/text/group-by'
import { removeHidden } from '../lib/text/hidden-letters'
import { UniversityRecordSchema } from '../lib/universities/record/schema'
import { checkFile } from './check-file'

/** The rules of a file of `data/national`, by its name. */
export const NATIONAL: Readonly<Record<string, z.ZodType>> = {
  charges: ChargeRuleSchema,
  'entry-rules': EntryRuleSchema,
  'fee-rules': FeeRuleSchema,
  'own-entry-rules': OwnEntryRuleSchema,
  'own-fees': OwnFeeSchema,
  requirements: RequirementSchema,
  routes: RouteRuleSchema,
  'visa-and-living': VisaAndLivingSchema,
}

/** The files that a patch may change, each with its schema. */
const SCHEMAS: readonly (readonly [RegExp, z.ZodType])[] = [
  [/^scholarships\/[a-z]+$/, z.array(ScholarshipRecordSchema)],
  [/^universities\/[a-z]{2}$/, z.array(UniversityRecordSchema)],
  [/^programmes\/[a-z-]+$/, ProgrammesFileSchema],
  ...Object.entries(NATIONAL).map(
    ([name, rule]) => [new RegExp(`^national/${name}$`), z.array(rule)] as const,
  ),
]

/** Its texts come from strangers, and may hold what a terminal takes for an order. */
const oneLine = (text: string) => removeHidden(text).replace(/\s/g, ' ')

/** A change in words: where, from what, to what, and why. */
export function describeChange({ file, path, from, to, why, page, words }: Change): string {
  const place = `data/${file}.json: ${path.join(' / ')}`
  const values = `${JSON.stringify(from)} → ${JSON.stringify(to)}`
  const lines = [why, `${place}: ${values}`, page, ...(words ? [`“${words}”`] : [])]
  return lines.map(oneLine).join('\n  ')
}

type Step = Change['path'][number]
type Found = { node: ts.Expression | null; owner: ts.Expression; step: Step }

const nameOf = (property: ts.ObjectLiteralElementLike) =>
  property.name && ts.isStringLiteral(property.name) ? property.name.text : null

function child(node: ts.Expression, step: Step): ts.Expression | null {
  if (ts.isObjectLiteralExpression(node)) {
    const own = node.properties.find((property) => nameOf(property) === step)
    return own && ts.isPropertyAssignment(own) ? own.initializer : null
  }
  if (!ts.isArrayLiteralExpression(node)) return null
  if (typeof step === 'number') return node.elements[step] ?? null
  const hasId = (entry: ts.Expression) => {
    const id = child(entry, 'id')
    return id !== null && ts.isStringLiteral(id) && id.text === step
  }
  return node.elements.find(hasId) ?? null
}

function find(root: ts.Expression, path: readonly Step[]): Found | null {
  let found: Found = { node: root, owner: root, step: '' }
  for (const step of path) {
    if (!found.node) return null
    found = { node: child(found.node, step), owner: found.node, step }
  }
  return found
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))

/** The order of the keys says nothing, and a key with null is one that is not there. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const known = Object.entries(value).filter(([, each]) => each !== null)
  return Object.fromEntries(
    known.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, each]) => [key, sorted(each)]),
  )
}

/** Of several lines, as far in as its place, where the text that it stands in is. */
function write(value: unknown, beside: string, indent = ''): string {
  return beside.includes('\n')
    ? JSON.stringify(value, null, 1).replaceAll('\n', `\n${indent}`)
    : JSON.stringify(value)
}

/** The text of a file with one value changed, and every other letter as it was. A sentence where that can't be done. */
function changeText(text: string, { path, from, to }: Change): { text: string } | { refused: string } {
  const source = ts.parseJsonText('data.json', text)
  const root = source.statements[0]?.expression
  const found = root && find(root, path)
  if (!found) return { refused: 'The file has no such record or field.' }
  const { node, owner, step } = found
  const textOf = (each: ts.Node) => each.getText(source)
  const held: unknown = node ? JSON.parse(textOf(node)) : null
  if (!isSame(held, from)) return { refused: `The file has ${JSON.stringify(held)} there now.` }
  if (isSame(from, to)) return { refused: 'Both values are the same.' }
  const put = (start: number, end: number, by: string) => ({
    text: text.slice(0, start) + by + text.slice(end),
  })
  if (node && to !== null) {
    const start = node.getStart(source)
    const indent = /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', start) + 1))?.[0]
    return put(start, node.end, write(to, textOf(node), indent))
  }
  const entries = ts.isObjectLiteralExpression(owner)
    ? owner.properties
    : ts.isArrayLiteralExpression(owner)
      ? owner.elements
      : null
  if (!entries) return { refused: 'The place of the value is neither a record nor a list.' }
  if (node) {
    const at = entries.findIndex(
      (entry) => entry.getStart(source) <= node.getStart(source) && entry.end >= node.end,
    )
    const [start, end] = [entries[at]?.getStart(source) ?? 0, entries[at]?.end ?? 0]
    const next = entries[at + 1]
    if (next) return put(start, next.getStart(source), '')
    return put(entries[at - 1]?.end ?? start, end, '')
  }
  const last = entries.at(-1)
  const key = ts.isObjectLiteralExpression(owner) ? `${JSON.stringify(String(step))}: ` : ''
  const by = `${key}${write(to, '')}`
  if (!last) return put(owner.getStart(source) + 1, owner.getStart(source) + 1, by)
  // The blanks before the last entry also go before the new one.
  return put(last.end, last.end, `,${text.slice(last.getFullStart(), last.getStart(source)) || ' '}${by}`)
}

type Applied = {
  /** The new text of each file that changes. */
  files: Map<string, string>
  done: Change[]
  refused: { change: Change; reason: string }[]
}

/** How many keys lead to a record: an entry of a file, or a programme among those of its university. */
const stepsToRecord = ({ file }: Change) => (file.startsWith('programmes/') ? 3 : 1)

/** The record that a change is of. */
const recordOf = (change: Change) =>
  JSON.stringify([change.file, ...change.path.slice(0, stepsToRecord(change))])

const hasHidden = (value: Change['to']) =>
  JSON.stringify(value, (_, each: unknown) => (typeof each === 'string' ? removeHidden(each) : each)) !==
  JSON.stringify(value)

/** Why no file may take a change, whatever it has now; null where nothing speaks against it. */
function refusalOf(change: Change, today: string): string | null {
  const { path, to, readOn } = change
  if (path.length <= stepsToRecord(change))
    return 'A patch changes facts of a record. A whole one is put in or taken out by hand.'
  const last = path.at(-1) ?? ''
  if (last === 'id') return 'An id never changes: addresses and other records name it.'
  if (hasHidden(to)) return 'The new value has characters that nobody sees.'
  if (readOn > today) return `Its page was read on ${readOn}, which is yet to come.`
  const [problem] = checkFile({ [last]: to }, [], today)
  return problem ? `${problem.where} ${problem.message}.` : null
}

/** `culprit`: the change that does not fit; null where it is not one of them. */
type Changed = { text: string } | { culprit: Change | null; reason: string }

/** The text with all changes of one record; where one does not fit, with none of them, and why. */
function changeRecord(text: string, changes: readonly Change[], schema: z.ZodType, today: string): Changed {
  let changed = text
  for (const change of changes) {
    const refused = refusalOf(change, today)
    const next = refused === null ? changeText(changed, change) : { refused }
    if ('refused' in next) return { culprit: change, reason: next.refused }
    changed = next.text
  }
  const { error } = schema.safeParse(JSON.parse(changed))
  return error ? { culprit: null, reason: z.prettifyError(error) } : { text: changed }
}

/**
 * The files with the changes of a patch. The changes of one record belong together: where the record, a present value or
 * the record with all new values does not fit, all of them are refused with the reason, and the rest is done.
 * @param read the text of a file of `data` by its name without `.json`; null where there is none
 * @param today as an ISO date
 */
export function applyPatch(
  changes: readonly Change[],
  read: (file: string) => string | null,
  today: string,
): Applied {
  const files = new Map<string, string>()
  const done: Change[] = []
  const refused: Applied['refused'] = []
  for (const [first, ...others] of groupBy(changes, recordOf).values()) {
    if (!first) continue
    const { file } = first
    const ofRecord = [first, ...others]
    const schema = SCHEMAS.find(([names]) => names.test(file))?.[1]
    const text = files.get(file) ?? (schema ? read(file) : null)
    const result: Changed =
      schema && text !== null
        ? changeRecord(text, ofRecord, schema, today)
        : { culprit: null, reason: 'A patch can’t change this file.' }
    if ('text' in result) {
      files.set(file, result.text)
      done.push(...ofRecord)
      continue
    }
    const { culprit, reason } = result
    const isFit = (change: Change) => culprit !== null && change !== culprit
    const together = 'Another change of the same record was refused.'
    refused.push(...ofRecord.map((change) => ({ change, reason: isFit(change) ? together : reason })))
  }
  return { files, done, refused }
}
