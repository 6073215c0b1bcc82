import type { Route } from 'next'
import { ExternalLink } from '@/components/ui/external-link'
import { Link } from '@/components/ui/link'
import { universityHref } from '@/lib/universities/href'
import type { CountryRules } from '@/lib/study/country-rules'
import type { CountryCost, OfficialFee } from '@/lib/cost/country-cost'
import { describeKind, levelWord } from '@/lib/facts/words'
import { inBoth, roughSum } from '@/lib/cost/words'
import type { Level } from '@/lib/facts/vocabulary'
import { count, plural } from '@/lib/text/format'
import { CostView } from './cost-view'

type CountryAnswerProps = { cost: CountryCost; rules: CountryRules; level: Level; where: string }

/** The cost of a degree in a country, with its rules, and the universities whose official fee is lowest. */
export function CountryAnswer({ cost, rules, level, where }: CountryAnswerProps) {
  const { officialPage } = rules
  return (
    <>
      <section aria-labelledby="degree" className="mt-8">
        <h2 id="degree" tabIndex={-1} className="text-md outline-0">
          {`A ${levelWord(level)} degree in ${where}`}
        </h2>
        <CostView table={cost.table} />
        {cost.work && (
          <p className="mt-4 text-sm text-ink-2">
            <b>Work beside your studies:</b>
            <span>{` ${cost.work}.`}</span>
          </p>
        )}
        <p className="mt-2 text-sm">
          <Link href={`/resources/countries/${rules.code}` as Route}>{`Study in ${where}`}</Link>: fees by
          law, ways to apply, visa rules.{' '}
          {officialPage?.url && <ExternalLink href={officialPage.url}>{officialPage.title}</ExternalLink>}
        </p>
      </section>
      <Cheapest cost={cost} level={level} where={where} />
    </>
  )
}

function Cheapest({
  cost: { cheapest, byField, counted, of, table, span },
  level,
  where,
}: Omit<CountryAnswerProps, 'rules'>) {
  const all = count(of, 'university', 'universities')
  const isWide = span && span.local.low < span.local.high
  return (
    <section aria-labelledby="cheapest" className="mt-10">
      <h2 id="cheapest" className="text-md">
        The lowest official fees
      </h2>
      {cheapest.length === 0 ? (
        <p className="mt-1 max-w-prose text-ink-2">{`No source names a ${levelWord(level)} fee for any of the ${all} in ${where}: ask the one you choose.`}</p>
      ) : (
        <>
          <p className="mt-1 max-w-prose text-sm text-ink-2">{`Of ${all} in ${where}, ${counted} ${plural(counted, 'has', 'have')} a fee for you, from a register, a law or the university itself${isWide ? `, from ${inBoth(span, table, 'low')} to ${inBoth(span, table, 'high')} a year` : ''}. The others may cost less.${byField.length > 0 ? ' By what they teach: a course of its own may cost more.' : ''}`}</p>
          {byField.length > 0 ? (
            <ul className="mt-3 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
              {byField.map(({ label, fees }) => (
                <li key={label} className="border-t border-line py-2.5">
                  <h3 className="font-sans text-sm font-semibold text-ink-2">{label}</h3>
                  {fees.map((fee) => (
                    <Fee key={fee.id} fee={fee} table={table} level={level} />
                  ))}
                </li>
              ))}
            </ul>
          ) : (
            <ol className="mt-3 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
              {cheapest.map((fee) => (
                <li key={fee.id} className="border-t border-line py-2.5">
                  <Fee fee={fee} table={table} level={level} />
                </li>
              ))}
            </ol>
          )}
        </>
      )}
    </section>
  )
}

type FeeProps = { fee: OfficialFee; table: CountryCost['table']; level: Level }

function Fee({ fee: { id, name, words, fact, own }, table, level }: FeeProps) {
  const converted = own !== null && own > 0 && table.currency !== table.local
  return (
    <p className="mt-1">
      <Link href={universityHref(id, level, null, true)} className="font-semibold" translate="no">
        {name}
      </Link>
      <span className="block text-sm text-ink-2">
        {`${converted ? `About ${roughSum(own, table.currency)} a year (${words})` : words} · ${describeKind(fact)}`}
      </span>
    </p>
  )
}
