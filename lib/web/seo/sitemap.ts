export type Address = {
  /** Starts with a slash. */
  path: string
  /** ISO date, or a month where the day was not kept; null when nothing dates it. */
  changed: string | null
}

type Dated = { id: string; sources: readonly { checkedOn: string }[] }
type Text = { path: string; meta: { updated: string } }
type Content = {
  universities: readonly (Dated & { countryCode: string })[]
  scholarships: readonly Dated[]
  pages: readonly Text[]
  posts: readonly Text[]
}

const SCHOLARSHIP_LISTS = ['', '/university', '/external', '/government', '/merit'].map(
  (kind) => `/scholarships${kind}`,
)

const latest = (dates: readonly string[]): string | null => dates.toSorted().at(-1) ?? null
const checked = ({ sources }: Dated) => latest(sources.map(({ checkedOn }) => checkedOn))

/** Every address of the site, lists before their records. A list changed when the newest of its records did. */
export function listAddresses({ universities, scholarships, pages, posts }: Content): Address[] {
  const newest = (records: readonly Dated[]) => latest(records.flatMap((record) => checked(record) ?? []))
  const universitiesChanged = newest(universities)
  const scholarshipsChanged = newest(scholarships)
  const blogChanged = latest(posts.map(({ meta }) => meta.updated))
  const countries = new Set(universities.map(({ countryCode }) => countryCode))
  const ofText = ({ path, meta }: Text): Address => ({ path, changed: meta.updated })

  return [
    {
      path: '/',
      changed: latest([universitiesChanged, scholarshipsChanged].filter((date) => date !== null)),
    },
    ...['/universities', '/uk-universities', '/resources/countries'].map((path) => ({
      path,
      changed: universitiesChanged,
    })),
    ...[...countries].map((code) => ({
      path: `/resources/countries/${code}`,
      changed: newest(universities.filter(({ countryCode }) => countryCode === code)),
    })),
    ...SCHOLARSHIP_LISTS.map((path) => ({ path, changed: scholarshipsChanged })),
    { path: '/blog', changed: blogChanged },
    ...pages.map(ofText),
    ...posts.map(ofText),
    ...scholarships.map((record) => ({ path: `/scholarships/${record.id}`, changed: checked(record) })),
    ...universities.map((record) => ({ path: `/universities/${record.id}`, changed: checked(record) })),
  ]
}
