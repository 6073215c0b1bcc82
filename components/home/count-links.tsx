import type { Route } from 'next'
import { Link } from '@/components/ui/link'

type CountLink = { href: Route; label: string; count: number; flag?: string }

type Props = {
  id: string
  title: string
  description: string
  links: readonly CountLink[]
  more: { href: Route; label: string }
}

/** Links to some filtered lists, each with its number of universities, and a link to the full list. */
export function CountLinks({ id, title, description, links, more }: Props) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="mt-2 max-w-[52ch] text-ink-2">{description}</p>
      <ul className="mt-4 grid border-t border-line sm:grid-cols-2 sm:gap-x-8">
        {links.map(({ href, label, count, flag }) => (
          <li key={href} className="border-b border-line">
            <Link
              href={href}
              className="flex min-h-11 items-center text-ink no-underline hover:text-accent hover:underline"
            >
              {flag && (
                <img
                  src={`/flags/${flag}.svg`}
                  alt=""
                  width={18}
                  height={13}
                  loading="lazy"
                  className="flag"
                />
              )}
              {label}
              <span className="ml-auto pl-3 text-sm text-ink-3">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link href={more.href} className="mt-2 inline-flex min-h-11 items-center text-sm">
        {more.label}
      </Link>
    </section>
  )
}
