import { TAUGHT } from '@/lib/programmes/files'
import { readTaught } from '@/lib/programmes/taught/taught-letters'
import type { TestOfTaught } from '@/lib/universities/taught'

/** The position of a university in the catalogue's index; undefined for a visitor's own. */
type PositionOf = (universityId: string) => number | undefined

/** Makes the tests of a list from the positions of its universities. */
export type TestsByFiles = (positionOf: PositionOf) => TestOfTaught

/**
 * Gives tests by the file of a subject at a level, and others once a further file is here. A file is fetched when its subject is
 * typed, and until then nothing is known. What fails is tried again when the subject is asked for again.
 * @param onLoaded called when a file is here, so that the search is answered again
 */
export function taughtFiles(onLoaded: () => void): () => TestsByFiles {
  const asked = new Set<string>()
  const makeTests = (): TestsByFiles => (positionOf) => (subject, level) => {
    const file = TAUGHT(subject, level)
    const { address } = file
    const letters = file.get()
    if (letters !== null) return ({ id }) => readTaught(letters, positionOf(id))
    if (!asked.has(address)) {
      asked.add(address)
      file.load().then(
        () => {
          tests = makeTests()
          onLoaded()
        },
        () => asked.delete(address),
      )
    }
    return () => null
  }
  let tests = makeTests()
  return () => tests
}
