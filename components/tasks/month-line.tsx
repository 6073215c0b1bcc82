import { formatMonth, monthName } from '@/lib/text/format'
import { monthsBetween, type TaskMonth } from '@/lib/tasks/order'
import { tasksInWords } from '@/lib/tasks/words'

/** The width of a month in em: the line takes what there is between them. */
const LEAST = 3.3
const MOST = 8
/** The line, in px from the top. */
const BASE = 100
const DOT = 5
const CELL = 'border-t border-line py-1.5 pr-4 align-top'
/** A taller stack leaves the picture; the number above each says how many there are. */
const MOST_DOTS = 5

type MonthLineProps = { months: readonly TaskMonth[]; today: string }

/** Where the word "today" hangs at its line, so that it stays in the picture. Both in parts of a hundred of its width. */
const anchorOf = (at: number, share: number) =>
  at < share / 2 ? 'start' : at > 100 - share / 2 ? 'end' : 'middle'

/** The open tasks on a line of months: a dot for each, hollow where it is overdue. The table below says the same. */
export function MonthLine({ months, today }: MonthLineProps) {
  const all = monthsBetween(months, today.slice(0, 7))
  const share = 100 / all.length
  const now = all.findIndex(({ month }) => month === today.slice(0, 7))
  const todayAt = (now + (Number(today.slice(8)) - 1) / 31) * share
  return (
    <figure className="min-w-0">
      <div role="group" tabIndex={0} aria-label="Line of months" className="overflow-x-auto">
        <svg
          style={{
            minWidth: `${all.length * LEAST}em`,
            maxWidth: `${all.length * MOST}em`,
            height: `calc(${BASE}px + 2.4em)`,
          }}
          className="w-full fill-ink-3 text-sm"
          role="img"
          aria-label={`Tasks from ${formatMonth(all[0]?.month ?? '')} to ${formatMonth(all.at(-1)?.month ?? '')}`}
        >
          <line x1={0} y1={BASE} x2="100%" y2={BASE} className="stroke-line-strong" />
          {now >= 0 && (
            <g className="fill-accent">
              <line
                x1={`${todayAt}%`}
                y1="1.1em"
                x2={`${todayAt}%`}
                y2={BASE}
                strokeDasharray="3 3"
                className="stroke-accent"
              />
              <text x={`${todayAt}%`} y="0.9em" textAnchor={anchorOf(todayAt, share)}>
                today
              </text>
            </g>
          )}
          {all.map(({ month, tasks }, at) => (
            <svg key={month} data-month={month} x={`${(at + 0.5) * share}%`} overflow="visible">
              {tasks.slice(0, MOST_DOTS).map((task, dot) => (
                <circle
                  key={task.id}
                  cy={BASE - 9 - dot * (DOT * 2 + 2)}
                  r={DOT}
                  className={task.isOverdue ? 'fill-surface stroke-bad stroke-2' : 'fill-accent'}
                />
              ))}
              {tasks.length > 0 && (
                <text
                  data-count
                  y={BASE - 9 - Math.min(tasks.length, MOST_DOTS) * (DOT * 2 + 2)}
                  textAnchor="middle"
                  className="fill-ink font-semibold"
                >
                  {tasks.length}
                </text>
              )}
              <text y={BASE} dy="1.05em" textAnchor="middle">
                {monthName(Number(month.slice(5))).slice(0, 3)}
              </text>
              {(at === 0 || month.endsWith('-01')) && (
                <text y={BASE} dy="2.15em" textAnchor="middle">
                  {month.slice(0, 4)}
                </text>
              )}
            </svg>
          ))}
        </svg>
      </div>
      <figcaption className="mt-1.5 text-sm">
        <details>
          <summary className="min-h-6 w-fit text-accent">The months as a table</summary>
          <table className="mt-1.5 text-left">
            <thead>
              <tr>
                <th scope="col" className={CELL}>
                  Month
                </th>
                <th scope="col" className={CELL}>
                  What to do
                </th>
              </tr>
            </thead>
            <tbody>
              {months.map(({ month, tasks }) => (
                <tr key={month}>
                  <th scope="row" className={`${CELL} font-semibold whitespace-nowrap`}>
                    {formatMonth(month)}
                  </th>
                  <td className={CELL}>
                    <p>{tasksInWords(tasks)}</p>
                    <ul className="text-ink-2">
                      {tasks.map(({ id, title }) => (
                        <li key={id}>{title}</li>
                      ))}
                    </ul>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </figcaption>
    </figure>
  )
}
