import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { INDONESIA, project, shapeOf } from '#app/site/asrama/map.ts'

/*
 * Draws app/site/asrama/indonesia.svg once. The source is Natural Earth 1:10m (public domain, naturalearthdata.com) as
 * countries-10m.json of the npm package world-atlas 2.0.2, which is no dependency:
 *   npm pack world-atlas@2.0.2 && tar xzf world-atlas-2.0.2.tgz
 *   node tools/node.mjs tools/build-map.ts package/countries-10m.json
 */
type Topology = {
  transform: { scale: [number, number]; translate: [number, number] }
  arcs: [number, number][][]
  objects: { countries: { geometries: { id: string; arcs: number[][][] }[] } }
}

/** Longitude and latitude. */
type Place = readonly [number, number]

const CODE_OF_INDONESIA = '360'
/** Units of the picture: 2360 are 47.2 degrees. */
const WIDTH = 2360
/** Square units: smaller islands are not drawn, smaller corners are cut. */
const SMALLEST_ISLAND = 7
const SMALLEST_CORNER = 6.5

/** One path of all islands in whole units, relative and closed, from the outlines of a world atlas. */
export function outlineOf(world: Topology): string {
  const country = world.objects.countries.geometries.find(({ id }) => id === CODE_OF_INDONESIA)
  if (!country) throw new Error('the atlas has no Indonesia')
  const arcs = world.arcs.map((arc) => decoded(arc, world.transform))
  const islands = country.arcs
    .map(([outer = []]) => outer.flatMap((index) => arcOf(arcs, index).slice(1)))
    .map((ring) => simplified(ring.map(inUnits)))
    .filter((ring) => ring.length >= 3 && area(ring) >= SMALLEST_ISLAND)
    .toSorted((one, other) => area(other) - area(one))
  return islands.map(drawn).join('')
}

function decoded(arc: [number, number][], { scale, translate }: Topology['transform']): Place[] {
  let [x, y] = [0, 0]
  return arc.map(([dx, dy]) => {
    x += dx
    y += dy
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
  })
}

/** A negative index is the arc ~index in reverse. */
function arcOf(arcs: Place[][], index: number): Place[] {
  return index < 0 ? (arcs[~index] ?? []).toReversed() : (arcs[index] ?? [])
}

function inUnits([longitude, latitude]: Place): Place {
  const { x, y } = project({ latitude, longitude }, INDONESIA)
  return [x * WIDTH, (y * WIDTH) / shapeOf(INDONESIA)]
}

/** Visvalingam's algorithm: removes the flattest corner repeatedly, until all corners are worth their bytes. */
function simplified(ring: Place[]): Place[] {
  const points = [...ring]
  while (points.length > 3) {
    const sizes = points.map((point, index) =>
      triangle(points.at(index - 1) as Place, point, points[(index + 1) % points.length] as Place),
    )
    const flattest = Math.min(...sizes)
    if (flattest >= SMALLEST_CORNER) break
    points.splice(sizes.indexOf(flattest), 1)
  }
  return points
}

function triangle([ax, ay]: Place, [bx, by]: Place, [cx, cy]: Place): number {
  return Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2
}

function area(ring: Place[]): number {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] as Place
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(doubled) / 2
}

function drawn(ring: Place[]): string {
  const whole = ring.map(([x, y]) => [Math.round(x), Math.round(y)] as const)
  const [first, ...rest] = whole
  let [x, y] = first ?? [0, 0]
  const steps = rest.flatMap(([nextX, nextY]) => {
    const step = [nextX - x, nextY - y]
    ;[x, y] = [nextX, nextY]
    return step[0] === 0 && step[1] === 0 ? [] : step
  })
  return `M${first?.[0]} ${first?.[1]}l${steps.join(' ').replaceAll(' -', '-')}z`
}

function main([source]: string[]): void {
  if (!source) throw new Error('say where countries-10m.json of world-atlas lies')
  const outline = outlineOf(JSON.parse(readFileSync(source, 'utf8')) as Topology)
  const height = Math.round(WIDTH / shapeOf(INDONESIA))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}"><path d="${outline}"/></svg>\n`
  const file = fileURLToPath(new URL('../app/site/asrama/indonesia.svg', import.meta.url))
  writeFileSync(file, svg)
  console.log(`${file}: ${svg.length} bytes`)
}

if (import.meta.main) main(process.argv.slice(2))
