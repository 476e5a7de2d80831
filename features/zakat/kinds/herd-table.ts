export type HerdClass =
  | 'kambing'
  | 'tabi'
  | 'musinnah'
  | 'bintuMakhad'
  | 'bintuLabun'
  | 'hiqqah'
  | 'jadzaah'

/** Some animals of one class. */
export type HerdHeads = { jenis: HerdClass; ekor: number }

export type Herd = 'kambing' | 'sapi' | 'unta'

/** From how many heads on what is due, up to the next row; beyond the last row the herd goes by a rule. */
type Row = readonly [from: number, due: readonly HerdHeads[]]

/** Sheep and goats (Bukhari 1454, Ibn Majah 1807). */
const sheep: readonly Row[] = [
  [40, [{ jenis: 'kambing', ekor: 1 }]],
  [121, [{ jenis: 'kambing', ekor: 2 }]],
  [201, [{ jenis: 'kambing', ekor: 3 }]],
]

/** Cattle and buffalo (Ibn Majah 1803, Nasai 2453). */
const cattle: readonly Row[] = [
  [30, [{ jenis: 'tabi', ekor: 1 }]],
  [40, [{ jenis: 'musinnah', ekor: 1 }]],
]

/** Camels (Bukhari 1454). */
const camels: readonly Row[] = [
  [5, [{ jenis: 'kambing', ekor: 1 }]],
  [10, [{ jenis: 'kambing', ekor: 2 }]],
  [15, [{ jenis: 'kambing', ekor: 3 }]],
  [20, [{ jenis: 'kambing', ekor: 4 }]],
  [25, [{ jenis: 'bintuMakhad', ekor: 1 }]],
  [36, [{ jenis: 'bintuLabun', ekor: 1 }]],
  [46, [{ jenis: 'hiqqah', ekor: 1 }]],
  [61, [{ jenis: 'jadzaah', ekor: 1 }]],
  [76, [{ jenis: 'bintuLabun', ekor: 2 }]],
  [91, [{ jenis: 'hiqqah', ekor: 2 }]],
]

/** The smallest herd of which something is due. */
export const herdNisab: Readonly<Record<Herd, number>> = { kambing: 40, sapi: 30, unta: 5 }

/** All ways of a herd below 12.000; of a larger one nobody chooses among thousands. */
const MOST_WAYS = 100

/**
 * What is due of a herd: the ways to give it, the one with the fewest heads first. Heads beyond a step of the table
 * add nothing (waqash).
 */
export function dueOfHerd(herd: Herd, heads: number): HerdHeads[][] {
  if (herd === 'kambing') {
    return heads < 400
      ? fromRows(sheep, heads)
      : [[{ jenis: 'kambing', ekor: floorBy(heads, 100) }]]
  }
  if (herd === 'sapi') {
    return heads < 60 ? fromRows(cattle, heads) : byTens(heads, [3, 'tabi'], [4, 'musinnah'])
  }
  return heads < 121 ? fromRows(camels, heads) : byTens(heads, [4, 'bintuLabun'], [5, 'hiqqah'])
}

function fromRows(rows: readonly Row[], heads: number): HerdHeads[][] {
  const due = rows.findLast(([from]) => heads >= from)?.[1]
  return due ? [[...due]] : []
}

type Step = readonly [tens: number, jenis: HerdClass]

/** Full tens in groups of two sizes, in ways that leave no ten over. */
function byTens(heads: number, small: Step, large: Step): HerdHeads[][] {
  const tens = floorBy(heads, 10)
  const ways: HerdHeads[][] = []
  for (let many = floorBy(tens, large[0]); many >= 0 && ways.length < MOST_WAYS; many--) {
    const rest = tens - many * large[0]
    if (rest % small[0] !== 0) continue
    const way = [
      { jenis: small[1], ekor: rest / small[0] },
      { jenis: large[1], ekor: many },
    ]
    ways.push(way.filter(({ ekor }) => ekor > 0))
  }
  return ways
}

function floorBy(heads: number, step: number): number {
  return Math.floor(heads / step)
}
