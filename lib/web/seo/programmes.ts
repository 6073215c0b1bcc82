import type { Metadata } from 'next'
import { LEVELS } from '../../facts/vocabulary'
import { PROGRAMMES, type ProgrammeSearch } from '../../programmes/list'
import { labelOf } from '../../text/options'
import { pageMetadata, withSearch } from './metadata'

/**
 * The metadata of the list of programmes. Its canonical address keeps what changes the results and leaves the sort out.
 * @param subject its name; null where none is chosen
 */
export function programmesMetadata(search: ProgrammeSearch, subject: string | null): Metadata {
  const path = PROGRAMMES.href({ ...search, sort: 'ranking' })
  if (subject === null)
    return pageMetadata({
      title: withSearch('Programmes by subject', search),
      description:
        'Find what you want to study: the programmes of universities by subject, level, country, fee and language, each with its source and year.',
      path,
    })
  // A text may ask for another level: it is in the title as typed.
  const level = search.search === '' ? labelOf(LEVELS, search.level) : null
  return pageMetadata({
    title: withSearch(level ? `${subject}: ${level} programmes` : `${subject} programmes`, search),
    description: `Where to study ${subject.toLowerCase()}${level ? ` (${level})` : ''}: universities and programmes with fee, length, language and deadline, each with its source and year.`,
    path,
  })
}
