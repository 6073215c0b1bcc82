import { useStateInBrowser } from '@/components/ui/use-state-in-browser'
import { keepInEntry, readFromEntry } from '@/lib/device/history-entry'
import { DEFAULT_SORT, NO_WISH, type DestinationSort, type DestinationWish } from '@/lib/destinations/rows'

/** What is asked of the table of destinations. */
type CountryView = {
  sort: DestinationSort
  wish: DestinationWish
  /** With those of which it is not known whether they have what is wished. */
  showsUnknown: boolean
}

const NAME = 'countries'
const WHOLE: CountryView = { sort: DEFAULT_SORT, wish: NO_WISH, showsUnknown: false }

const readView = () => (readFromEntry(NAME) as CountryView | undefined) ?? WHOLE

/**
 * The view of the table, and a function that changes a part of it. It is kept with the entry of the browser's history and not
 * in the address: the page is the same file for everybody, which reads no address, and Back finds the view again.
 */
export function useCountryView() {
  const [view, setView] = useStateInBrowser(readView, WHOLE)
  const change = (part: Partial<CountryView>) => {
    const next = { ...view, ...part }
    setView(next)
    keepInEntry(NAME, next)
  }
  return [view, change] as const
}
