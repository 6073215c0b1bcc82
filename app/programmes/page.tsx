import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { HeldResults } from '@/components/list/held-results'
import { ProgrammeList } from '@/components/programmes/programme-list'
import { asLocation } from '@/lib/server/one-address'
import { getCountryNames } from '@/lib/places/queries'
import { PROGRAMMES, type ProgrammeSearch } from '@/lib/programmes/list'
import { searchProgrammes } from '@/lib/programmes/search/queries'
import { withFound } from '@/lib/programmes/start/other-list-counts'
import { getHeadOfAll, getSubjectGroups, getSubjectHead, resolveSearch } from '@/lib/programmes/start/queries'
import { levelOf } from '@/lib/universities/level'
import { programmesMetadata } from '@/lib/web/seo/programme'

export async function generateMetadata({ searchParams }: PageProps<'/programmes'>): Promise<Metadata> {
  const search = PROGRAMMES.parse(await searchParams)
  return programmesMetadata(search, (search.subject && getSubjectHead(search.subject)?.name) || null)
}

export default async function ProgrammesPage({ searchParams }: PageProps<'/programmes'>) {
  const asked = PROGRAMMES.parse(await searchParams)
  const search = resolveSearch(asked)
  const { answer, drawn, notKnown, meant, suggestions, today, ...meaning } = searchProgrammes(search)
  const href = PROGRAMMES.href(PROGRAMMES.settle(search, answer))
  if (href !== PROGRAMMES.href(asked)) redirect(asLocation(href))
  const head = search.subject === null ? null : getSubjectHead(search.subject)
  const understood = withFound(meaning.understood)
  const { country: countries } = { ...search, ...understood?.set } as ProgrammeSearch
  return (
    <>
      <HeldResults />
      <ProgrammeList
        head={head ?? getHeadOfAll()}
        // Their numbers count all programmes of the country, of which a search by words shows few.
        groups={head || meant.search !== '' ? null : getSubjectGroups(levelOf(meant), meant.country)}
        drawn={drawn}
        {...(notKnown.length > 0 && { notKnown })}
        served={{
          href,
          asked: PROGRAMMES.asked(search),
          answer,
          ...(suggestions && { suggestions }),
          ...(understood && { understood }),
          ...(today && { today }),
          ...(countries.length > 0 && { names: getCountryNames(countries) }),
        }}
      />
    </>
  )
}
