import { disc, line, path } from './cover-shapes.ts'
import type { CoverPalette } from './cover-palette.ts'

type Spot = { x: number; y: number }
type Size = Spot & { width: number; height: number }

/** A roofed well with its bucket; (x, y) is the middle of its foot. */
export function well({ x, y }: Spot, c: CoverPalette): string {
  return (
    path(`M${x - 52} ${y - 140}h8v92h-8zM${x + 44} ${y - 140}h8v92h-8z`, c.light) +
    path(
      `M${x - 80} ${y - 128}L${x} ${y - 176}L${x + 80} ${y - 128}L${x + 70} ${y - 120}H${x - 70}Z`,
      c.glow,
    ) +
    line(`M${x - 44} ${y - 104}H${x + 44}M${x} ${y - 104}v22`, `${c.light} 4`) +
    path(`M${x - 13} ${y - 82}h26l-4 24h-18z`, c.glow) +
    path(`M${x - 62} ${y - 50}H${x + 62}L${x + 54} ${y}Q${x} ${y + 12} ${x - 54} ${y}Z`, c.light) +
    line(
      `M${x - 57} ${y - 24}Q${x} ${y - 14} ${x + 57} ${y - 24}M${x - 20} ${y - 48}v28M${x + 22} ${y - 48}v28M${x} ${y - 18}v22`,
      `${c.mid} 2`,
      'opacity=".45"',
    ) +
    `<ellipse cx="${x}" cy="${y - 50}" rx="66" ry="9" fill="${c.light}"/>` +
    `<ellipse cx="${x}" cy="${y - 50}" rx="54" ry="6" fill="${c.near}"/>`
  )
}

/** An Indonesian sailing boat on the water line y. */
export function boat({ x, y }: Spot, c: CoverPalette): string {
  return (
    path(
      `M${x - 84} ${y - 22}Q${x} ${y - 6} ${x + 92} ${y - 32}Q${x + 70} ${y + 14} ${x + 30} ${y + 16}H${x - 36}Q${x - 70} ${y + 10} ${x - 84} ${y - 22}Z`,
      c.near,
    ) +
    line(`M${x} ${y - 14}V${y - 152}`, `${c.near} 5`) +
    path(
      `M${x + 7} ${y - 150}Q${x + 76} ${y - 84} ${x + 70} ${y - 32}L${x + 7} ${y - 24}Z`,
      c.light,
    ) +
    path(`M${x - 7} ${y - 132}Q${x - 62} ${y - 76} ${x - 58} ${y - 30}L${x - 7} ${y - 22}Z`, c.glow)
  )
}

/** A prayer hall with an onion dome and a lit door. */
export function dome({ x, y, width, height }: Size, c: CoverPalette): string {
  const half = width / 2
  const eave = y - Math.round(height * 0.52)
  const crown = y - height - Math.round(half * 0.42)
  const bulge = Math.round(half * 1.06)
  const door = Math.round(width * 0.17)
  const lintel = y - Math.round(height * 0.26)
  return (
    line(`M${x} ${crown + 4}v-${Math.round(half * 0.36)}`, `${c.glow} 3`) +
    disc(
      { x, y: crown - Math.round(half * 0.42), radius: Math.max(4, Math.round(half * 0.1)) },
      c.glow,
    ) +
    path(
      `M${x - half} ${eave}C${x - bulge - 4} ${eave - Math.round(half * 0.62)} ${x - Math.round(half * 0.34)} ${crown + Math.round(half * 0.42)} ${x} ${crown}` +
        `C${x + Math.round(half * 0.34)} ${crown + Math.round(half * 0.42)} ${x + bulge + 4} ${eave - Math.round(half * 0.62)} ${x + half} ${eave}Z`,
      c.light,
    ) +
    path(`M${x - half} ${eave + 5}H${x + half}V${y}H${x - half}Z`, c.light) +
    path(
      `M${x - door} ${y}V${lintel}Q${x - door} ${lintel - door} ${x} ${lintel - Math.round(door * 1.7)}Q${x + door} ${lintel - door} ${x + door} ${lintel}V${y}Z`,
      c.near,
    )
  )
}

/** A narrow minaret with two balconies. */
export function minaret({ x, y, height }: Spot & { height: number }, c: CoverPalette): string {
  const top = y - height
  return (
    path(`M${x - 11} ${y}V${top + 34}H${x + 11}V${y}Z`, c.light) +
    path(`M${x - 16} ${top + 84}h32v7h-32zM${x - 15} ${top + 30}h30v7h-30z`, c.glow) +
    path(
      `M${x - 9} ${top + 30}V${top + 12}Q${x - 10} ${top - 2} ${x} ${top - 20}Q${x + 10} ${top - 2} ${x + 9} ${top + 12}V${top + 30}Z`,
      c.light,
    ) +
    line(`M${x} ${top - 18}v-12`, `${c.glow} 3`) +
    path(`M${x - 3} ${top + 60}v-10q3-6 6 0v10z`, c.near)
  )
}

/** A lantern that hangs from the upper edge on a cord of that length. */
export function lantern({ x, cord }: { x: number; cord: number }, c: CoverPalette): string {
  return (
    line(`M${x} 0V${cord}`, `${c.light} 2`, 'opacity=".7"') +
    disc({ x, y: cord + 36, radius: 40 }, c.glow, 0.16) +
    path(
      `M${x - 9} ${cord + 6}L${x} ${cord - 4}L${x + 9} ${cord + 6}ZM${x - 13} ${cord + 62}h26l-5 8h-16z`,
      c.light,
    ) +
    path(`M${x - 10} ${cord + 8}h20l9 26l-9 26h-20l-9-26z`, c.glow) +
    line(
      `M${x - 4} ${cord + 10}l-5 24 5 24M${x + 4} ${cord + 10}l5 24-5 24`,
      `${c.near} 1.5`,
      'opacity=".5"',
    ) +
    line(`M${x} ${cord + 70}v9`, `${c.light} 2`)
  )
}

