import type { Route } from 'next'
import Link from 'next/link'
import type { ReactNode } from 'react'

type NoResultsProps = {
  title: string
  text: string
  names: readonly { id: string; name: string }[]
  /** Where the pages of the names lie. */
  base: '/universities' | '/scholarships'
  /** Filters whose removal brings results. */
  drops: readonly { key: string; what: string; total: number; href: Route }[]
  children?: ReactNode
}

const number = new Intl.NumberFormat('en')

/** Says that nothing was found, and what to try instead. */
export function NoResults({ title, text, names, base, drops, children }: NoResultsProps) {
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
          {drops.map(({ key, what, total, href }) => (
            <li key={key}>
              <Link href={href} prefetch={false}>
                Without {what}: {number.format(total)} {total === 1 ? 'result' : 'results'}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
