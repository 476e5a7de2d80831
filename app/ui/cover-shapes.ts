/** A repeatable random number in [0, 1). */
export type Random = () => number

/** The mulberry32 generator: short, and the same result on every engine. */
export function random(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A random whole number between the two. Whole numbers keep the SVG short. */
export function between(r: Random, from: number, to: number): number {
  return Math.round(from + r() * (to - from))
}

/** A filled path; `more` holds further attributes. What is see-through has no outline. */
export function path(d: string, fill: string, more = ''): string {
  const soft = more.includes('opacity') ? ' stroke="none"' : ''
  return `<path d="${d}" fill="${fill}"${more && ` ${more}`}${soft}/>`
}

/** A stroked path without fill; `pen` is colour and width, as in '#fff 2'. */
export function line(d: string, pen: string, more = ''): string {
  const [colour, width] = pen.split(' ')
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${more && ` ${more}`}/>`
}

export type Round = { x: number; y: number; radius: number }

export function disc({ x, y, radius }: Round, fill: string, opacity = 1): string {
  const faint = opacity < 1 ? ` opacity="${opacity}" stroke="none"` : ''
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${faint}/>`
}

export type Oval = { x: number; y: number; rx: number; ry: number }

export function oval({ x, y, rx, ry }: Oval, fill: string, opacity = 1): string {
  const faint = opacity < 1 ? ` opacity="${opacity}" stroke="none"` : ''
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${faint}/>`
}

/** The khatam, an eight-point star, as a closed path around (x, y). */
export function khatam({ x, y, radius }: Round, turn = 0): string {
  // Two squares turned by 45°: the inner corners lie at cos 45° / cos 22.5° of the outer radius.
  const points = Array.from({ length: 16 }, (_, i) => {
    const reach = i % 2 ? radius * 0.7654 : radius
    const angle = (i * Math.PI) / 8 + turn
    return `${tenth(x + reach * Math.sin(angle))} ${tenth(y - reach * Math.cos(angle))}`
  })
  return `M${points.join('L')}Z`
}

/** A pattern of eight-point stars in fine lines over the whole picture. */
export function lattice(colour: string, opacity: number, tile: number): string {
  const half = tile / 2
  const centre = { x: half, y: half }
  return (
    `<defs><pattern id="k" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse">` +
    line(khatam({ ...centre, radius: half }), `${colour} 1`) +
    line(khatam({ ...centre, radius: half / 2 }, Math.PI / 8), `${colour} 1`) +
    `</pattern></defs><rect width="640" height="360" fill="url(#k)" opacity="${opacity}"/>`
  )
}

/** Hills: a smooth line around `height` that varies by `swing`, closed at the bottom. */
export function ridge(r: Random, height: number, { swing = 14, steps = 4 } = {}): string {
  const width = 640 / steps
  const low = () => between(r, height - swing, height + swing)
  let d = `M0 ${low()}`
  for (let i = 0; i < steps; i++) {
    const y = low()
    d += `S${Math.round((i + 0.5) * width)} ${y} ${Math.round((i + 1) * width)} ${between(r, y - 8, y + 8)}`
  }
  return `${d}V360H0Z`
}

/** A sun or full moon with two soft rings. */
export function orb(at: Round, colour: string): string {
  return (
    disc({ ...at, radius: Math.round(at.radius * 2.1) }, colour, 0.12) +
    disc({ ...at, radius: Math.round(at.radius * 1.5) }, colour, 0.2) +
    disc(at, colour)
  )
}

/** A crescent moon, open to the right, as one path. */
export function crescent({ x, y, radius }: Round, colour: string): string {
  const tip = Math.round(radius * 0.5)
  const rise = Math.round(radius * 0.87)
  const inner = Math.round(radius * 0.92)
  return path(
    `M${x + tip} ${y - rise}A${radius} ${radius} 0 1 0 ${x + tip} ${y + rise}A${inner} ${inner} 0 1 1 ${x + tip} ${y - rise}Z`,
    colour,
  )
}

/** Small four-point stars over the upper part of the picture. */
export function sparks(r: Random, count: number, colour: string): string {
  const d = Array.from({ length: count }, () => {
    const size = between(r, 3, 7)
    const at = `${between(r, 20, 620)} ${between(r, 16, 170)}`
    const q = Math.round(size / 4)
    return `M${at}m0-${size}l${q} ${size - q} ${size - q} ${q}-${size - q} ${q}-${q} ${size - q}-${q}-${size - q}-${size - q}-${q} ${size - q}-${q}z`
  })
  return path(d.join(''), colour, 'opacity=".8"')
}

const fronds = [
  [-1, 0.05],
  [-0.85, -0.5],
  [-0.25, -0.7],
  [0.4, -0.65],
  [0.95, -0.4],
  [1, 0.15],
] as const

/** A palm tree that leans by `lean`, with its crown at the top. */
export function palm(
  { x, y, height, lean }: { x: number; y: number; height: number; lean: number },
  colour: string,
): string {
  const top = `${x + lean} ${y - height}`
  const leaf = Math.round(height * 0.42)
  const crown = fronds.map(([dx, dy]) => {
    const ex = Math.round(dx * leaf)
    const ey = Math.round((dy + 0.35) * leaf)
    const lift = Math.round(leaf * 0.65)
    return `M${top}q${Math.round(ex * 0.45)} ${ey - lift} ${ex} ${ey}q${-Math.round(ex * 0.35)} ${-Math.round(leaf * 0.28)} ${-ex} ${-ey}z`
  })
  const bend = `${x + Math.round(lean * 0.2)} ${y - Math.round(height / 2)}`
  return (
    line(`M${x} ${y}Q${bend} ${top}`, `${colour} ${Math.max(3, Math.round(height / 18))}`) +
    path(crown.join(''), colour)
  )
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