/** An open book on its folding stand (rehal). */
export function books({ x, y }: Spot, c: CoverPalette): string {
  const page = (side: 1 | -1) =>
    `M${x} ${y - 76}C${x + side * 34} ${y - 104} ${x + side * 96} ${y - 104} ${x + side * 136} ${y - 86}V${y - 30}C${x + side * 96} ${y - 46} ${x + side * 34} ${y - 44} ${x} ${y - 16}Z`
  const rows = (side: 1 | -1) =>
    [0, 12, 24]
      .map(
        (down) =>
          `M${x + side * 18} ${y - 72 + down}Q${x + side * 60} ${y - 94 + down} ${x + side * 116} ${y - 78 + down}`,
      )
      .join('')
  return (
    path(
      `M${x - 92} ${y + 14}L${x + 52} ${y - 44}L${x + 74} ${y - 40}L${x - 60} ${y + 20}ZM${x + 92} ${y + 14}L${x - 52} ${y - 44}L${x - 74} ${y - 40}L${x + 60} ${y + 20}Z`,
      c.near,
    ) +
    path(
      `M${x} ${y - 8}C${x - 40} ${y - 36} ${x - 100} ${y - 38} ${x - 144} ${y - 22}V${y - 80}H${x + 144}V${y - 22}C${x + 100} ${y - 38} ${x + 40} ${y - 36} ${x} ${y - 8}Z`,
      c.glow,
    ) +
    path(page(-1) + page(1), c.light) +
    line(rows(-1) + rows(1), `${c.mid} 2.5`, 'opacity=".4"') +
    line(`M${x} ${y - 76}V${y - 16}`, `${c.mid} 2`, 'opacity=".5"')
  )
}

/** Two open hands that hold a sprout or an ear of grain. */
export function hands({ x, y, isGrain }: Spot & { isGrain: boolean }, c: CoverPalette): string {
  const hand = (s: 1 | -1) =>
    `M${x + s * 4} ${y + 8}C${x + s * 8} ${y - 30} ${x + s * 46} ${y - 58} ${x + s * 78} ${y - 74}C${x + s * 92} ${y - 80} ${x + s * 100} ${y - 68} ${x + s * 92} ${y - 58}` +
    `L${x + s * 116} ${y - 88}C${x + s * 128} ${y - 100} ${x + s * 144} ${y - 90} ${x + s * 136} ${y - 74}C${x + s * 118} ${y - 36} ${x + s * 96} ${y - 2} ${x + s * 66} ${y + 14}V${y + 60}H${x + s * 4}Z`
  const leaves = isGrain
    ? [0, 1, 2, 3]
        .map((i) => `M${x} ${y - 84 - i * 22}q-22-8-20-30q20 4 20 30q22-8 20-30q-20 4-20 30`)
        .join('') + `M${x} ${y - 168}q-12-14 0-34q12 20 0 34`
    : `M${x} ${y - 96}C${x - 62} ${y - 92} ${x - 74} ${y - 134} ${x - 76} ${y - 150}C${x - 30} ${y - 152} ${x - 2} ${y - 132} ${x} ${y - 96}M${x} ${y - 118}C${x + 4} ${y - 164} ${x + 38} ${y - 180} ${x + 80} ${y - 178}C${x + 78} ${y - 140} ${x + 50} ${y - 112} ${x} ${y - 118}`
  return (
    path(
      `M${x - 58} ${y - 34}Q${x} ${y - 66} ${x + 58} ${y - 34}Q${x} ${y + 14} ${x - 58} ${y - 34}Z`,
      c.near,
    ) +
    line(`M${x} ${y - 44}C${x - 4} ${y - 80} ${x} ${y - 110} ${x} ${y - 150}`, `${c.near} 6`) +
    path(leaves, c.near) +
    path(hand(-1) + hand(1), c.light) +
    line(
      `M${x - 66} ${y + 14}Q${x - 40} ${y + 2} ${x - 30} ${y - 18}M${x + 66} ${y + 14}Q${x + 40} ${y + 2} ${x + 30} ${y - 18}`,
      `${c.mid} 2.5`,
      'opacity=".45"',
    )
  )
}

type House = Size & { isHipped: boolean }

/** A village house with a hipped or gabled roof and lit windows; (x, y) is its lower left corner. */
export function house({ x, y, width, height, isHipped }: House, c: CoverPalette): string {
  const eave = y - Math.round(height * 0.58)
  const top = y - height - 14
  const third = Math.round(width * (isHipped ? 0.28 : 0.5))
  const pane = Math.round(width * 0.15)
  const sill = eave + 14
  const door = x + Math.round(width * 0.5) - 9
  return (
    path(`M${x + 6} ${y}V${eave}H${x + width - 6}V${y}Z`, c.light) +
    path(
      `M${x - 8} ${eave + 2}L${x + third} ${top}H${x + width - third}L${x + width + 8} ${eave + 2}Z`,
      c.mid,
    ) +
    line(`M${x - 8} ${eave + 2}H${x + width + 8}`, `${c.near} 4`) +
    path(
      `M${x + 16} ${sill}h${pane}v${pane}h-${pane}zM${x + width - 16 - pane} ${sill}h${pane}v${pane}h-${pane}z`,
      c.glow,
    ) +
    path(`M${door} ${y}v-26q9-10 18 0v26z`, c.near)
  )
}
