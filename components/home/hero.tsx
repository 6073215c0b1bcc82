import { WorldMap } from '@/components/content/maps/world-map'
import { buttonVariants } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { formatCount } from '@/lib/text/format'
import type { WorldMapData } from '@/lib/places/maps/world-map'
import { link } from '@/lib/routes'
import { SITE } from '@/lib/site'
import { HeroSearch } from './hero-search'

const QUICK = [
  link('/universities', 'Universities'),
  link('/uk-universities', 'UK Universities'),
  link('/scholarships', 'Scholarships'),
]

type Props = { badge: string; universities: number; countries: number; map: WorldMapData }

export function Hero({ badge, universities, countries, map }: Props) {
  const legend = `${formatCount(universities)} universities in ${countries} countries`
  return (
    <section className="relative overflow-hidden border-b border-line bg-surface">
      <div className="page py-9 md:py-16">
        <div className="relative z-10 md:max-w-[36rem]">
          <p className="inline-block rounded-full bg-accent-soft px-3 py-1.5 text-sm font-semibold text-accent-strong">
            {badge}
          </p>
          <h1 className="mt-4 text-3xl lg:max-w-[11ch]">{SITE.tagline}</h1>
          <p className="mt-4 max-w-[44ch] text-md text-ink-2">{`Universities in ${countries} countries, scholarships you are really eligible for, and a comparison you can send to the people who help you decide.`}</p>
          <HeroSearch />
          <ul className="mt-4 flex flex-wrap gap-2.5">
            {QUICK.map(({ href, label }) => (
              <li key={href}>
                <Link href={href} className={buttonVariants({ size: 'small' })}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <figure className="mt-8 lg:absolute lg:top-8 lg:right-6 lg:mt-0 lg:w-[min(56vw,60rem)] xl:top-16">
          <WorldMap map={map} label={`Map of the world: ${legend}`} className="w-full" />
          <figcaption className="mt-2 text-xs text-ink-3 lg:pl-40 lg:text-right">
            {`${legend}. One dot a country, the wider the more universities.`}
          </figcaption>
        </figure>
      </div>
    </section>
  )
}
