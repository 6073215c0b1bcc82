type Keyed = { universityId: string; key: string }

/** A programme's id, `<university>/<key>`: it names the programme among all. */
export const programmeId = ({ universityId, key }: Keyed): string => `${universityId}/${key}`

/**
 * The parts of the id of a university or of a programme, where it stands alone. `key` is null for a university as a whole.
 */
export function partsOfId(id: string): { universityId: string; key: string | null } {
  const [universityId = '', key = null] = id.split('/')
  return { universityId, key }
}

/** A place to study: `id` is `programmeId` of a programme, or the id of a university as a whole. */
type Place = { kind: 'university' | 'programme'; id: string; universityId: string }

/** The inverse of `programmeId`: the programme's key at its university, null for a university as a whole. */
export const programmeKeyOf = ({ kind, id, universityId }: Place): string | null =>
  kind === 'programme' ? id.slice(universityId.length + 1) : null

/**
 * Whether a key names a programme. Where a source names a subject at a university and no programme of it, the key in a
 * plan is `~<subject>.<level>`.
 */
export const namesProgramme = (key: string | null): key is string => key !== null && !key.startsWith('~')

/** The subject that such a key names; null for another key. */
export const namedSubject = (key: string | null): string | null =>
  /^~([a-z-]+)\./.exec(key ?? '')?.[1] ?? null

/** The level that such a key names, as it is written; null for another key. */
export const namedLevel = (key: string | null): string | null =>
  /^~[a-z-]+\.([a-z]+)$/.exec(key ?? '')?.[1] ?? null
