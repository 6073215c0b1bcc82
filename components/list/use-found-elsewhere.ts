import { useFile } from '@/components/ui/use-file'
import { defineData } from '@/lib/device/catalogue-file'
import { fetchFile } from '@/lib/device/fetch-file'
import type { FoundElsewhere } from '@/lib/list/text-meaning'

/** The number of results of another list for an address. */
const FOUND = (href: string) =>
  defineData(
    () => `/api/found?at=${encodeURIComponent(href)}`,
    async (address) => (await fetchFile(address)).json() as Promise<FoundElsewhere>,
  )

/** The number of results at an address of programmes or scholarships; null until it is asked for and the server says it. */
export const useFoundElsewhere = (href: string, isAsked: boolean): FoundElsewhere | null =>
  useFile(FOUND(href), isAsked).value
