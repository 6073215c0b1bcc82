import type { Level } from '../facts/vocabulary'

/** The facts that a heart has about the item that it saves. */
export type NewItem =
  /** `level`: the one of the page; without it the visitor's. */
  | { kind: 'university'; id: string; name: string; countryCode: string; level?: Level }
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

/**
 * A university as a heart saves it from a page at a level. A page that nobody asked for a level shows a bachelor's, so that
 * one is left to the visitor's own level.
 */
export function universityItem(
  place: { id: string; name: string; countryCode: string },
  level: Level,
): NewItem {
  return { kind: 'university', ...place, ...(level !== 'bachelor' && { level }) }
}

/** The name of a heart. A list has many programmes of one title, so each names its university. */
export const saveLabel = (item: NewItem) =>
  `Save ${item.name}${item.kind === 'programme' ? ` at ${item.university}` : ''} to my plan`

/** The id of a subject that a source names at a university without a programme of it. */
export const subjectItemId = (universityId: string, subject: string, level: Level) =>
  `${universityId}/~${subject}.${level}`
