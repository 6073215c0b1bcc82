import type { ResultMark } from '@/lib/list/result-marks'

/** The lines that stand before the result at a position. */
export function ResultLines({ marks, at }: { marks: readonly ResultMark[]; at: number }) {
  return marks
    .filter((mark) => mark.at === at)
    .map(({ words }) => (
      <h3 key={words} className="col-span-full mt-4 text-md">
        {words}
      </h3>
    ))
}
