import type { Level } from '../../facts/vocabulary'
import type { Match } from '../../list/split-rows'
import type { Programme } from '../programme'

/** A letter for each university of the catalogue's index, in its order. */
export type TaughtLetters = string

const TAUGHT = 'y'
const NOT_TAUGHT = 'n'
const NOT_KNOWN = '-'

type Source = {
  level: Level
  /** The programmes of the level, or maybe of it, that state the subject or one of its branches. */
  stated: readonly Pick<Programme, 'universityId' | 'levels'>[]
  /** Those that only may be in it. */
  mayBe: readonly Pick<Programme, 'universityId'>[]
  /** Whether a register lists all that a university teaches at the level. */
  isListed: (universityId: string) => boolean
}

/** The universities that teach a subject at a level. */
export function writeTaught(
  universities: readonly { id: string }[],
  { level, stated, mayBe, isListed }: Source,
): TaughtLetters {
  const isSure = ({ levels }: (typeof stated)[number]) => levels.length === 1 && levels[0] === level
  const idsOf = (programmes: readonly { universityId: string }[]) =>
    new Set(programmes.map(({ universityId }) => universityId))
  const sure = idsOf(stated.filter(isSure))
  const unsure = idsOf([...stated, ...mayBe])
  return universities
    .map(({ id }) => {
      if (sure.has(id)) return TAUGHT
      return unsure.has(id) || !isListed(id) ? NOT_KNOWN : NOT_TAUGHT
    })
    .join('')
}

/** The answer for the university at a position; null for one without a position, such as a visitor's own. */
export function readTaught(letters: TaughtLetters, at: number | undefined): Match {
  const letter = at === undefined ? NOT_KNOWN : letters[at]
  return letter === TAUGHT ? true : letter === NOT_TAUGHT ? false : null
}
