import type { ReactNode } from 'react'
import { khatam } from './cover-shapes.ts'

const ring = khatam({ x: 20, y: 20, radius: 19 })
const tile = khatam({ x: 32, y: 32, radius: 32 })
const inner = khatam({ x: 32, y: 32, radius: 16 }, Math.PI / 8)

/** A number inside an eight-point star, for verses, surahs and steps. */
export function StarNumber({ children }: { children: ReactNode }) {
  return (
    <span className="relative grid size-10 shrink-0 place-items-center text-[min(0.75rem,20px)] font-bold tabular">
      <svg viewBox="0 0 40 40" className="absolute inset-0 text-accent" aria-hidden="true">
        <path d={ring} fill="none" stroke="currentColor" strokeWidth="1.4" />
      </svg>
      {children}
    </span>
  )
}

/** A pattern of eight-point stars that fills its positioned parent. The class sets colour and opacity. */
export function StarPattern({ id, className = '' }: { id: string; className?: string }) {
  return (
    <svg
      className={`pointer-events-none absolute inset-0 size-full ${className}`}
      aria-hidden="true"
    >
      <defs>
        <pattern id={id} width="64" height="64" patternUnits="userSpaceOnUse">
          <path d={tile + inner} fill="none" stroke="currentColor" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

const rosette = [96, 78, 60, 42, 25].map((radius, i) =>
  khatam({ x: 100, y: 100, radius }, i % 2 ? Math.PI / 8 : 0),
)

/** Five nested stars: the ornament of empty states and of the hero. */
export function Rosette({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 200 200" className={className} aria-hidden="true">
      <path d={rosette.join('')} fill="none" stroke="currentColor" strokeWidth="1.2" />
    </svg>
  )
}

/** The logo: a star that encloses a smaller one. */
export function Logo({ className = 'size-7' }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" className={className} aria-hidden="true">
      <path d={ring} fill="currentColor" />
      <path
        d={khatam({ x: 20, y: 20, radius: 9.5 }, Math.PI / 8)}
        className="fill-none stroke-accent"
        strokeWidth="2.2"
      />
    </svg>
  )
}
