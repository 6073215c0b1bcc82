import { Link } from '@/components/ui/link'
import { useKept } from '@/components/ui/use-kept'
import { useLoaded } from '@/components/ui/use-loaded'
import { withArticle } from '@/lib/places/with-article'
import { readNationality } from '@/lib/eligibility/kept-nationality'
import type { Level } from '@/lib/facts/vocabulary'
import { count } from '@/lib/text/format'
import { atLevels } from '@/lib/universities/profile/at-levels'
import { AwardList, type ListedAward } from './award-list'
import { NationalityForm } from './nationality-form'
import type { AwardsOf } from './awards-of-nationality'

type Award = ListedAward & { levels: readonly Level[] }

type AwardsHereProps = {
  awards: readonly Award[]
  /** Names of awards that the catalogue lacks. */
  others: readonly { name: string; levels: readonly Level[] }[]
  /** Null in a territory where its country's awards can't be held. */
  country: { code: string; name: string } | null
}

const NONE: ReadonlySet<string> = new Set()
const ORDER = ['met', 'check', 'unmet'] as const

/**
 * The awards of the catalogue for students of a university, those of each level apart. A form asks for the nationality. Where the browser stores
 * one, the awards that it fits come first, in the same places.
 */
export function AwardsHere({ awards, others, country }: AwardsHereProps) {
  const known = useAwardsOf(country?.code ?? '')
  const kindOf = ({ id }: ListedAward) => known?.verdicts.get(id) ?? 'check'
  const ordered = known ? ORDER.flatMap((kind) => awards.filter((award) => kindOf(award) === kind)) : awards
  const at = (level: Level) => ({
    awards: ordered.filter(({ levels }) => levels.includes(level)),
    others: others.filter(({ levels }) => levels.includes(level)).map(({ name }) => name),
  })
  return (
    <>
      {atLevels(at).known.map(({ levels, value }) => (
        <div key={levels.join()} data-for={levels.join(' ')}>
          <AwardList {...value} kindOf={known ? kindOf : null} openNow={known?.openNow ?? NONE} />
        </div>
      ))}
      {country && known && (
        <p className="mt-2 flex min-h-12 items-center text-sm">
          <Link href={known.href}>
            {`${count(known.total, 'award')} in ${withArticle(country.name)} or several countries for my nationality (${known.country})`}
          </Link>
        </p>
      )}
      {country && !known && (
        <NationalityForm
          label={`Scholarships in ${withArticle(country.name)} for my nationality`}
          countryCode={country.code}
          button="Show them"
          className="mt-2"
        />
      )}
    </>
  )
}

/** What the awards say of the nationality stored in this browser; null where it stores none, and until they are loaded. */
function useAwardsOf(host: string): AwardsOf | null {
  const code = useKept(readNationality, null)
  // Without the file the form stays.
  const known = useLoaded(code ? `${code} ${host}` : '', async () =>
    (await import('./awards-of-nationality')).findAwardsOf(code ?? '', host),
  )
  return code && known ? known.value : null
}
