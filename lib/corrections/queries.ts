import 'server-only'
import { PRICE_LEVELS } from '../facts/price-levels'
import { getListed } from '../facts/queries'
import { RegisterSchema } from '../facts/register'
import { OwnEntryRuleSchema, OwnFeeSchema } from '../facts/rule-exceptions'
import { FeeRuleSchema } from '../facts/rules'
import { oncePerProcess } from '../once-per-process'
import { listData, readData, readDataText } from '../read-data'
import '../text/zod-without-compiler'
import { getCountries } from '../places/queries'
import { KNOWLEDGE } from '../programmes/general-knowledge'
import { programmeKey } from '../programmes/key'
import { RESEARCHED } from '../programmes/researched-programmes'
import { getDataset, getProgramme } from '../programmes/queries'
import { ProgrammesFileSchema } from '../programmes/schema'
import { nameOfProgramme } from '../programmes/words'
import { getScholarship } from '../scholarships/queries'
import { getSubject } from '../subjects/queries'
import { groupBy } from '../text/group-by'
import { isObject } from '../text/is-object'
import { getRecordsOf, getSource, getUniversity } from '../universities/queries'
import { citeSources } from '../universities/record/provenance'
import type { UniversityRecord } from '../universities/record/schema'
import { correctableAward } from './award'
import { withOther, type Correctable } from './correctable'
import { correctableCountry } from './country'
import { KEPT_BY_HAND } from './file-words'
import { correctableProgramme } from './programme'
import type { OwnEntry, OwnRule } from './stored'
import { correctableUniversity, type Given } from './university'

/** A file as it is, read when somebody asks: few do. `npm run check:data` has held it against its schema. */
const read = (name: string): unknown => JSON.parse(readDataText(name))

function rowsOf(file: string): readonly unknown[] {
  const rows = read(`national/${file}`)
  return Array.isArray(rows) ? rows : []
}

/** The files of `data/national` that facts of a university come from, by the group of facts. */
const RULES_OF: Readonly<Record<string, readonly string[]>> = {
  fee: ['own-fees', 'fee-rules'],
  'usual-fee': ['fee-rules'],
  'home-fee': ['own-fees', 'fee-rules'],
  route: ['routes'],
  'teaching-language': ['own-entry-rules', 'entry-rules'],
  'language-rule': ['own-entry-rules', 'entry-rules'],
  'entry-rule': ['own-entry-rules', 'entry-rules'],
}

/** The files of registers, by the titles of their sources. */
const getRegisterFiles = oncePerProcess('files of registers', () => {
  const names = listData('open').filter((name) => name !== PRICE_LEVELS)
  return new Map(
    [
      ...groupBy(
        names.flatMap((name) =>
          readData(name, RegisterSchema).editions.map(({ source }) => ({
            name,
            title: getSource(source).title,
          })),
        ),
        ({ title }) => title,
      ),
    ].map(([title, files]) => [title, [...new Set(files.map(({ name }) => name))]]),
  )
})

/** The table of universities, which says of each its sector and, where they are its own, its languages. */
const LISTED = 'national/universities'

/** Finds the one file that has facts of a group from a source; null where none or several may. */
function citingFor({ id, countryCode, sources }: UniversityRecord): Given['fileCiting'] {
  const rows = new Map(Object.values(RULES_OF).flatMap((files) => files.map((file) => [file, rowsOf(file)])))
  const listed = getListed(id)
  return (group, { title, url }) => {
    // They replace whatever the rules say of them.
    if (group === 'teaching-language' && listed?.teachingLanguages.length) return LISTED
    const isCiting = (row: unknown): boolean => {
      if (!isObject(row) || (row.university ?? row.country) !== (row.university ? id : countryCode))
        return false
      const { source } = isObject(row.rule) ? row.rule : row
      return isObject(source) && source.title === title && source.url === url
    }
    const isListed = group === 'sector' && listed?.sector && (listed.source ?? null) === url
    const isOwn = group.endsWith('fee') && sources.some(({ source }) => getSource(source).title === title)
    const files = [
      ...(RULES_OF[group] ?? []).flatMap((file) =>
        rows.get(file)?.some(isCiting) ? [`national/${file}`] : [],
      ),
      ...(isListed ? [LISTED] : []),
      ...(isOwn ? [`universities/${countryCode}`] : []),
      ...(getRegisterFiles().get(title) ?? []),
    ]
    return files.length === 1 ? (files[0] ?? null) : null
  }
}

/** The fees of one university alone: those of its own page, and rules for it and no other. */
function ownFeesOf(id: string): OwnRule[] {
  const own = rowsOf('own-fees').flatMap((row, at): OwnRule[] => {
    const { data } = OwnFeeSchema.safeParse(row)
    return data?.university === id ? [{ file: 'national/own-fees', path: [at], rule: data }] : []
  })
  const rules = rowsOf('fee-rules').flatMap((row): OwnRule[] => {
    const { data } = FeeRuleSchema.safeParse(row)
    return data?.scope.join() === id ? [{ file: 'national/fee-rules', path: [data.id], rule: data }] : []
  })
  return [...own, ...rules]
}

/** The rules of entry of one university alone. */
const ownEntriesOf = (id: string): OwnEntry[] =>
  rowsOf('own-entry-rules').flatMap((row, at) => {
    const { data } = OwnEntryRuleSchema.safeParse(row)
    return data?.university === id ? [{ path: [at, 'rule'], rule: data.rule }] : []
  })

function ofUniversity(id: string): Correctable | null {
  const university = getUniversity(id)
  const record = university && getRecordsOf(university.countryCode).find((each) => each.id === id)
  return record
    ? correctableUniversity({
        record,
        university,
        sources: citeSources(university, getSource),
        fileCiting: citingFor(record),
        ownFees: ownFeesOf(id),
        ownEntries: ownEntriesOf(id),
      })
    : null
}

/** Where a programme is kept: those of researched universities in their records. */
function fileOfProgramme(dataset: string, countryCode: string): string {
  if (dataset === RESEARCHED) return `universities/${countryCode}`
  return dataset === KNOWLEDGE ? dataset : `programmes/${dataset}`
}

/** The row of a programme that people keep, by its key; null where a program writes it. */
function storedRow(universityId: string, key: string, file: string) {
  if (file !== KEPT_BY_HAND) return null
  const rows = readData(file, ProgrammesFileSchema).universities[universityId] ?? []
  const taken = new Set<string>()
  const keys = rows.map((row) => {
    const own = programmeKey(row, taken)
    taken.add(own)
    return own
  })
  const at = keys.findIndex((own) => key === `${file.replace('programmes/', '')}-${own}`)
  const row = rows[at]
  return row ? { row, path: ['universities', universityId, at] } : null
}

function ofProgramme(universityId: string, key: string): Correctable | null {
  const programme = getProgramme(universityId, key)
  const university = getUniversity(universityId)
  const ofItsUniversity = ofUniversity(universityId)
  if (!programme || !university || !ofItsUniversity) return null
  const subject = programme.subject === null ? null : getSubject(programme.subject)
  const name = `${nameOfProgramme(programme, subject?.name ?? null)}, ${university.name}`
  const file = fileOfProgramme(programme.dataset, university.countryCode)
  const dataset = getDataset(programme.dataset)
  const stored = storedRow(universityId, key, file)
  return correctableProgramme({ programme, name, dataset, file, stored, ofUniversity: ofItsUniversity })
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
