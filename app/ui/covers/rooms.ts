import { between, disc, lattice, line, oval, path, type Random } from '../cover-shapes.ts'
import type { CoverPalette } from './palette.ts'
import type { PlaceDrawing } from './subject.ts'

/** Places under a roof: no sky is drawn above them. */
export const indoors: readonly string[] = ['ruang', 'kelas', 'pasar']

/** A room with an arched window and a lamp. */
export function ruang(c: CoverPalette, r: Random): PlaceDrawing {
  const x = between(r, 84, 104)
  return {
    back:
      path('M0 0H640V360H0Z', c.mid) +
      lattice(c.light, 0.07, 64) +
      path(
        `M${x - 56} 190V100Q${x - 56} 44 ${x} 26Q${x + 56} 44 ${x + 56} 100V190Z`,
        c.glow,
        'opacity=".9"',
      ) +
      line(`M${x} 30V190M${x - 56} 116H${x + 56}`, `${c.mid} 5`) +
      line(`M${x - 66} 192H${x + 66}`, `${c.light} 7`) +
      path('M0 286H640V360H0Z', c.near) +
      oval({ x: 320, y: 314, rx: 220, ry: 24 }, c.far, 0.6) +
      hanging(between(r, 520, 556), c),
  }
}

/** A small lamp on its cord. */
function hanging(x: number, c: CoverPalette): string {
  return (
    line(`M${x} 0V56`, `${c.light} 2.5`) +
    path(`M${x - 34} 84Q${x - 26} 54 ${x} 54T${x + 34} 84Z`, c.warm) +
    disc({ x, y: 88, radius: 12 }, c.glow) +
    path(`M${x - 30} 92L${x - 96} 286H${x + 96}L${x + 30} 92Z`, c.glow, 'opacity=".12"')
  )
}

/** A class room with its board. */
export function kelas(c: CoverPalette): PlaceDrawing {
  return {
    back:
      path('M0 0H640V360H0Z', c.far) +
      path('M150 36H490V182H150Z', c.near) +
      line('M150 36H490V182H150Z', `${c.glow} 8`, 'stroke-linejoin="round"') +
      line(
        'M184 74q26-18 44 2t42-4M184 110h90m-90 28h60M330 76h50m-50 30h110',
        `${c.light} 4`,
        'opacity=".65"',
      ) +
      line('M404 146l28-34 28 34z', `${c.light} 4`, 'opacity=".5"') +
      path('M0 278H640V360H0Z', c.mid) +
      line('M0 278H640', `${c.light} 4`, 'opacity=".5"') +
      path('M30 60h78v96H30zM532 60h78v96h-78z', c.glow, 'opacity=".7"') +
      line('M69 60v96M30 108h78M571 60v96M532 108h78', `${c.far} 5`),
  }
}

/** A stall under its awning. */
export function pasar(c: CoverPalette): PlaceDrawing {
  const stripes = Array.from({ length: 8 }, (_, i) => {
    const x = i * 80
    return path(`M${x} 0h80V74q-10 26-40 26t-40-26z`, i % 2 ? c.light : c.warm)
  })
  return {
    back:
      path('M0 0H640V360H0Z', c.far) +
      path('M0 190H640V290H0Z', c.mid, 'opacity=".6"') +
      line('M40 190H250M400 190H600', `${c.near} 6`) +
      path(
        'M56 190v-40h30v40zm44 0v-30h36v30zm52 0v-46h26v46zm270 0v-36h34v36zm50 0v-48h24v48zm38 0v-30h40v30z',
        c.mid,
      ) +
      stripes.join('') +
      path('M0 284H640V360H0Z', c.near) +
      line('M0 286H640', `${c.glow} 5`),
  }
}
