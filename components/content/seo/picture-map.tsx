import { LIGHT_COLOURS } from '@/lib/theme-colours'
import type { CountryMap } from '@/lib/places/maps/country-map'

const WIDTH = 420

/** The country with a dot for the university, or a dot for each town with universities. */
export function PictureMap({ map: { viewBox, width, paths, point, others } }: { map: CountryMap }) {
  const unit = width / 320
  const isOne = others.length === 0
  const dots = isOne ? [point] : others
  return (
    <div
      style={{
        display: 'flex',
        width: WIDTH,
        height: WIDTH * 0.75,
        borderRadius: 16,
        overflow: 'hidden',
        border: `2px solid ${LIGHT_COLOURS.line}`,
        background: LIGHT_COLOURS['accent-soft'],
      }}
    >
      <svg viewBox={viewBox} width={WIDTH} height={WIDTH * 0.75} fill="none">
        <path d={paths.land} fill={LIGHT_COLOURS.sunk} stroke={LIGHT_COLOURS.line} strokeWidth={unit} />
        <path
          d={paths.country}
          fill={LIGHT_COLOURS.surface}
          stroke={LIGHT_COLOURS['line-strong']}
          strokeWidth={unit}
        />
        <path
          d={paths.graticule}
          stroke={LIGHT_COLOURS.accent}
          strokeOpacity={0.2}
          strokeWidth={unit * 0.6}
        />
        {dots.map(({ x, y }) => (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r={unit * (isOne ? 6 : 3)}
            fill={LIGHT_COLOURS.accent}
            stroke={LIGHT_COLOURS.surface}
            strokeWidth={unit * (isOne ? 2 : 0.6)}
          />
        ))}
      </svg>
    </div>
  )
}
