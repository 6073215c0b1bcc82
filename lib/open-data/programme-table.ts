import type { Programme, ProgrammeDataset } from '../programmes/programme'
import { OWN_LICENCE } from './licences'
import { columnMaker, tableOf } from './table'

/** A programme of a dataset that may be passed on. `source`: its key in the table of sources. */
type OpenProgramme = {
  programme: Programme
  source: string
  licence: string
  kind: ProgrammeDataset['kind']
}

const { text, number } = columnMaker<OpenProgramme>({ column: 'licence' })
const own = columnMaker<OpenProgramme>(OWN_LICENCE)

/** One row a programme, or a subject where the source lists no programmes. */
export const programmeTable = tableOf<OpenProgramme>({
  name: 'programmes',
  title: 'Programmes and subjects',
  description:
    'What can be studied at which university and level, by registers with an open licence and by our own writing.',
  key: ['university_id', 'key', 'levels', 'source'],
  columns: [
    own.text('university_id', 'The university, as in its table', ({ programme }) => programme.universityId),
    own.text('key', 'Names it among those of its university', ({ programme }) => programme.key),
    text(
      'levels',
      'bachelor, master, doctorate: several where the source does not tell them apart',
      ({ programme }) => programme.levels.join(', '),
    ),
    text(
      'grain',
      '“course”: has a name of its own; “degree”: a national title; “subject”: a subject that is offered; “research”: a field of research',
      ({ programme }) => programme.grain,
    ),
    own.text('subject', 'Our name for its subject', ({ programme }) => programme.subject),
    text('code', 'The source’s own code', ({ programme }) => programme.code),
    text('title', 'In the language of the source', ({ programme }) => programme.title),
    text('title_en', 'In English', ({ programme }) => programme.titleEn),
    text('award', 'The degree', ({ programme }) => programme.award),
    number('months', 'Length in months', ({ programme }) => programme.months),
    text('language', 'ISO 639-1, where the source names it', ({ programme }) => programme.language),
    text('mode', 'campus, day, evening, blended or distance', ({ programme }) => programme.mode),
    text('faculty', 'Name of the faculty', ({ programme }) => programme.faculty),
    text('url', 'Its page', ({ programme }) => programme.url),
    number('fee', 'As the source states it', ({ programme }) => programme.fee?.sum),
    text('fee_currency', 'ISO 4217', ({ programme }) => programme.fee?.currency),
    text('fee_for', '“year”, or “course”: the whole of it', ({ programme }) => programme.fee?.basis),
    text(
      'fee_status',
      'Who pays it: home, eu-eea, international or all',
      ({ programme }) => programme.fee?.status,
    ),
    text('fee_year', 'When it held, in the source’s words', ({ programme }) => programme.fee?.asOf),
    number('count', 'The number that the source gives for the subject', ({ programme }) => programme.count),
    own.text('kind', '“listed” by the source, or “general”: known, and by no publisher said', ({ kind }) =>
      kind ? 'general' : 'listed',
    ),
    own.text('source', 'Key in the table of sources', ({ source }) => source),
    own.text('licence', 'Licence of that source', ({ licence }) => licence),
  ],
})
