import { coverSvg } from '#app/ui/cover.ts'
import type { CoverDesign } from '#platform/picture/cover.ts'
import { khatam } from '#app/ui/cover-shapes.ts'
import type { CardPicture } from '#platform/picture/card-picture.server.ts'
import type { Lettering } from '#platform/picture/lettering.server.ts'
import { formatCount, formatRupiah } from '#platform/money/money.ts'

// Layouts of link preview pictures, 1200 × 630. Important content stays off the edges, because some apps cut them.

const LEFT = 72
const WIDE = 1200 - 2 * LEFT
const CREAM = '#fffdf9'
const GOLD = '#f0d8a5'

/** A photo as a data URL with its size and what must stay visible, in percent from its left and upper edge. */
export type CardPhoto = {
  url: string
  width: number
  height: number
  focus: { x: number; y: number }
}

/** What a card shows: a photo, or a drawn cover. */
export type CardImage = { photo: CardPhoto } | { cover: CoverDesign }

type CampaignCard = {
  institution: string
  title: string
  kind: string
  picture: CardImage
  collected: number
  target: number | null
  /** Whole percent of the target; null without a target. */
  percent: number | null
  donors: number
}

/** The card of a campaign: picture, title and totals. Donors are never shown. */
export function campaignCard(campaign: CampaignCard): CardPicture {
  const { institution, title, kind, picture, collected, target, percent, donors } = campaign
  const filled = Math.round((Math.min(100, percent ?? 0) / 100) * COLUMN)
  const sum =
    collected === 0 && target
      ? `Target ${formatRupiah(target)}`
      : `${formatRupiah(collected)} terkumpul${target ? ` dari ${formatRupiah(target)}` : ''}`
  const bar =
    percent === null
      ? ''
      : bar14(COLUMN, 'fill="#fff" fill-opacity=".28"') +
        (filled > 13 ? bar14(filled, `fill="${GOLD}"`) : '')
  return {
    background: canvas(NIGHT + framed(shown(picture)) + logo(LEFT, 56) + bar),
    letters: [
      inColumn(nameBeside(LEFT, 56, institution)),
      words(kind, kindBox, { size: [28, 22], colour: GOLD }),
      { ...columnTitle, text: title },
      words(sum, { x: LEFT, y: 500, width: COLUMN, height: 44 }, { face: 'bold', size: [30, 18] }),
      words(
        donors > 0 ? `${formatCount(donors)} donatur` : '',
        { x: LEFT, y: 546, width: COLUMN, height: 40 },
        { size: [28, 22] },
      ),
    ],
  }
}

type StoryCard = {
  institution: string
  title: string
  kind: string
  date: string
  picture: CardImage
}

/** The card of an article: picture, title and date. */
export function storyCard({ institution, title, kind, date, picture }: StoryCard): CardPicture {
  return {
    background: canvas(NIGHT + framed(shown(picture)) + logo(LEFT, 56)),
    letters: [
      inColumn(nameBeside(LEFT, 56, institution)),
      words(kind, kindBox, { size: [28, 22], colour: GOLD }),
      { ...columnTitle, text: title },
      words(date, { x: LEFT, y: 530, width: COLUMN, height: 44 }, { size: [28, 22] }),
    ],
  }
}

type SurahCard = {
  institution: string
  number: number
  name: string
  arabicName: string
  meaning: string
  verseCount: number
  revelation: string
}

/** The card of a surah: its name in both scripts and its facts. */
export function surahCard(surah: SurahCard): CardPicture {
  const facts = `${surah.verseCount} ayat · ${surah.revelation}`
  return {
    background: canvas(NIGHT + rosette(900, 315) + logo(LEFT, 56)),
    letters: [
      nameBeside(LEFT, 56, surah.institution),
      words(
        `Surah ke-${surah.number}`,
        { x: LEFT, y: 210, width: 500, height: 48 },
        { colour: GOLD, size: [32, 28] },
      ),
      {
        ...titleBox,
        stand: 'middle',
        size: [92, 48],
        box: { x: LEFT, y: 262, width: 560, height: 112 },
        text: surah.name,
      },
      words(surah.meaning, { x: LEFT, y: 386, width: 560, height: 46 }, { size: [36, 24] }),
      words(
        facts,
        { x: LEFT, y: 438, width: 560, height: 42 },
        { size: [30, 24], colour: '#cfe3d8' },
      ),
      words(
        'Baca dan dengarkan',
        { x: LEFT, y: 530, width: 560, height: 44 },
        { size: [28, 24], colour: GOLD },
      ),
      {
        text: surah.arabicName,
        face: 'arabic',
        size: [150, 70],
        colour: GOLD,
        align: 'centre',
        stand: 'middle',
        box: { x: 690, y: 165, width: 420, height: 300 },
      },
    ],
  }
}

type VerseCard = { institution: string; reference: string; arabic: string; indonesian: string }

/** The card of a verse: the Arabic as large as fits, its translation, and its reference. */
export function verseCard({ institution, reference, arabic, indonesian }: VerseCard): CardPicture {
  return {
    background: canvas(PAPER + logo(1200 - LEFT - 56, 530, '#0b6e4f')),
    letters: [
      {
        text: arabic,
        face: 'arabic',
        size: [140, 36],
        colour: '#1d2a25',
        align: 'centre',
        stand: 'middle',
        box: { x: 64, y: 44, width: 1072, height: 352 },
      },
      {
        text: indonesian,
        face: 'medium',
        size: [32, 25],
        colour: '#4b574f',
        align: 'centre',
        stand: 'middle',
        box: { x: 84, y: 404, width: 1032, height: 118 },
      },
      {
        text: reference,
        face: 'bold',
        size: [32, 26],
        colour: '#0b6e4f',
        stand: 'middle',
        box: { x: LEFT, y: 530, width: 560, height: 56 },
      },
      {
        text: institution,
        face: 'bold',
        size: [30, 22],
        colour: '#0b6e4f',
        align: 'right',
        stand: 'middle',
        box: { x: 660, y: 530, width: 392, height: 56 },
      },
    ],
  }
}

