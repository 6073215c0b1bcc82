import type { Route } from 'next'
import { Crest } from '@/components/ui/crest'
import { Link } from '@/components/ui/link'
import type { Similar } from '@/lib/universities/similar'
import { placeOf } from '@/lib/universities/summary'

function SimilarItem({ university, reasons }: Similar) {
  const { id, name, logo, countryCode } = university
  return (
    <li className="flex gap-3.5 rounded-md border border-line bg-surface p-4">
      <Crest id={id} name={name} logo={logo} />
      <div className="min-w-0">
        <h3 className="text-md leading-snug wrap-anywhere">
          <Link href={`/universities/${id}` as Route} className="text-ink no-underline hover:underline">
            {name}
          </Link>
        </h3>
        <p className="mt-0.5 text-sm text-ink-2">
          <img
            className="flag"
            src={`/flags/${countryCode}.svg`}
            alt=""
            width={18}
            height={13}
            loading="lazy"
          />
          {placeOf(university)}
        </p>
        {reasons.length > 0 && (
          <p className="mt-1.5 text-sm text-ink-3 first-letter:uppercase">{reasons.join(', ')}</p>
        )}
      </div>
    </li>
  )
}

export function SimilarSection({ similar }: { similar: readonly Similar[] }) {
  if (similar.length === 0) return null
  return (
    <section aria-labelledby="similar" className="border-t border-line py-7 md:py-9">
      <h2 id="similar" className="text-lg md:text-xl">
        Similar universities
      </h2>
      <p className="mt-2 max-w-prose text-sm text-ink-3">
        Every other university of the catalogue is compared with this one: country, world ranking and
        programmes count most, then distance and size, then tuition. A figure that either does not report adds
        nothing, and nobody pays for a place here.
      </p>
      <ul className="mt-4 grid gap-3.5 sm:grid-cols-2 lg:grid-cols-3">
        {similar.map((entry) => (
          <SimilarItem key={entry.university.id} {...entry} />
        ))}
      </ul>
    </section>
  )
}
