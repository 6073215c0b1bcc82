import 'server-only'
import { z } from 'zod'
import { readDataText } from '../read-data'
import '../text/zod-without-compiler'
import { getCountries } from '../places/queries'
import { KNOWLEDGE } from '../programmes/general-knowledge'
import { programmeKey } from '../programmes/key'
import { RESEARCHED } from '../programmes/researched-programmes'
import { getDataset, getProgramme } from '../programmes/queries'
import { ProgrammeRowSchema } from '../programmes/schema'
import { nameOfProgramme } from '../programmes/words'
import { getScholarship } from '../scholarships/queries'
import { getSubject } from '../subjects/queries'
import { isObject } from '../text/is-object'
import { getRecordsOf, getSource, getUniversity } from '../universities/queries'
import { citeSources } from '../universities/record/provenance'
import { correctableAward } from './award'
import { withOther, type Correctable } from './correctable'
import { correctableCountry } from './country'
import { correctableProgramme } from './programme'
import { correctableUniversity } from './university'

/** A file as it is, read when somebody asks: few do. `npm run check:data` has held it against its schema. */
const read = (name: string): unknown => JSON.parse(readDataText(name))

function rowsOf(file: string): readonly unknown[] {
  const rows = read(`national/${file}`)
  return Array.isArray(rows) ? rows : []
}

function ofUniversity(id: string): Correctable | null {
  const university = getUniversity(id)
  const record = university && getRecordsOf(university.countryCode).find((each) => each.id === id)
  return record
    ? correctableUniversity({ record, university, sources: citeSources(university, getSource) })
    : null
}

/** The place of a programme among the rows of its university; null where its file is none of programmes. */
function placeOf(dataset: string, universityId: string, key: string): number | null {
  const file = [KNOWLEDGE, RESEARCHED].includes(dataset) ? null : read(`programmes/${dataset}`)
  const own = isObject(file) && isObject(file.universities) ? file.universities[universityId] : null
  const rows = z.array(ProgrammeRowSchema).safeParse(own).data ?? []
  const keys = new Set<string>()
  const at = rows.findIndex((row) => {
    const ownKey = programmeKey(row, keys)
    keys.add(ownKey)
    return `${dataset}-${ownKey}` === key
  })
  return at < 0 ? null : at
}

function ofProgramme(universityId: string, key: string): Correctable | null {
  const programme = getProgramme(universityId, key)
  const university = ofUniversity(universityId)
  if (!programme || !university) return null
  const subject = programme.subject === null ? null : getSubject(programme.subject)
  const name = `${nameOfProgramme(programme, subject?.name ?? null)}, ${university.name}`
  const at = placeOf(programme.dataset, universityId, programme.key)
  const dataset = getDataset(programme.dataset)
  return correctableProgramme({ programme, name, dataset, at, ofUniversity: university })
}

function find(about: string): Correctable | null {
  const [area = '', id = '', key = ''] =
    /^\/(?:resources\/)?([a-z]+)\/([a-z0-9-]+)(?:\/([a-z0-9-]+))?$/.exec(about)?.slice(1) ?? []
  const award = area === 'scholarships' ? getScholarship(id) : null
  if (award) return correctableAward(award)
  if (area === 'universities') return ofUniversity(id)
  if (area === 'programmes') return ofProgramme(id, key)
  const country = area === 'countries' && getCountries().find(({ code }) => code === id)
  return country
    ? correctableCountry(country, rowsOf, (university) => getUniversity(university)?.name ?? null)
    : null
}

/**
 * The facts of a page by its address, such as `/scholarships/chevening`; null where there is none. Each group ends with what
 * its list may lack.
 */
export function getCorrectable(about: string): Correctable | null {
  const found = find(about)
  return found && { ...found, parts: found.parts.map(withOther) }
}
