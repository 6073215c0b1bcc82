import { Link } from '@/components/ui/link'
import type { HomeEntry } from '@/lib/home/entries'
import { link, type NavLink } from '@/lib/routes'
import { formatCount } from '@/lib/text/format'

type StartFromProps = { places: HomeEntry[]; subjects: HomeEntry[]; countries: number }

/** Two ways into the catalogue: by destination and by subject. `countries` is the number of all destinations. */
export function StartFrom({ places, subjects, countries }: StartFromProps) {
  return (
    <div className="grid gap-x-16 gap-y-14 pt-14 lg:grid-cols-2">
      <CountLinks
        id="by-destination"
        title="Start from a place"
        description="The countries with the most universities in the catalogue."
        links={places}
        more={link('/resources/countries', `All ${countries} destinations`)}
      />
      <CountLinks
        id="by-subject"
        title="Start from a subject"
        description="Bachelor’s programmes, and how many universities have them."
        links={subjects}
        more={link('/programmes', 'All subjects')}
      />
    </div>
  )
}

type CountLinksProps = { id: string; title: string; description: string; links: HomeEntry[]; more: NavLink }

/** Links to some filtered lists, each with its number of universities, and a link to the full list. */
function CountLinks({ id, title, description, links, more }: CountLinksProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="mt-2 max-w-[56ch] text-ink-2">{description}</p>
      <ul className="mt-4 grid border-t border-line sm:grid-cols-2 sm:gap-x-8">
        {links.map(({ href, label, count }) => (
          <li key={href} className="border-b border-line">
            <Link
              href={href}
              className="flex min-h-11 items-center text-ink no-underline hover:text-accent hover:underline"
            >
              <span>{label}</span>
              <span className="ml-auto pl-3 text-sm text-ink-3">{formatCount(count)}</span>
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
