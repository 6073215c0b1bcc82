import type { Route } from 'next'
import type { Elements } from '@/components/ui/elements'
import { Crest } from './crest'
import { Link } from './link'

type UniversityItemProps = { id: string; name: string; logo: string | null; children: Elements }

/** A university in a list of few: its crest, its name that leads to its profile, and what is said of it below. */
export function UniversityItem({ id, name, logo, children }: UniversityItemProps) {
  return (
    <li className="flex gap-[14px] rounded-md border border-line bg-surface p-[16px]">
      <Crest id={id} name={name} logo={logo} />
      <div className="min-w-0">
        <h3 className="text-md leading-snug wrap-anywhere">
          <Link
            href={`/universities/${id}` as Route}
            className="text-ink no-underline hover:underline"
            translate="no"
          >
            {name}
          </Link>
        </h3>
        {children}
      </div>
    </li>
  )
}
