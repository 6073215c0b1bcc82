import type { Programme, ProgrammeDataset } from '../programmes/programme'
import { programmeHref } from '../programmes/href'
import { programmeFeeInWords } from '../programmes/words'
import { factInWords, type Correctable, type CorrectableField } from './correctable'

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
  /** What its page says of the whole university. */
  ofUniversity: Correctable
}

/** The facts of a programme, and those of its university that its page shows beside them. */
export function correctableProgramme({ programme, name, dataset, file, ofUniversity }: Given): Correctable {
  const { fee } = programme
  const known = {
    source: `${dataset.source.publisher}: ${dataset.title}`,
    year: dataset.year,
    address: dataset.source.url,
    file,
  }
  const fields = FACTS.flatMap(([key, label]): CorrectableField[] => {
    const value = programme[key]
    if (value === null) return []
    const input = typeof value === 'number' ? 'number' : 'text'
    return [factInWords({ ...known, key, label, shown: String(value), input })]
  })
  const own = factInWords({
    ...known,
    key: 'fee',
    label: 'Tuition',
    ...(fee ? { shown: programmeFeeInWords(fee).sum, year: fee.asOf, input: 'number' } : { shown: null }),
  })
  const partOf = (id: string) => ofUniversity.parts.find((part) => part.id === id)?.fields ?? []
  return {
    name,
    href: programmeHref(programme),
    parts: [
      { id: 'fee', title: 'Tuition', fields: [own] },
      { id: 'course', title: 'The course', fields },
      { id: 'apply', title: 'How to apply, and by when', fields: partOf('apply') },
      { id: 'after', title: 'What became of its students', fields: partOf('after') },
      { id: 'needed', title: 'What is needed', fields: [...partOf('language'), ...partOf('entry')] },
    ],
  }
}
