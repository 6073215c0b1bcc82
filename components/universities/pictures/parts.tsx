import { formatCount, formatDecimal } from '@/lib/text/format'
import { barOf, type SharePart } from '@/lib/universities/profile/who-studies'
import { Numbers } from './numbers'

/** Dark to light, so that neighbours differ without colour. */
const FILLS = ['fill-accent', 'fill-line-strong', 'fill-line']

/** The parts of a whole side by side, named in their order below, with the numbers folded. */
export function Parts({ parts, label }: { parts: readonly SharePart[]; label: string }) {
  const words = parts.map((part) => `${part.label} ${formatDecimal(part.percent)}%`)
  return (
    <figure className="mt-2 break-inside-avoid">
      <svg
        viewBox="0 0 100 4"
        role="img"
        aria-label={`${label}: ${words.join(', ')}`}
        className="w-full max-w-[34rem] overflow-visible"
      >
        {barOf(parts).map(({ x, width }, at) => (
          <rect key={x} x={x} width={Math.max(width - 0.5, 0.5)} height="4" className={FILLS[at]} />
        ))}
      </svg>
      <figcaption className="mt-1 text-sm">{words.join(' · ')}</figcaption>
      {parts.some(({ people }) => people !== null) && (
        <Numbers
          columns={[label, 'Share', 'Students']}
          rows={parts.map((part) => [
            part.label,
            `${formatDecimal(part.percent)}%`,
            part.people === null ? '' : formatCount(part.people),
          ])}
        />
      )}
    </figure>
  )
}
