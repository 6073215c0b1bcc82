import type { Programme, ProgrammeDataset } from '../programmes/programme'
import { programmeHref } from '../programmes/href'
import { programmeFeeInWords } from '../programmes/words'
import type { ProgrammeRow } from '../programmes/schema'
import { parseUrl } from '../text/parse-url'
import { factInWords, WARNINGS, type Correctable, type CorrectableField, type Kept } from './correctable'
import type { Change } from './patch'
import { storedAt } from './stored'

/** The facts of a course, with how a page names them. Their year and their source are those of its whole file. */
const FACTS = [
  ['title', 'Title'],
  ['titleEn', 'Title in English'],
  ['award', 'Award'],
  ['months', 'Length in months'],
  ['language', 'Language of teaching (two letters)'],
  ['mode', 'Mode'],
  ['campus', 'Campus'],
  ['city', 'Town'],
  ['faculty', 'Faculty'],
  ['url', 'Its page'],
] as const

type Given = {
  programme: Programme
  name: string
  dataset: ProgrammeDataset
  /** Its file in `data`, without `.json`. */
  file: string
  /** Its row where people keep it, and the keys that lead there; null where a program writes it. */
  stored: { row: ProgrammeRow; path: Change['path'] } | null
  /** What its page says of the whole university. */
  ofUniversity: Correctable
}

const siteOf = (address: string | null) =>
  address === null ? null : parseUrl(address)?.hostname.replace(/^www\./, '')

/** The facts of a programme, and those of its university that its page shows beside them. */
export function correctableProgramme({
  programme,
  name,
  dataset,
  file,
  stored,
  ofUniversity,
}: Given): Correctable {
  const { fee } = programme
  const known = {
    source: `${dataset.source.publisher}: ${dataset.title}`,
    year: dataset.year,
    address: dataset.source.url,
    file,
  }
  const keptAt = (keys: string[], shown: unknown, year: Kept['year'] = null): Kept | null => {
    const values = stored && storedAt(stored.row, stored.path, keys, shown)
    // The source of the file is the university's own site.
    const cite = ({ page }: { page: string }) => (siteOf(page) === siteOf(programme.url) ? [] : null)
    return values && { values, year, pages: [programme.url], cite }
  }
  const fields = FACTS.flatMap(([key, label]): CorrectableField[] => {
    const value = programme[key]
    if (value === null) return []
    const input = typeof value === 'number' ? 'number' : 'text'
    const isInAddress = key === 'title' || key === 'titleEn'
    const place = keptAt([key], value)
    const kept = place && isInAddress ? { ...place, warning: WARNINGS.address } : place
    return [factInWords({ ...known, key, label, shown: String(value), kept, input })]
  })
  const asOf = stored && fee && { path: [...stored.path, 'fee', 'asOf'], from: fee.asOf, holdsFor: fee.asOf }
  const own = factInWords({
    ...known,
    key: 'fee',
    label: 'Tuition',
    ...(fee
      ? {
          shown: programmeFeeInWords(fee).sum,
          year: fee.asOf,
          // The sum of a year beside that of the course would not follow.
          kept: stored?.row.fee?.perYear === undefined ? keptAt(['fee', 'sum'], fee.sum, asOf) : null,
          input: 'number',
        }
      : { shown: null }),
  })
  const partOf = (id: string) => ofUniversity.parts.find((part) => part.id === id)?.fields ?? []
  return {
    name,
    href: programmeHref(programme),
    parts: [
      { id: 'fee', title: 'Tuition', fields: [own] },
      { id: 'course', title: 'The course', fields },
      { id: 'apply', title: 'How to apply, by when', fields: partOf('apply') },
      { id: 'after', title: 'What became of its students', fields: partOf('after') },
      { id: 'needed', title: 'What is needed', fields: [...partOf('language'), ...partOf('entry')] },
    ],
  }
}
