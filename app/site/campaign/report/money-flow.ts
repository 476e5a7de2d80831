import type { MoneyFlow } from '#features/campaign/campaign.ts'

/** The box the streams are drawn in. */
export const FLOW = { width: 320, height: 104 } as const

type Stream = 'handedOver' | 'onHand' | 'amilShare'

/** How far each stream runs and how far it moves away from its neighbours. */
const runs: readonly { name: Stream; to: number; drift: number }[] = [
  { name: 'handedOver', to: 320, drift: -6 },
  { name: 'onHand', to: 196, drift: 2 },
  { name: 'amilShare', to: 112, drift: 12 },
]

const TOP = 10
const FULL = 76
/** A stream that carries anything at all can be seen. */
const THIN = 3

/**
 * The streams of a flow as paths: all leave the left edge as one band, as thick as their share; what reached people
 * runs to the right edge. Empty without money.
 */
export function flowStreams(flow: MoneyFlow): { name: Stream; path: string; thickness: number }[] {
  const whole = runs.reduce((sum, { name }) => sum + Math.max(0, flow[name]), 0)
  if (whole === 0) return []
  let y = TOP
  return runs
    .filter(({ name }) => flow[name] > 0)
    .map(({ name, to, drift }) => {
      const thickness = tenth(Math.max(THIN, (flow[name] / whole) * FULL))
      const path = streamPath({ y, thickness, to, drift, isArrow: name === 'handedOver' })
      y = tenth(y + thickness)
      return { name, path, thickness }
    })
}

type Run = { y: number; thickness: number; to: number; drift: number; isArrow: boolean }

function streamPath({ y, thickness, to, drift, isArrow }: Run): string {
  const [bottom, top, foot] = [y + thickness, y + drift, y + drift + thickness].map(tenth)
  const middle = tenth(y + drift + thickness / 2)
  const end = to - Math.min(18, 6 + thickness / 3)
  const tip = isArrow
    ? `H${tenth(end)}L${to} ${middle}L${tenth(end)} ${foot}`
    : `H${tenth(end)}Q${to} ${top} ${to} ${middle}Q${to} ${foot} ${tenth(end)} ${foot}`
  return `M0 ${y}C34 ${y} 40 ${top} 78 ${top}${tip}H78C40 ${foot} 34 ${bottom} 0 ${bottom}Z`
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}

/** The share that reached people, in whole percent rounded down; null without money. */
export function handedOverPercent({ donated, handedOver }: MoneyFlow): number | null {
  if (donated <= 0 || handedOver < 0) return null
  return Math.min(100, Math.floor((handedOver / donated) * 100))
}
