import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import outline from './indonesia.svg'
import type { Frame, Spot } from './map.ts'

export type PinView = {
  /** The link's target; undefined when the screen already shows this place. */
  to: string | undefined
  /** The name for screen readers and for the tooltip. */
  name: string
  /** The number of asramas at this pin. */
  count: number
  /** The real place, and where its pin is drawn. */
  spot: Spot
  pin: Spot
}

export type MapView = {
  /** Width divided by height. */
  shape: number
  frame: Frame
  pins: PinView[]
}

type Props = {
  map: MapView
  label: string
  className?: string
}

/** A drawn map with a pin per place. It loads only one outline of our own, and every pin is a link without script. */
export function AsramaMap({ map: { shape, frame, pins }, label, className = '' }: Props) {
  return (
    <section
      aria-label={label}
      className={`overflow-hidden rounded-card border border-line bg-tint ${className}`}
    >
      <div className="relative overflow-hidden" style={{ aspectRatio: shape }}>
        <Land frame={frame} />
        <Leaders pins={pins} />
        <ul>
          {pins.map((pin) => (
            <li key={pin.name}>
              <Pin pin={pin} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The outline is a mask, so the land has the theme's colour. */
function Land({ frame }: { frame: Frame }) {
  const mask = `url(${outline})`
  return (
    <div
      aria-hidden="true"
      className="absolute bg-primary/30"
      style={{
        width: `${frame.width}%`,
        height: `${frame.height}%`,
        left: `${frame.left}%`,
        top: `${frame.top}%`,
        maskImage: mask,
        maskSize: '100% 100%',
      }}
    />
  )
}

/** Lines from moved pins to their real places. */
function Leaders({ pins }: { pins: PinView[] }) {
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full text-primary">
      {pins.map(({ name, spot, pin }) => (
        <g key={name}>
          <line
            {...{ x1: percent(spot.x), y1: percent(spot.y) }}
            {...{ x2: percent(pin.x), y2: percent(pin.y) }}
            stroke="currentColor"
            strokeWidth="1.5"
          />
          <circle cx={percent(spot.x)} cy={percent(spot.y)} r="3" fill="currentColor" />
        </g>
      ))}
    </svg>
  )
}

function Pin({ pin: { to, name, count, pin } }: { pin: PinView }) {
  // The name opens on the side with more room.
  const side = pin.x > 0.6 ? 'right-9' : 'left-9'
  const place = { left: percent(pin.x), top: percent(pin.y) }
  const dot = (
    <span
      aria-hidden="true"
      className="grid size-8 place-items-center rounded-full border-2 border-surface bg-primary text-sm font-bold text-on-primary shadow-card transition-transform tabular group-hover:scale-112 group-focus-visible:scale-112"
    >
      {count > 1 ? count : <Icon name="house" className="size-4.5" />}
    </span>
  )
  const shape = 'group absolute grid size-11 -translate-1/2 place-items-center rounded-full'
  if (!to) {
    return (
      <span className={shape} style={place}>
        {dot}
        <span className="sr-only">{name}</span>
      </span>
    )
  }
  return (
    <Link to={to} className={`${shape} hover:z-10 focus-visible:z-10`} style={place}>
      {dot}
      <span
        className={`pointer-events-none absolute ${side} rounded-field bg-surface px-2.5 py-1 text-xs font-semibold whitespace-nowrap text-ink opacity-0 shadow-float transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100`}
      >
        {name}
      </span>
    </Link>
  )
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`
}
