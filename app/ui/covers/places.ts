import { between, disc, lattice, line, palm, path, type Random, ridge } from '../cover-shapes.ts'
import type { CoverPalette } from './palette.ts'
import { kelas, pasar, ruang } from './rooms.ts'
import type { DrawPlace, PlaceDrawing } from './subject.ts'

export const coverPlaces: Record<string, DrawPlace> = {
  desa,
  bukit,
  sawah,
  pantai,
  laut,
  sungai,
  banjir,
  kota,
  ruang,
  kelas,
  pesantren,
  kebun,
  kering,
  pasar,
  langit,
}

/** The ground a subject stands on. */
function ground(c: CoverPalette, rise = 10): string {
  return path(`M0 ${288 + rise}Q320 ${280 - rise} 640 ${288 + rise}V360H0Z`, c.near)
}

function roofs(r: Random, at: number[], c: CoverPalette): string {
  const d = at.map((x) => {
    const [w, h, y] = [between(r, 34, 48), between(r, 22, 32), between(r, 262, 272)]
    return `M${x - w - 6} ${y}L${x - w + 14} ${y - h}H${x + w - 14}L${x + w + 6} ${y}H${x + w}V300H${x - w}V${y}Z`
  })
  const panes = at.map((x) => `M${x - 18} 276h10v12h-10zm26 0h10v12h-10z`)
  return path(d.join(''), c.mid) + path(panes.join(''), c.glow, 'opacity=".75"')
}

function desa(c: CoverPalette, r: Random): PlaceDrawing {
  return {
    back:
      path(ridge(r, 206, { swing: 26 }), c.far) +
      roofs(r, [64, 170, 470, 578], c) +
      palm({ x: between(r, 10, 26), y: 300, height: 148, lean: 18 }, c.mid) +
      palm({ x: 622, y: 300, height: 122, lean: -20 }, c.mid) +
      ground(c),
  }
}

function bukit(c: CoverPalette, r: Random): PlaceDrawing {
  const peak = between(r, 150, 250)
  return {
    back:
      path(
        `M${peak - 220} 300Q${peak - 60} 190 ${peak - 20} 98Q${peak} 112 ${peak + 20} 98Q${peak + 70} 200 ${peak + 250} 300Z`,
        c.far,
      ) +
      line(`M${peak - 108} 168h74m18 0h26`, `${c.light} 9`, 'opacity=".35"') +
      path(ridge(r, 252, { swing: 22, steps: 3 }), c.mid) +
      palm({ x: 606, y: 300, height: 110, lean: -14 }, c.near) +
      ground(c),
  }
}

function sawah(c: CoverPalette, r: Random): PlaceDrawing {
  const rows = [c.far, c.mid, c.mid, c.near].map((fill, i) => {
    const y = 196 + i * 30
    const bend = between(r, -26, 26)
    const rim = `M0 ${y + bend}C160 ${y - 30} 300 ${y + 30} 430 ${y + 4}S580 ${y - 18} 640 ${y - bend}`
    return (
      path(`${rim}V360H0Z`, fill, i === 2 ? 'opacity=".9"' : '') +
      line(rim, `${c.light} 2`, 'opacity=".4"')
    )
  })
  return {
    back: rows.join('') + palm({ x: between(r, 50, 90), y: 296, height: 132, lean: 14 }, c.near),
    front: line(
      'M40 344q8-16 4-30m14 32q2-14 12-26M560 346q4-18 0-32m18 30q6-12 16-22',
      `${c.glow} 3`,
    ),
  }
}

function sea(c: CoverPalette, y: number): string {
  return (
    path(`M0 ${y}H640V360H0Z`, c.mid) +
    path(`M0 ${y}H640V${y + 26}H0Z`, c.far, 'opacity=".7"') +
    line(
      `M30 ${y + 18}h70m60 8h40m250-10h84m20 24h50M96 ${y + 44}h60m310 6h70`,
      `${c.light} 2.5`,
      'opacity=".4"',
    )
  )
}

function pantai(c: CoverPalette, r: Random): PlaceDrawing {
  const y = 206
  return {
    back:
      path(`M0 ${y}Q90 ${y - 44} 210 ${y}Z`, c.far) +
      sea(c, y) +
      path('M0 300Q180 262 360 284T640 276V360H0Z', c.near) +
      line('M0 292Q180 254 360 276T640 268', `${c.light} 3`, 'opacity=".5"') +
      palm({ x: between(r, 590, 612), y: 306, height: 190, lean: -44 }, c.near) +
      palm({ x: 40, y: 310, height: 120, lean: 26 }, c.near),
  }
}

function laut(c: CoverPalette, r: Random): PlaceDrawing {
  const wave = (y: number, shift: number) =>
    `M${shift} ${y}${'q40-20 80 0'.repeat(9)}V360H${shift}Z`
  return {
    back:
      path(ridge(r, 196, { swing: 10 }), c.far, 'opacity=".75"') +
      path('M0 218H640V360H0Z', c.mid) +
      line('M40 236h90m40 12h50m240-14h110', `${c.light} 2.5`, 'opacity=".4"'),
    front:
      path(wave(304, -40), c.near, 'opacity=".75"') +
      path(wave(328, -8), c.near) +
      line('M90 318q40-18 80 0M400 320q40-18 80 0', `${c.light} 2.5`, 'opacity=".45"'),
  }
}

