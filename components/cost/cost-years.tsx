import type { Both, CostTable } from '@/lib/cost/cost'
import type { CostPart } from '@/lib/cost/line'
import { endsInWords, isOneSum } from '@/lib/cost/words'
import { formatDate, formatSignificant } from '@/lib/text/format'

const CELL = 'border-b border-line py-1.5 pl-1.5 text-right sm:pl-2 first:pl-0 first:text-left'

/** The bar of the year says it, above. Without it the sums of most currencies fit a small phone. */
const TOTAL = 'max-[26rem]:hidden'

const COLUMNS = ['tuition', 'living', 'once'] as const

/** The years of the degree by part, in the visitor's currency; in the local one where the table has no rate. */
export function CostYears({ table }: { table: CostTable }) {
  const { byYear, total, local, currency, ratesOf } = table
  const [first] = byYear
  // Of a degree without tuition and living costs only what is paid once is left.
  if (!first || table.lacks.length === COLUMNS.length - 1) return null
  const isOwn = first.parts.once.own !== null
  const sum = ({ own, local: there }: Both) => formatSignificant((isOwn ? own : there)?.likely ?? 0)
  /** A main part that is lacking, or one of which nothing but open questions is known. */
  const isUnknown = (wanted: CostPart, year: number) =>
    table.lacks.some((lacking) => lacking === wanted) ||
    (year === 0 &&
      !table.lines.some(({ part }) => part === wanted) &&
      table.notKnown.some(({ part }) => part === wanted))
  const unit = isOwn ? currency : local
  const hasCharges = table.lines.some(({ id, part }) => part === 'tuition' && id !== 'tuition')
  const isConverted = isOwn && currency !== local
  const isRange = byYear.some(({ parts }) => COLUMNS.some((part) => !isOneSum(parts[part].local)))
  return (
    // Nine digits in five columns are wider than a card on a phone.
    <div role="group" tabIndex={0} aria-label="Year by year" className="mt-3 overflow-x-auto">
      <table className="w-full text-sm wrap-normal whitespace-nowrap">
        <caption className="pb-1 text-left whitespace-normal text-ink-3">
          {`In ${unit}${isRange ? ', the middle of each sum' : ''}${isConverted ? `, at the rates of ${formatDate(ratesOf)}` : ''}${!isOwn && currency !== local ? `: there is no rate for ${currency}` : ''}`}
        </caption>
        <thead>
          <tr>
            {['Year', hasCharges ? 'Fees' : 'Tuition', 'Living', 'Once', 'Total'].map((head) => (
              <th
                key={head}
                scope="col"
                className={`${CELL} font-medium text-ink-3 ${head === 'Total' ? TOTAL : ''}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {byYear.map((year, at) => (
            <tr key={at}>
              <th scope="row" className={CELL}>
                {at + 1}
              </th>
              {COLUMNS.map((part) => (
                <td key={part} className={CELL}>
                  {isUnknown(part, at) ? 'not known' : sum(year.parts[part])}
                </td>
              ))}
              <td className={`${CELL} ${TOTAL}`}>{year.total ? sum(year.total) : 'no total'}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={CELL}>
              All
            </th>
            <td colSpan={4} className={`${CELL} whitespace-normal`}>
              {total ? <b>{endsInWords(total, table)}</b> : 'no total'}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
