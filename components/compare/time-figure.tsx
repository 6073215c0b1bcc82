import type { CSSProperties } from 'react'
import { lineOfMonths, markOf, type TimeMark } from '@/lib/compare/time-line'
import { capital } from '@/lib/text/format'
import { NOT_REPORTED } from '@/lib/text/not-reported'
import type { ComparedUniversity } from '@/lib/universities/compared-university'
import { notKnownAt } from '@/lib/universities/answers/answer'

type TimeFigureProps = {
  columns: readonly ComparedUniversity[]
  /** ISO day. */
  today: string
}

const percent = (part: number) => `${part * 100}%`

/** The next deadlines on one line of the coming twelve months. A date of another level stands in words, never on the line. */
export function TimeFigure({ columns, today }: TimeFigureProps) {
  if (columns.every(({ closing }) => closing === null)) return null
  const line = lineOfMonths(today)
  return (
    <figure className="comparison-figure">
      <h2 className="text-md">By when</h2>
      <div className="time-line mt-2" style={{ '--today': percent(line.today) } as CSSProperties}>
        <ol aria-hidden className="@container grid grid-cols-12 text-sm text-ink-3 lg:ml-[13.25rem]">
          {line.months.map((month) => (
            <li key={month} className="border-l border-line pl-1">
              <span>{month.slice(0, 1)}</span>
              <span className="@max-[26rem]:hidden">{month.slice(1)}</span>
            </li>
          ))}
        </ol>
        <ul>
          {columns.map((column) => (
            <Row key={column.id} column={column} today={today} />
          ))}
        </ul>
        <p aria-hidden className="text-sm text-bad lg:ml-[13.25rem]">
          <span style={{ marginLeft: percent(line.today) }}>today</span>
        </p>
      </div>
    </figure>
  )
}

function Row({ column, today }: { column: ComparedUniversity; today: string }) {
  const { name, closing, deadline, elsewhere, level, programme } = column
  const mark = closing && markOf(closing, today)
  return (
    <li className="grid gap-x-5 gap-y-0.5 lg:grid-cols-[12rem_1fr]">
      <p className="pt-1.5 leading-snug lg:py-1.5">
        <b className="font-semibold" translate="no">
          {name}
        </b>
        {programme && <span className="block text-sm text-ink-3">{programme.university}</span>}
        <span className="block text-sm text-ink-2">
          {deadline
            ? `${capital(deadline.text)}${mark?.isOver && !deadline.text.endsWith(', over') ? ', closed this year' : ''}`
            : elsewhere.deadline
              ? notKnownAt(level)
              : NOT_REPORTED}
        </span>
      </p>
      <div className="track" aria-hidden>
        {mark && <Mark mark={mark} />}
      </div>
    </li>
  )
}

/** A day is a dot, hollow once it has passed; months are a bar. */
function Mark({ mark: { at, to, isOver } }: { mark: TimeMark }) {
  return (
    <i
      data-over={isOver ? '' : undefined}
      data-months={to === null ? undefined : ''}
      style={{ left: percent(at), ...(to !== null && { width: percent(to - at) }) }}
    />
  )
}