function sungai(c: CoverPalette, r: Random): PlaceDrawing {
  const stilts = [70, 566].map((x) => {
    const w = between(r, 46, 56)
    return `M${x - w} 240H${x + w}V206H${x - w}ZM${x - w - 12} 208L${x - w + 16} 176H${x + w - 16}L${x + w + 12} 208ZM${x - w + 6} 240h6v44h-6zM${x + w - 12} 240h6v44h-6zM${x - 3} 240h6v44h-6z`
  })
  return {
    back:
      path(ridge(r, 190, { swing: 16 }), c.far) +
      path(stilts.join(''), c.mid) +
      path('M0 262H640V360H0Z', c.far) +
      line('M30 276h70m380 6h90M110 300h50m330 6h70', `${c.light} 2.5`, 'opacity=".5"') +
      path('M30 360Q170 286 320 286T610 360Z', c.near),
  }
}

function banjir(c: CoverPalette, r: Random): PlaceDrawing {
  const sunk = [76, 196, 452, 570].map((x) => {
    const w = between(r, 40, 52)
    return `M${x - w - 10} 238L${x - w + 18} 196H${x + w - 18}L${x + w + 10} 238Z`
  })
  return {
    back:
      path(ridge(r, 190, { swing: 14 }), c.far) +
      path(sunk.join(''), c.mid) +
      palm({ x: 20, y: 250, height: 110, lean: 16 }, c.mid) +
      path('M0 238H640V360H0Z', c.far) +
      line(
        'M20 254h80m40 8h46m260-10h90m30 14h50M90 282h40m390 4h60',
        `${c.light} 3`,
        'opacity=".5"',
      ) +
      path('M30 360Q170 286 320 286T610 360Z', c.near),
    front: line('M20 330h70m470 8h60M60 350h50m440 2h40', `${c.light} 3`, 'opacity=".45"'),
  }
}

function kota(c: CoverPalette, r: Random): PlaceDrawing {
  const blocks = Array.from({ length: 9 }, (_, i) => {
    const [x, top] = [i * 74 - 14, between(r, 130, 220)]
    return { x, top, width: between(r, 50, 66) }
  })
  const panes = blocks
    .filter((_, i) => i < 3 || i > 5)
    .map(
      ({ x, top }) =>
        `M${x + 10} ${top + 18}h9v12h-9zm20 0h9v12h-9zm-20 28h9v12h-9zm20 28h9v12h-9z`,
    )
  return {
    back:
      path(ridge(r, 216, { swing: 8 }), c.far) +
      path(
        blocks.map(({ x, top, width }) => `M${x} ${top}h${width}V300h-${width}Z`).join(''),
        c.mid,
        'opacity=".8"',
      ) +
      path(panes.join(''), c.glow, 'opacity=".6"') +
      ground(c, 4) +
      line('M0 338H640', `${c.light} 3`, 'opacity=".3" stroke-dasharray="26 20"'),
  }
}

function pesantren(c: CoverPalette, r: Random): PlaceDrawing {
  const dome = (x: number, y: number, s: number) =>
    `M${x - s} 300V${y}C${x - s * 1.1} ${y - s * 0.7} ${x - s * 0.3} ${y - s * 0.8} ${x} ${y - s * 1.4}C${x + s * 0.3} ${y - s * 0.8} ${x + s * 1.1} ${y - s * 0.7} ${x + s} ${y}V300Z`
  return {
    back:
      lattice(c.fine, 0.13, 64) +
      path(ridge(r, 236, { swing: 14 }), c.far) +
      path(dome(96, 236, 50) + dome(548, 244, 44), c.mid) +
      path('M172 300V150l9-26 9 26V300zM466 300V172l8-24 8 24V300z', c.mid) +
      path('M86 300v-36q10-16 20 0v36zM540 300v-30q8-14 16 0v30z', c.glow, 'opacity=".7"') +
      ground(c),
  }
}

function kebun(c: CoverPalette, r: Random): PlaceDrawing {
  const row = (y: number, size: number, shift: number) =>
    Array.from({ length: Math.ceil(680 / (size * 2.3)) }, (_, i) => {
      const x = Math.round(shift + i * size * 2.3)
      return `M${x - size} ${y}a${size} ${size} 0 0 1 ${size * 2} 0z`
    }).join('')
  return {
    back:
      path(ridge(r, 190, { swing: 30 }), c.far) +
      path('M0 226Q320 206 640 226V360H0Z', c.mid) +
      path(row(240, 18, 6), c.far) +
      path(row(270, 26, -10), c.far, 'opacity=".8"') +
      ground(c),
  }
}

function kering(c: CoverPalette, r: Random): PlaceDrawing {
  const lontar = (x: number, y: number, h: number) => {
    const fan = Array.from({ length: 7 }, (_, i) => {
      const angle = Math.PI + (i * Math.PI) / 6
      const [dx, dy] = [Math.round(34 * Math.cos(angle)), Math.round(34 * Math.sin(angle))]
      return `M${x} ${y - h}l${dx} ${dy}`
    })
    return line(`M${x} ${y}V${y - h}`, `${c.mid} 7`) + line(fan.join(''), `${c.mid} 8`)
  }
  return {
    back:
      path(ridge(r, 232, { swing: 12, steps: 3 }), c.far) +
      lontar(between(r, 64, 84), 290, 150) +
      lontar(138, 288, 104) +
      lontar(between(r, 560, 584), 290, 128) +
      ground(c, 4) +
      line(
        'M60 330l30-10 26 14 34-8M470 338l34-14 30 12 40-10M120 350l24-12',
        `${c.mid} 2.5`,
        'opacity=".8"',
      ),
  }
}

function langit(c: CoverPalette, r: Random): PlaceDrawing {
  return {
    back:
      lattice(c.fine, 0.14, between(r, 64, 80)) +
      disc({ x: 320, y: 176, radius: 170 }, c.light, 0.1) +
      disc({ x: 320, y: 176, radius: 128 }, c.light, 0.1) +
      path(ridge(r, 282, { swing: 8 }), c.mid, 'opacity=".65"') +
      ground(c),
  }
}
