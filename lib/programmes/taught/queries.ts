import 'server-only'
import { LEVELS, type Level } from '../../facts/vocabulary'
import { oncePerProcess } from '../../once-per-process'
import { getSubject } from '../../subjects/queries'
import type { SubjectSlug } from '../../subjects/subject'
import { getRows } from '../../universities/queries'
import type { TestOfTaught } from '../../universities/taught'
import { getProgrammesOfSubject, getTaughtElsewhere, isListedAt } from '../queries'
import { positionOf } from '../search/places'
import { readTaught, writeTaught, type TaughtLetters } from './taught-letters'

function makeTaught(subject: SubjectSlug, level: Level): TaughtLetters {
  const wanted = [subject, ...(getSubject(subject)?.covers ?? [])]
  const found = wanted.flatMap((slug) => getProgrammesOfSubject(slug, level))
  const isStated = (slug: SubjectSlug | null) => slug !== null && wanted.includes(slug)
  return writeTaught(getRows(), {
    level,
    stated: found.filter((programme) => isStated(programme.subject)),
    mayBe: [
      ...found.filter((programme) => !isStated(programme.subject)),
      ...wanted.flatMap((slug) => getTaughtElsewhere(slug, level)),
    ],
    isListed: (id) => isListedAt(id, level),
  })
}

/** By subject and level: one takes some milliseconds, and each is asked for again and again. */
const taughtAt = oncePerProcess('universities that teach', (name: string) => {
  const [subject = '', level] = name.split('.')
  return makeTaught(subject, level as Level)
})

const NAME = /^([a-z-]+)\.([a-z]+)\.txt$/

/** The file of a subject at a level by its name; undefined for no such file. */
export function getTaughtFile(name: string): TaughtLetters | undefined {
  const [, subject = '', asked] = NAME.exec(name) ?? []
  const level = LEVELS.find(({ value }) => value === asked)?.value
  return level && getSubject(subject) ? taughtAt(`${subject}.${level}`) : undefined
}

/** Tests by all programmes of the catalogue. */
export const testTaught: TestOfTaught = (subject, level) => {
  const letters = taughtAt(`${subject}.${level}`)
  return ({ id }) => readTaught(letters, positionOf(id))
}
