import { subjectsOfCode } from './of-code'
import { chooseSubjects, type ChosenSubjects } from './choose-subjects'
import { subjectsInTitle } from './of-title'
import { getSubject, getTitleWords } from './queries'
import type { Scheme, SubjectSlug } from './subject'

type Coded = {
  /** The programme's title in English. Leave out a title in another language: its scheme knows it better. */
  title?: string | null
  /** The code in the scheme, or several with "|" between them. */
  field?: string | null
  scheme?: Scheme | null
  /** As the programme states it; "bachelor" and "undergraduate" are never read as an MBA. */
  level?: string | null
}

const FIRST_LEVELS = ['bachelor', 'undergraduate']
const MBA = 'management-mba'
const BUSINESS = 'business-and-management'

/**
 * The subject that a programme states, and those that only help to find it. Words in the title come before the code: codes
 * are broad, and the ones that a university chose are sometimes slips. For the server.
 */
export function subjectsOf({ title, field, scheme, level }: Coded): ChosenSubjects {
  const lists = field && scheme ? field.split('|').map((code) => subjectsOfCode(scheme, code.trim())) : []
  const coded = [...lists.flatMap((list) => list.slice(0, 1)), ...lists.flatMap((list) => list.slice(1))]
  const titled = title ? subjectsInTitle(title, getTitleWords()) : []
  const isFirst = FIRST_LEVELS.includes(level ?? '')
  return chooseSubjects(
    isFirst ? titled.map((each) => ({ ...each, slug: withoutMba(each.slug) })) : titled,
    [...new Set(isFirst ? coded.map(withoutMba) : level === 'master' ? mbaFirst(coded) : coded)],
    (slug) => getSubject(slug)?.covers ?? [],
  )
}

const withoutMba = (slug: SubjectSlug) => (slug === MBA ? BUSINESS : slug)

/** Codes do not distinguish business from an MBA. Where a code means either, a master's degree is more often an MBA. */
function mbaFirst(coded: readonly SubjectSlug[]): readonly SubjectSlug[] {
  return coded[0] === BUSINESS && coded[1] === MBA ? [MBA, BUSINESS] : coded
}
