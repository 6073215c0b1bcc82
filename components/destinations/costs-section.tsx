import type { Route } from 'next'
import { LevelChoice } from '@/components/content/level-choice'
import { Link } from '@/components/ui/link'
import { questionHref } from '@/lib/cost/question'
import { capital, count, formatDate } from '@/lib/text/format'
import { levelWord } from '@/lib/facts/words'
import type { LevelFees } from '@/lib/destinations/fees-by-level'
import type { Destination } from '@/lib/destinations/queries'
import { withArticle } from '@/lib/places/with-article'
import { LEAST_REPORTS, reportsInWords, spanOf } from '@/lib/destinations/tuition'
import { formatUsd } from '@/lib/money/format'
import { CountrySection } from './country-section'
import { FeeRules } from './fee-rules'
import { FeeFigure } from './fee-figure'
import { KeptLevelLine } from './kept-level-line'
import { Living } from './living-cost'
import { Said } from './said-cost'

const NO_QUESTION = { level: null, passport: null, currency: null } as const

type CostsSectionProps = { destination: Destination; ratesDate: string }

type TuitionProps = { destination: Pick<Destination, 'governed'>; fees: LevelFees }

function Tuition({ destination: { governed }, fees: { tuition, floors, usual } }: TuitionProps) {
  const known = { tuition, floors, governed }
  const isFew = !tuition || (tuition.count < LEAST_REPORTS && tuition.count < governed)
  if (isFew && usual.length > 0) {
    return (
      <>
        {usual.map(({ id, who, sum, dollars }) => (
          <p key={id} className="mt-1">
            <b className="font-semibold">{sum}</b>
            <span>{`${dollars ? `, ${dollars}` : ''} `}</span>
            <span className="text-sm text-ink-3">{`(${who})`}</span>
          </p>
        ))}
        <p className="mt-1 text-sm text-ink-2">
          {`Usual in the country, not one university’s price. ${reportsInWords(known)}`}
        </p>
      </>
    )
  }
  if (!tuition && floors.count > 0) return <p className="mt-1 font-semibold">{reportsInWords(known)}</p>
  if (!tuition) {
    return (
      <Said sum="Not reported">
        <span>
          {`${governed === 1 ? 'The one university here reports no fee' : `None of the ${governed} universities here reports a fee`} for international students in the catalogue. That is not the same as free: ask the university.`}
        </span>
      </Said>
    )
  }
  const { count: reporting, median, years } = tuition
  const period = years.first === years.last ? years.first : `${years.first} to ${years.last}`
  return (
    <Said sum={capital(spanOf(tuition))}>
      {reporting >= LEAST_REPORTS && <span>{halfCharge(median)}</span>}
      <span>{`From ${reporting} of ${count(governed, 'university', 'universities')}, for ${period}.`}</span>
      {floors.count > 0 && <span>{` Of ${floors.count} more only the lowest fee is known.`}</span>}
    </Said>
  )
}

const halfCharge = (median: number) =>
  median === 0
    ? 'At least half of those that report it charge no tuition fee. '
    : `Half of those that report it charge ${formatUsd(median)} or less. `

const medianOf = ({ tuition }: LevelFees) =>
  tuition && tuition.count >= LEAST_REPORTS ? tuition.median : null

/** The fees of each level of which enough is known: those of one show, the visitor’s first. */
function Fees({ destination, costHref }: { destination: Destination; costHref: string }) {
  const { fees, country } = destination
  const levels = fees.map(({ level }) => level)
  const isChoice = levels.length > 1
  return (
    <div className={isChoice ? 'at-level' : undefined}>
      {isChoice && (
        <div className="lg:float-right lg:ml-6">
          <LevelChoice opensAt="bachelor" levels={levels} />
        </div>
      )}
      {fees.map((own) => (
        <div
          key={own.level}
          data-for={isChoice ? own.level : undefined}
          className={isChoice ? 'max-lg:mt-2' : undefined}
        >
          <h3 className="font-sans text-sm font-normal text-ink-3">
            {`Tuition for international students, for a ${levelWord(own.level)}${own.level === 'doctorate' ? '' : ' degree'}`}
          </h3>
          {own.level === 'bachelor' && <KeptLevelLine levels={levels} costHref={costHref} />}
          <FeeFigure country={country.code} level={own.level} plot={own.plot} median={medianOf(own)}>
            <Tuition destination={destination} fees={own} />
          </FeeFigure>
        </div>
      ))}
    </div>
  )
}

/** The known costs of studying and living in the country. */
export function CostsSection({ destination, ratesDate }: CostsSectionProps) {
  const { fees, living, reportedLiving, national } = destination
  const costHref = questionHref({ country: destination.country.code, ...NO_QUESTION })
  const hasDollars = Boolean(
    fees.some(({ tuition, plot, usual }) => tuition ?? plot ?? usual.some(({ dollars }) => dollars)) ||
    (living ?? reportedLiving ?? national.laws[0]),
  )
  return (
    <CountrySection
      id="costs"
      title="Tuition and cost of living"
      intro={hasDollars && `US dollars at the rates of ${formatDate(ratesDate)}.`}
    >
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Fees destination={destination} costHref={costHref} />
        <div>
          <h3 className="font-sans text-sm font-normal text-ink-3">Cost of living</h3>
          <Living {...destination} />
          <FeeRules destination={destination} />
          <p className="mt-4">
            <Link href={costHref as Route}>
              {`What a whole degree would cost me in ${withArticle(destination.country.name)}`}
            </Link>
            , year by year, in my currency
          </p>
        </div>
      </div>
    </CountrySection>
  )
}
