import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AllProgrammes } from '@/components/programmes/all-programmes'
import { ProgrammeList } from '@/components/programmes/programme-list'
import { answerOf } from '@/lib/list/define-list'
import type { ShownMeaning } from '@/lib/list/understood'
import { getCountryNames } from '@/lib/places/queries'
import { PROGRAMMES, type ProgrammeSearch } from '@/lib/programmes/list'
import { getProgrammesVersion, searchEverything, searchProgrammes } from '@/lib/programmes/search/queries'
import {
  getProgrammeTotals,
  getSubjectGroups,
  getSubjectHead,
  resolveSearch,
} from '@/lib/programmes/start/queries'
import { withFound } from '@/lib/programmes/start/found-elsewhere'
import { getCatalogueFiles } from '@/lib/universities/queries'
import { programmesMetadata } from '@/lib/web/seo/programmes'

export async function generateMetadata({ searchParams }: PageProps<'/programmes'>): Promise<Metadata> {
  const search = PROGRAMMES.parse(await searchParams)
  return programmesMetadata(search, (search.subject && getSubjectHead(search.subject)?.name) || null)
}

export default async function ProgrammesPage({ searchParams }: PageProps<'/programmes'>) {
  const asked = PROGRAMMES.parse(await searchParams)
  const search = resolveSearch(asked)
  if (PROGRAMMES.href(search) !== PROGRAMMES.href(asked)) redirect(PROGRAMMES.href(search))
  const version = `${getProgrammesVersion()}.${getCatalogueFiles().version}`
  const head = search.subject === null ? null : getSubjectHead(search.subject)
  if (!head) return <WithoutSubject search={search} version={version} />

  const { result, drawn, notKnown, ...meaning } = searchProgrammes(search)
  const href = PROGRAMMES.href(PROGRAMMES.settle(search, result))
  if (href !== PROGRAMMES.href(search)) redirect(href)
  const understood = withFound(meaning.understood)
  const countries = countriesIn(search, understood)
  return (
    <ProgrammeList
      head={head}
      drawn={drawn}
      {...(notKnown.length > 0 && { notKnown })}
      served={{
        href,
        asked: PROGRAMMES.asked(search),
        answer: answerOf(result),
        ...(result.suggestions && { suggestions: result.suggestions }),
        ...(understood && { understood }),
        version,
        ...(countries.length > 0 && { names: getCountryNames(countries) }),
      }}
    />
  )
}

/** The countries that filters or words ask for. */
const countriesIn = (search: ProgrammeSearch, understood: ShownMeaning | null) =>
  (({ ...search, ...understood?.set }) as ProgrammeSearch).country

function WithoutSubject({ search, version }: { search: ProgrammeSearch; version: string }) {
  const { meant, found, ...meaning } = searchEverything(search)
  const understood = withFound(meaning.understood)
  if (found && found.pages.page !== search.page)
    redirect(PROGRAMMES.href({ ...search, page: found.pages.page }))
  return (
    <AllProgrammes
      search={search}
      {...(understood && { understood })}
      version={version}
      names={getCountryNames(countriesIn(search, understood))}
      groups={getSubjectGroups(meant.level, meant.country)}
      found={found}
      totals={getProgrammeTotals()}
    />
  )
}
