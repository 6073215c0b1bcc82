import type { Fact, Tuition } from '../facts/fact'
import { columnMaker, tableOf } from './table'

/** A price of a university, of a source that may be passed on. */
type OpenFee = { universityId: string; fee: Fact<Tuition>; licence: string }

const { text, number, yes } = columnMaker<OpenFee>({ column: 'licence' })

/** One row a price. Usual prices of a country are no university's own, and are not among them. */
export const feeTable = tableOf<OpenFee>({
  name: 'fees',
  title: 'Tuition',
  description:
    'What universities themselves, registers and laws say that a degree costs, by level and by who pays it; a few rows are general knowledge, as their kind says.',
  key: [],
  columns: [
    text('university_id', 'The university, as in its table', ({ universityId }) => universityId),
    text('level', 'bachelor, master or doctorate', ({ fee }) => fee.value.level),
    text('status', 'Who pays it: home, eu-eea, international or all', ({ fee }) => fee.value.status),
    number('from', 'The sum, or the lowest; empty where only a ceiling is known', ({ fee }) => fee.value.min),
    number('to', 'The highest; empty where it is one sum', ({ fee }) => fee.value.max),
    yes('is_floor', 'Known only as “from” this sum up', ({ fee }) => fee.value.isFloor),
    text('currency', 'ISO 4217', ({ fee }) => fee.value.currency),
    text('period', 'year, semester, month, credit or total', ({ fee }) => fee.value.period),
    text('condition', 'The programmes that it is for, if not for all', ({ fee }) => fee.value.condition),
    text('taught_in', 'ISO 639-1: for programmes in this language alone', ({ fee }) => fee.value.taughtIn),
    text('year', 'The year that it holds for', ({ fee }) => fee.year),
    text('kind', 'reported, register, law, service or general: what it rests on', ({ fee }) => fee.kind),
    yes('is_unsure', 'The source is not sure of it', ({ fee }) => fee.isUnsure),
    text('note', 'Exceptions: read them with the sum', ({ fee }) => fee.note),
    text('source', 'Publisher and title', ({ fee }) => `${fee.source.publisher}: ${fee.source.title}`),
    text('source_url', 'Its address', ({ fee }) => fee.source.url),
    text('licence', 'Licence of the source', ({ licence }) => licence),
  ],
})