/** The card of the whole site, for pages without a picture of their own. */
export function siteCard({ institution }: { institution: string }): CardPicture {
  return {
    background: canvas(NIGHT + rosette(960, 310, 1.5) + logo(LEFT, 90)),
    letters: [
      nameBeside(LEFT, 90, institution),
      {
        ...titleBox,
        size: [78, 60],
        box: { x: LEFT, y: 270, width: WIDE, height: 200 },
        text: 'Kebaikan Anda, kami jaga sampai tujuan.',
      },
      words(
        'Donasi, zakat, wakaf, dan Al-Qur’an',
        { x: LEFT, y: 500, width: 900, height: 46 },
        { size: [34, 28], colour: '#cfe3d8' },
      ),
    ],
  }
}

/** A picture stands at the right, so that nothing covers what it shows; the words stand at the left. */
const FRAME = { width: 540, height: 534 } as const
const COLUMN = 500
const kindBox = { x: LEFT, y: 140, width: COLUMN, height: 44 }

/** Cut to the column, so that a long name does not reach the picture. */
function inColumn(lettering: Lettering): Lettering {
  const { box } = lettering
  return { ...lettering, box: { ...box, width: LEFT + COLUMN - box.x } }
}

/** The picture in the size of the frame: a photo is cut around its focus point, as screens cut it. */
function shown(picture: CardImage): string {
  if ('cover' in picture) return coverSvg(picture.cover, FRAME)
  const { url, width, height, focus } = picture.photo
  const scale = Math.max(FRAME.width / width, FRAME.height / height)
  const [wide, high] = [width * scale, height * scale]
  const x = ((FRAME.width - wide) * focus.x) / 100
  const y = ((FRAME.height - high) * focus.y) / 100
  const size = `width="${wide}" height="${high}" preserveAspectRatio="none"`
  return `<image href="${url}" x="${x}" y="${y}" ${size}/>`
}

function framed(picture: string): string {
  return (
    `<defs><clipPath id="f"><rect width="${FRAME.width}" height="${FRAME.height}" rx="44"/></clipPath></defs>` +
    `<g transform="translate(612 48)" clip-path="url(#f)">${picture}</g>`
  )
}

const titleBox = { face: 'bold', size: [64, 40], colour: CREAM, stand: 'bottom' } as const
const columnTitle = {
  ...titleBox,
  size: [52, 30],
  stand: 'middle',
  box: { x: LEFT, y: 192, width: COLUMN, height: 270 },
} as const

type Box = Lettering['box']
type Look = Pick<Lettering, 'size'> & Partial<Pick<Lettering, 'face' | 'colour' | 'align'>>

function words(text: string, box: Box, look: Look): Lettering {
  return { face: 'medium', colour: CREAM, stand: 'middle', ...look, text, box }
}

function nameBeside(x: number, y: number, text: string): Lettering {
  return {
    text,
    face: 'bold',
    size: [36, 24],
    colour: CREAM,
    stand: 'middle',
    box: { x: x + 76, y, width: 560, height: 56 },
  }
}

function canvas(inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">${inside}</svg>`
}

function bar14(width: number, fill: string): string {
  return `<rect x="${LEFT}" y="478" width="${width}" height="14" rx="7" ${fill}/>`
}

const NIGHT =
  '<defs><linearGradient id="n" x2="1" y2="1"><stop stop-color="#0b5a43"/><stop offset="1" stop-color="#0a3f31"/>' +
  '</linearGradient></defs><rect width="1200" height="630" fill="url(#n)"/>'

const tile =
  khatam({ x: 50, y: 50, radius: 50 }) + khatam({ x: 50, y: 50, radius: 25 }, Math.PI / 8)

const PAPER =
  `<defs><pattern id="p" width="100" height="100" patternUnits="userSpaceOnUse"><path d="${tile}" fill="none" stroke="#c8963e"/></pattern></defs>` +
  '<rect width="1200" height="630" fill="#fbf8f3"/><rect width="1200" height="630" fill="url(#p)" opacity=".13"/>' +
  '<rect x="36" y="36" width="1128" height="558" rx="28" fill="#fffdf9" stroke="#c8963e" stroke-opacity=".55" stroke-width="2"/>' +
  '<path d="M72 516H1128" stroke="#e8e0d2" stroke-width="2"/>'

function rosette(x: number, y: number, scale = 1): string {
  const rings = [250, 204, 156, 110, 64]
    .map((radius, i) => khatam({ x, y, radius: radius * scale }, i % 2 ? Math.PI / 8 : 0))
    .join('')
  return `<path d="${rings}" fill="none" stroke="#c8963e" stroke-opacity=".38" stroke-width="3"/>`
}

/** The logo, 56 px high. */
function logo(x: number, y: number, colour = '#f6efe0'): string {
  const centre = { x: x + 28, y: y + 28 }
  return (
    `<path d="${khatam({ ...centre, radius: 27 })}" fill="${colour}"/>` +
    `<path d="${khatam({ ...centre, radius: 13.5 }, Math.PI / 8)}" fill="none" stroke="#c8963e" stroke-width="3.2"/>`
  )
}
