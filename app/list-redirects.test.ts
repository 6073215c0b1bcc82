import type { ReactNode } from 'react'
import ProgrammesPage from './programmes/page'
import UkUniversitiesPage from './uk-universities/page'
import UniversitiesPage from './universities/page'
import ComparePage from './universities/compare/page'

type Page = (props: {
  params: Promise<object>
  searchParams: Promise<Record<string, string>>
}) => Promise<ReactNode>

/** What Next sends as the header `Location`, which holds no letters but Latin ones. */
async function locationOf(page: Page, asked: Record<string, string>): Promise<string> {
  const answer = page({ params: Promise.resolve({}), searchParams: Promise.resolve(asked) })
  const error = await answer.then(
    () => ({}),
    (thrown: object) => thrown,
  )
  return 'digest' in error ? String(error.digest) : ''
}

it.each([
  ['/programmes', ProgrammesPage, { search: '土木工程 “мастер” €10000' }],
  ['/universities', UniversitiesPage, { search: '東京', page: '900' }],
  ['/uk-universities', UkUniversitiesPage, { search: 'Glasgow – “МГУ”', page: '900' }],
  ['/universities/compare', ComparePage, { search: '東京', subject: 'nurses' }],
] as [string, Page, Record<string, string>][])(
  '%s leads to the one address of words in any script',
  async (_, page, asked) => {
    expect(await locationOf(page, asked)).toMatch(/^NEXT_REDIRECT;replace;\/[!-:<-~]+;307;$/)
  },
)
