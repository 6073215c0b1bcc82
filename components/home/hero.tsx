import { buttonVariants } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import type { YearCosts } from '@/lib/cost/cost-bands'
import type { WorldMapData } from '@/lib/places/maps/world-map'
import { link } from '@/lib/routes'
import { SITE } from '@/lib/site'
import { CostMap } from './cost-map'
import { HeroSearch } from './hero-search'

const QUICK = [
  link('/universities', 'Universities'),
  link('/uk-universities', 'UK Universities'),
  link('/scholarships', 'Scholarships'),
]

type Props = { badge: string; countries: number; map: WorldMapData; costs: ReadonlyMap<string, YearCosts> }

export function Hero({ badge, countries, map, costs }: Props) {
  return (
    <section className="border-b border-line bg-surface">
      <div className="page gap-x-8 py-8 md:py-12 lg:grid lg:grid-cols-[minmax(0,27rem)_1fr] lg:items-start xl:grid-cols-[minmax(0,34rem)_1fr]">
        <div className="md:max-w-[36rem]">
          <p className="inline-block rounded-full bg-accent-soft px-3 py-1.5 text-sm font-semibold text-accent-strong">
            {badge}
          </p>
          <h1 className="mt-4 text-2xl lg:max-w-[11ch]">{SITE.tagline}</h1>
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
        <CostMap map={map} costs={costs} className="mt-8 min-w-0 lg:mt-0" />
      </div>
    </section>
  )
}
