import { namedSubject, namesProgramme } from '../facts/programme-id'
import type { Level } from '../facts/vocabulary'
import { choiceAt, type ChoiceFacts } from './choice'
import { CHOICE, CHOICE_PROGRAMME } from './files'

export type ChosenPlace = {
  universityId: string
  /** The key of a programme; null, or a key that names none, for the university itself. */
  key: string | null
  level: Level
}

/** All of a choice; null where this catalogue has no such university. */
export async function loadChoice({ universityId, key, level }: ChosenPlace): Promise<ChoiceFacts | null> {
  const [file, programme] = await Promise.all([
    CHOICE(universityId).load(),
    namesProgramme(key) ? CHOICE_PROGRAMME(universityId, key).load() : null,
  ])
  return file && choiceAt(file, level, programme, namedSubject(key))
}
