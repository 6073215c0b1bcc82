import { Link } from '@/components/ui/link'
import { withArticle } from '@/lib/places/with-article'
import { DEGREE_OF_LEVEL, type Level } from '@/lib/facts/vocabulary'
import { awardsList } from '@/lib/programmes/awards-list'
import type { FittingAward } from '@/lib/programmes/page/queries'
import { AwardLine } from './award-line'
import { NationalityForm } from './nationality-form'
import { LateVerdicts } from './late-verdicts'

type AwardsThatFitProps = {
  awards: readonly FittingAward[]
  country: { code: string; name: string }
  level: Level
}

const SHOWN = 6

/**
 * The awards that can be used for a programme. Where the browser stores a matcher's profile, each award shows its
 * verdict. Otherwise a form asks for the nationality, which decides first.
 */
export function AwardsThatFit({ awards, country, level }: AwardsThatFitProps) {
  if (awards.length === 0)
    return (
      <p className="mt-2 max-w-prose">
        <span>{`No award of our catalogue names this university or ${withArticle(country.name)} for this level and subject. `}</span>
        <Link href="/scholarships">The matcher</Link> looks through all of them.
      </p>
    )
  return (
    <>
      <p className="mt-2 max-w-prose">{awardsList(awards, withArticle(country.name))}</p>
      <LateVerdicts ids={awards.map(({ id }) => id)} level={level}>
        <ul className="mt-2 grid gap-x-10 sm:grid-cols-2">
          {awards.slice(0, SHOWN).map(({ id, name, value, isUnsure }) => (
            <AwardLine key={id} {...{ id, name, value, isUnsure }} className="border-t border-line py-2" />
          ))}
        </ul>
        <NationalityForm
          label="Which of them are for my nationality"
          countryCode={country.code}
          degree={DEGREE_OF_LEVEL[level]}
          className="mt-3 flex-wrap"
        />
      </LateVerdicts>
    </>
  )
}
