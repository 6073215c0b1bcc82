import { fetchFile } from '../device/fetch-file'
import { createResource } from '../device/resource'
import { namedSubject, namesProgramme } from '../facts/programme-id'
import type { Level } from '../facts/vocabulary'
import type { AwardWorth } from './award-worth'
import { choiceAt, type ChoiceFacts, type ChoiceFile, type ChoiceHead, type ChoiceProgramme } from './choice'
import type { CountryRules } from './country-rules'

/** Names the versions of the files, so it has none itself. */
const CHOICE_HEAD = '/catalogue/choice.json'

/** A file that the server wrote from typed data. */
const fileOf = <Value>() =>
  createResource<Value>(async (address) => {
    const response = await fetchFile(address)
    return response.json() as Promise<Value>
  })

const heads = fileOf<ChoiceHead>()
const universities = fileOf<ChoiceFile | null>()
const programmes = fileOf<ChoiceProgramme | null>()
const rules = fileOf<CountryRules | null>()
const worths = fileOf<readonly AwardWorth[]>()

/** The present versions, and the rates that sums are converted with. */
export const loadChoiceHead = (): Promise<ChoiceHead> => heads.load(CHOICE_HEAD)

async function addressOf(path: string): Promise<string> {
  const { version } = await loadChoiceHead()
  return `/catalogue/choice/${version}/${path}`
}

export type ChosenPlace = {
  universityId: string
  /** The key of a programme; null, or a key that names none, for the university itself. */
  key: string | null
  level: Level
}

/** All of a choice; null where this catalogue has no such university. */
export async function loadChoice({ universityId, key, level }: ChosenPlace): Promise<ChoiceFacts | null> {
  const [file, programme] = await Promise.all([
    addressOf(`university/${universityId}`).then(universities.load),
    namesProgramme(key) ? addressOf(`programme/${universityId}/${key}`).then(programmes.load) : null,
  ])
  return file && choiceAt(file, level, programme, namedSubject(key))
}

/** The requirements of a country; null for a country that the catalogue lacks. */
export async function loadCountryRules(code: string): Promise<CountryRules | null> {
  return rules.load(await addressOf(`rules/${code}`))
}

/** The payments of each award. */
export async function loadAwardWorths(): Promise<readonly AwardWorth[]> {
  return worths.load(await addressOf('awards'))
}
