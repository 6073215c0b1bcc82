'use client'

import { Numbers } from './numbers'

type BarsProps = {
  bars: readonly (readonly [figure: string, name: string, percent: number])[]
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** Shares as bars of 100 with their words, and the numbers folded. Bare facts, as in `Numbers`. */
export function Bars({ bars, columns, rows }: BarsProps) {
  return (
    <figure className="break-inside-avoid">
      <ul>
        {bars.map(([figure, name, percent], at) => (
          <li key={at} className="pb-2">
            <span className="text-sm">
              <b className="font-semibold">{figure}</b>
              <span>{` ${name}`}</span>
            </span>
            <svg viewBox="0 0 100 2.5" aria-hidden className="w-full max-w-[34rem] overflow-visible">
              <rect width="100" height="2.5" className="fill-line" />
              <rect width={percent} height="2.5" className="fill-accent" />
            </svg>
          </li>
        ))}
      </ul>
      <Numbers columns={columns} rows={rows} />
    </figure>
  )
}
