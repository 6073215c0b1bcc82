import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import type { Destination } from '@/lib/destinations/queries'
import { withArticle } from '@/lib/places/with-article'
import type { FeeLine } from '@/lib/destinations/fees'
import { count } from '@/lib/text/format'
import { CitedSource } from './cited-source'

/** The fees in the country by law and custom, each with its level and status. */
export function FeeRules({ destination: { country, national } }: { destination: Destination }) {
  const { laws, usualFees } = national
  if (laws.length + usualFees.length === 0) return null
  return (
    <>
      {laws.length > 0 && (
        <Rules title="Fees set by law or order" many={count(laws.length, 'fee')} lines={laws}>
          Set for a whole group of universities. A university’s own page still comes first.
        </Rules>
      )}
      {usualFees.length > 0 && (
        <Rules
          title="What universities mostly charge"
          many={`${count(usualFees.length, 'usual range')}`}
          lines={usualFees}
        >{`A usual range in ${withArticle(country.name)}, not one university’s price: ask the one you choose.`}</Rules>
      )}
    </>
  )
}

type RulesProps = { title: string; many: string; lines: readonly FeeLine[]; children: React.ReactNode }

function Rules({ title, many, lines, children }: RulesProps) {
  return (
    <Collapsible className="mt-3">
      <CollapsibleTrigger>
        <h3 className="font-sans font-semibold">{title}</h3>
        <span className="ml-3 font-normal text-ink-3">{many}</span>
      </CollapsibleTrigger>
      <p className="mb-2 max-w-prose text-sm text-ink-3">{children}</p>
      <dl className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-1">
        {lines.map((line) => (
          <Rule key={line.id} {...line} />
        ))}
      </dl>
    </Collapsible>
  )
}

function Rule({ who, sum, dollars, appliesTo, note, oneOffFees, ...cited }: FeeLine) {
  return (
    <div className="border-t border-line py-3 wrap-anywhere">
      <dt className="text-sm text-ink-3">{who}</dt>
      <dd>
        <span className="font-semibold">{sum ?? 'No common sum'}</span>
        {dollars && <span className="text-sm text-ink-2">{`, ${dollars}`}</span>}
        <span className="block text-sm text-ink-2">
          {`For ${appliesTo}. ${note ?? ''}${oneOffFees ? ` Besides: ${oneOffFees}.` : ''}`}
        </span>
        <span className="mt-1 block text-sm text-ink-3">
          <CitedSource {...cited} />
        </span>
      </dd>
    </div>
  )
}
