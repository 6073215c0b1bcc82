import type { Source } from '../universities/record/schema'
import { OWN_LICENCE } from './licences'
import { columnMaker, tableOf } from './table'

type OpenSource = { key: string; source: Source; licence: string }

const { text } = columnMaker<OpenSource>(OWN_LICENCE)

/** One row a work that the files draw on. */
export const sourceTable = tableOf<OpenSource>({
  name: 'sources',
  title: 'Sources',
  description: 'The published works that the other tables draw on, with their licences.',
  key: ['key'],
  columns: [
    text('key', 'As the other tables name it', ({ key }) => key),
    text('title', 'Name of the work', ({ source }) => source.title),
    text('publisher', 'Whom to credit', ({ source }) => source.publisher),
    text('url', 'Its address', ({ source }) => source.url),
    text('year', 'Year of its figures', ({ source }) => source.year),
    text('kind', 'register, reported, law or general: what its figures are', ({ source }) => source.kind),
    text('licence', 'Its licence', ({ licence }) => licence),
    text('note', 'How it counts', ({ source }) => source.note),
  ],
})
