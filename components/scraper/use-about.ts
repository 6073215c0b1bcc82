import { useEffect, useState } from 'react'
import { openAdded, useAddedStore } from '@/lib/import/added-store'
import type { SiteLookup } from '@/lib/scraper/shared/answers'

/**
 * Name and country of the university that pages are about: as typed, or of the catalogue, or of the added university
 * whose pages are checked. The name is null where only the pages can give it.
 * @param checks the id of the job or university that is checked again; null where none is
 */
export function useAbout({ matches: [known], countries }: SiteLookup, checks: string | null) {
  const [typed, setTyped] = useState<{ name?: string; country?: string }>({})
  const added = useAddedStore(({ entries }) => entries.find(({ id }) => id === checks))
  useEffect(openAdded, [])
  const own = countries.find(({ code }) => code === added?.record.countryCode)
  const country = typed.country ?? known?.country ?? own?.name ?? ''
  const local = countries.find((one) => one.name === country)?.currency ?? known?.currency ?? null
  return {
    name: typed.name ?? known?.name ?? added?.record.name ?? null,
    country,
    /** The currency of the country; null where it is not known. */
    local,
    type: (more: { name?: string; country?: string }) => setTyped({ ...typed, ...more }),
  }
}
