import type { Route } from 'next'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { count } from '@/lib/text/format'
import type { Suggestions } from '@/lib/list/browse-list'

type NoResultsProps<Key extends string> = {
  title: string
  text: string
  suggestions: Suggestions<Key>
  /** Where the pages of the suggested names lie. */
  base: '/universities' | '/scholarships'
  /** The filters in use, each by its chip. With one alone, to drop it is to clear the search. */
  chips: readonly unknown[]
  /** What each filter is called after "Without". */
  filterNames: Record<Key, string>
  hrefWithout: (key: Key) => Route
  children?: ReactNode
}

/** Says that nothing was found, and what to try instead. */
export function NoResults<Key extends string>(props: NoResultsProps<Key>) {
  const { title, text, suggestions, base, chips, filterNames, hrefWithout, children } = props
  const { names } = suggestions
  const drops = chips.length > 1 ? suggestions.drops : []
  return (
    <div className="rounded-md border border-dashed border-line-strong px-5 py-10 text-center">
      <h3 className="text-lg">{title}</h3>
      <p className="mt-2 text-ink-2">{text}</p>
      {children}
      {names.length > 0 && (
        <p className="mt-5">
          Did you mean{' '}
          {names.map(({ id, name }, at) => (
            <span key={id}>
              {at > 0 && (at === names.length - 1 ? ' or ' : ', ')}
              <Link href={`${base}/${id}` as Route} prefetch={false}>
                {name}
              </Link>
            </span>
          ))}
          ?
        </p>
      )}
      {drops.length > 0 && (
        <ul className="mt-5 flex flex-col items-center gap-2">
          {drops.map(({ key, total }) => (
            <li key={key}>
              <Link href={hrefWithout(key)} prefetch={false}>
                Without {filterNames[key]}: {count(total, 'result')}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
