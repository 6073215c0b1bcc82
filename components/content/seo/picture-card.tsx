import { LIGHT_COLOURS } from '@/lib/theme-colours'
import type { CountryMapData } from '@/lib/places/maps/country-map'
import { titleSize, type Picture } from '@/lib/web/og/picture'
import { SITE } from '@/lib/site'

/** The globe of the site's mark. */
const GLOBE =
  'M13 2a11 11 0 1 1 0 22 11 11 0 1 1 0-22c4.4 3 6.5 6.7 6.5 11S17.4 21 13 24c-4.4-3-6.5-6.7-6.5-11S8.6 5 13 2M2.5 10h21m-21 6.5h21'

function Globe({ size, stroke, width }: { size: number; stroke: string; width: number }) {
  return (
    <svg viewBox="0 0 26 26" width={size} height={size} fill="none" stroke={stroke} strokeWidth={width}>
      <path d={GLOBE} />
    </svg>
  )
}

/**
 * The picture that other sites show beside a link to a page. The library that draws it knows only a part of CSS:
 * every box has to be a flex box, and colours have to be values, not tokens.
 */
export function PictureCard({ picture, fonts }: { picture: Picture; fonts: readonly string[] }) {
  const { kind, title, subtitle, figures, map } = picture
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: '56px 72px 52px',
        background: LIGHT_COLOURS.paper,
        color: LIGHT_COLOURS.ink,
        fontFamily: fonts.join(', '),
      }}
    >
      {!map && (
        <div style={{ display: 'flex', position: 'absolute', top: -40, right: -260 }}>
          <Globe size={640} stroke={LIGHT_COLOURS.line} width={0.09} />
        </div>
      )}
      <div style={{ display: 'flex', alignItems: 'center', gap: 16, fontSize: 38 }}>
        <Globe size={46} stroke={LIGHT_COLOURS.accent} width={1.7} />
        <span>{SITE.name}</span>
      </div>
      <div
        style={{ display: 'flex', flex: 1, alignItems: 'center', justifyContent: 'space-between', gap: 48 }}
      >
        <div style={{ display: 'flex', flexDirection: 'column', flex: 1, maxWidth: map ? 590 : 780 }}>
          <div style={{ display: 'flex', fontSize: 28, color: LIGHT_COLOURS.accent }}>{kind}</div>
          <div
            style={{
              display: 'flex',
              marginTop: 14,
              fontSize: titleSize(title),
              lineHeight: 1.08,
              letterSpacing: '-0.01em',
            }}
          >
            {title}
          </div>
          {subtitle && (
            <div style={{ display: 'flex', marginTop: 18, fontSize: 30, color: LIGHT_COLOURS['ink-2'] }}>
              {subtitle}
            </div>
          )}
        </div>
        {map && <PictureMap map={map} />}
      </div>
      <div style={{ display: 'flex', gap: 64, paddingTop: 24, borderTop: `2px solid ${LIGHT_COLOURS.line}` }}>
        {figures.map(({ value, label }) => (
          <div key={label} style={{ display: 'flex', flexDirection: 'column' }}>
            <div style={{ display: 'flex', fontSize: 42, lineHeight: 1.1 }}>{value}</div>
            <div style={{ display: 'flex', marginTop: 4, fontSize: 24, color: LIGHT_COLOURS['ink-3'] }}>
              {label}
            </div>
          </div>
        ))}
        {figures.length === 0 && (
          <div style={{ display: 'flex', fontSize: 30, color: LIGHT_COLOURS['ink-3'] }}>{SITE.tagline}</div>
        )}
      </div>
    </div>
  )
}

const MAP_WIDTH = 420

/** The country with a dot for the university, or a dot for each town with universities. */
function PictureMap({ map: { viewBox, width, paths, point, others } }: { map: CountryMapData }) {
  const unit = width / 320
  const isOne = others.length === 0
  const dots = isOne ? [point] : others
  return (
    <div
      style={{
        display: 'flex',
        width: MAP_WIDTH,
        height: MAP_WIDTH * 0.75,
        borderRadius: 16,
        overflow: 'hidden',
        border: `2px solid ${LIGHT_COLOURS.line}`,
        background: LIGHT_COLOURS['accent-soft'],
      }}
    >
      <svg viewBox={viewBox} width={MAP_WIDTH} height={MAP_WIDTH * 0.75} fill="none">
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
