import { formatMonth, monthName } from '@/lib/text/format'
import { monthsBetween, type TaskMonth } from '@/lib/tasks/order'
import { tasksInWords } from '@/lib/tasks/words'

const WIDTH = 46
const HEIGHT = 112
const BASE = 84
const DOT = 5
const CELL = 'border-t border-line py-1.5 pr-4 align-top'
/** A taller stack leaves the picture; the number below each says how many there are. */
const MOST_DOTS = 5

type MonthLineProps = { months: readonly TaskMonth[]; today: string }

/** The open tasks on a line of months: a dot for each, hollow where it is overdue. The table below says the same. */
export function MonthLine({ months, today }: MonthLineProps) {
  const all = monthsBetween(months, today.slice(0, 7))
  const width = all.length * WIDTH
  const now = all.findIndex(({ month }) => month === today.slice(0, 7))
  const todayAt = (now + (Number(today.slice(8)) - 1) / 31) * WIDTH
  return (
    <figure className="min-w-0">
      <div role="group" tabIndex={0} aria-label="Line of months" className="overflow-x-auto">
        <svg
          viewBox={`0 0 ${width} ${HEIGHT}`}
          style={{ width }}
          className="h-auto max-w-none fill-ink-3 text-xs"
          role="img"
          aria-label={`Tasks from ${formatMonth(all[0]?.month ?? '')} to ${formatMonth(all.at(-1)?.month ?? '')}`}
        >
          <line x1={0} y1={BASE} x2={width} y2={BASE} className="stroke-line-strong" />
          {now >= 0 && (
            <g className="fill-accent">
              <line
                x1={todayAt}
                y1={14}
                x2={todayAt}
                y2={BASE}
                strokeDasharray="3 3"
                className="stroke-accent"
              />
              <text x={Math.min(Math.max(todayAt, 18), width - 18)} y={10} textAnchor="middle">
                today
              </text>
            </g>
          )}
          {all.map(({ month, tasks }, at) => (
            <g key={month} transform={`translate(${at * WIDTH + WIDTH / 2} 0)`}>
              {tasks.slice(0, MOST_DOTS).map((task, dot) => (
                <circle
                  key={task.id}
                  cy={BASE - 9 - dot * (DOT * 2 + 2)}
                  r={DOT}
                  className={task.isOverdue ? 'fill-surface stroke-bad stroke-2' : 'fill-accent'}
                />
              ))}
              <text y={BASE + 13} textAnchor="middle">
                {monthName(Number(month.slice(5))).slice(0, 3)}
              </text>
              {(at === 0 || month.endsWith('-01')) && (
                <text y={BASE + 26} textAnchor="middle" className="fill-ink-3">
                  {month.slice(0, 4)}
                </text>
              )}
            </g>
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
