import type { Level } from '../facts/vocabulary'
import type { PlanItem } from './plan'

/** What a heart knows of what it saves. */
export type NewItem =
  | { kind: 'university'; id: string; name: string; countryCode: string }
  | {
      kind: 'programme'
      /** As `PlaceItem.id`. */
      id: string
      name: string
      universityId: string
      university: string
      countryCode: string
      level: Level
    }
  | { kind: 'award'; id: string; name: string }

/** The name of a heart. A list has many programmes of one title, so each names its university. */
export const saveLabel = (item: NewItem) =>
  `Save ${item.name}${item.kind === 'programme' ? ` at ${item.university}` : ''} to my plan`

/** The id of a subject that a source names at a university without a programme of it. */
export const subjectItemId = (universityId: string, subject: string, level: Level) =>
  `${universityId}/~${subject}.${level}`

/** @param day the visitor's day, as ISO */
export function completeItem(item: NewItem, day: string): PlanItem {
  const own = { note: '', added: day }
  if (item.kind === 'award') return { ...item, ...own }
  if (item.kind === 'programme') return { ...item, awards: [], ...own }
  return { ...item, universityId: item.id, university: item.name, level: null, awards: [], ...own }
}
