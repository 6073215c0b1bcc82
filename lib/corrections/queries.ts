import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { getCountries } from '../places/queries'
import { KNOWLEDGE } from '../programmes/general-knowledge'
import { programmeKey } from '../programmes/key'
import { RESEARCHED } from '../programmes/researched-programmes'
import { getDataset, getProgramme } from '../programmes/queries'
import { ProgrammesFileSchema } from '../programmes/schema'
import { nameOfProgramme } from '../programmes/words'
import { getScholarship } from '../scholarships/queries'
import { getSubject } from '../subjects/queries'
import { parseFile } from '../text/parse-file'
import { getRecordsOf, getSource, getUniversity } from '../universities/queries'
import { citeSources } from '../universities/record/provenance'
import { correctableAward } from './award'
import { withOther, type Correctable } from './correctable'
import { correctableCountry } from './country'
import { correctableProgramme } from './programme'
import { correctableUniversity } from './university'

const read = <Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema> => {
  const text = readFileSync(join(process.cwd(), 'data', `${name}.json`), 'utf8')
  return parseFile(`data/${name}.json`, schema, JSON.parse(text))
}

/** The rows of a file of rules, read when somebody asks: few do. */
const rowsOf = (file: string) => read(`national/${file}`, z.array(z.unknown()))

function ofUniversity(id: string): Correctable | null {
  const university = getUniversity(id)
  const record = university && getRecordsOf(university.countryCode).find((each) => each.id === id)
  return record
    ? correctableUniversity({ record, university, sources: citeSources(university, getSource) })
    : null
}

/** The place of a programme among the rows of its university; null where its file is none of programmes. */
function placeOf(dataset: string, universityId: string, key: string): number | null {
  const isFile = ![KNOWLEDGE, RESEARCHED].includes(dataset)
  const { universities = {} } = isFile ? read(`programmes/${dataset}`, ProgrammesFileSchema) : {}
  const keys = new Set<string>()
  const at = (universities[universityId] ?? []).findIndex((row) => {
    const own = programmeKey(row, keys)
    keys.add(own)
    return `${dataset}-${own}` === key
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
