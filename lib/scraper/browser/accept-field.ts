import { saveAdded, useAddedStore } from '../../import/added-store'
import { cellsOf as cellsOfRecord, toCells } from '../../import/flatten'
import { joinList, splitList } from '../../import/lists'
import { loadRecords } from '../../import/load-records'
import { planImport } from '../../import/merge'
import { checkContext } from '../../import/check-context'
import { REFERENCE } from '../../import/files'
import { replacedId } from '../../import/replaced-id'
import type { AddedEntry } from '../../import/schema'
import { checkRow } from '../../import/validate'
import { isoDate } from '../../text/iso-date'
import type { KnownSite } from '../shared/answers'
import type { FoundField } from '../shared/proof/fold-record'
import { fieldsOf } from '../shared/proof/reading-fields'
import { acceptedOf, type AcceptedValues } from './reading-choice'
import { toLeftRecord } from './reading-record'

type Accepting = {
  chosen: AcceptedValues
  /** The day on which the pages were read, as an ISO date. */
  readOn: string
}

/**
 * The accepted values of one field as the cells of a row, and the places where they were read. A list keeps its earlier
 * entries.
 * @param own the visitor's own record of the university, if there is one
 */
function cellsOf(
  site: KnownSite,
  own: AddedEntry | undefined,
  field: FoundField,
  { chosen, readOn }: Accepting,
) {
  const [named] = field.field === 'name' ? acceptedOf(field, chosen) : []
  const about = { ...site, name: named?.value ?? site.name, readOn }
  const { provenance, ...left } = toLeftRecord([field], chosen, about)
  const cells = cellsOfRecord(left)
  const key = fieldsOf('university').find(({ name }) => name === field.field)?.key
  const column = Object.keys(cells).find((one): one is keyof typeof cells => one === key)
  if (field.kind === 'list' && column) {
    const ours = site.values.find((value) => value.field === field.field)?.texts ?? []
    const before = own ? splitList(toCells(own.record)[column] ?? '') : ours
    cells[column] = joinList([...new Set([...before, ...splitList(cells[column] ?? '')])])
  }
  return { cells, provenance }
}

/**
 * Accepts one field of a catalogue's university into "Added by you". The values and their places go into the visitor's
 * own record of it, or else into a copy of our record.
 * @throws {Error} when a file of the catalogue cannot be loaded, or the browser cannot store it
 */
export async function acceptField(
  site: KnownSite,
  field: FoundField,
  accepting: Accepting,
): Promise<AddedEntry> {
  const reference = await REFERENCE.load()
  const country = reference.countries.find(({ name }) => name === site.country)
  const catalogue = await loadRecords(new Set(country ? [country.code] : []))
  await useAddedStore.persist.rehydrate()
  const { entries } = useAddedStore.getState()
  const own = entries.find((entry) => replacedId(entry, reference.successors) === site.id)
  const known = own ? { ...site, name: own.record.name, website: own.record.website ?? site.website } : site
  const { cells, provenance } = cellsOf(known, own, field, accepting)
  const checked = checkRow(cells, { at: 0, line: 1 }, checkContext(reference))
  if (!checked.record) throw new Error(checked.problems[0]?.reason ?? 'The value cannot be kept.')
  const twin = { kind: 'catalogue', id: site.id, name: site.name } as const
  const candidate = { ...checked, record: checked.record, twin, choice: 'merge', provenance } as const
  const today = isoDate(new Date())
  const { successors } = reference
  const [entry] = planImport({
    candidates: [candidate],
    entries,
    catalogue,
    from: 'crawl',
    successors,
    today,
  })
  if (!entry) throw new Error('The value cannot be kept.')
  saveAdded([entry])
  if (useAddedStore.getState().trouble) throw new Error('This browser could not keep the university')
  return entry
}
