import type { UkSearch } from '@/lib/universities/uk/search-params'

/** The same as a plain form, for the page as the server sends it. */
export function ClearSearchForm({ sort }: Pick<UkSearch, 'sort'>) {
  return (
    <form action="/uk-universities">
      <input type="hidden" name="sort" value={sort} />
      <button className="btn btn-accent">Clear Search</button>
    </form>
  )
}
