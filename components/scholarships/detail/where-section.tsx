import type { Route } from 'next'
import { HostCountries } from '@/components/scholarships/host-countries'
import { Link } from '@/components/ui/link'
import type { Host } from '@/lib/scholarships/card'
import { WORLD } from '@/lib/universities/list'
import { Section } from './section'

type WhereSectionProps = {
  /** The hosts in words. */
  text: string
  universities: readonly { id: string; name: string }[]
  countries: readonly Host[]
}

/** Where the award can be used: the universities it is tied to, or all of a host country's in the catalogue. */
export function WhereSection({ text, universities, countries }: WhereSectionProps) {
  return (
    <Section id="where" title="Where it can be used">
      <p>{text}</p>
      <ul className="mt-3 grid gap-2">
        {universities.map(({ id, name }) => (
          <li key={id}>
            <Link href={`/universities/${id}` as Route}>{name}</Link>
          </li>
        ))}
        {countries.map((host) => (
          <li key={host.code} className="hosts">
            <HostCountries hosts={[host]} />:{' '}
            <Link href={WORLD.href({ country: [host.code] })}>its universities in our catalogue</Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
