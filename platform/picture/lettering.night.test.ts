import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { openQuran } from '#features/quran/text/source.server.ts'
import { drawCard } from './card-picture.server.ts'
import { letter, type Lettering } from './lettering.server.ts'

const box = { x: 80, y: 60, width: 1040, height: 300 }
const arabic = { face: 'arabic', size: [88, 36], colour: '#1d2a25', box } as const
const latin = { face: 'bold', size: [60, 40], colour: '#000', box } as const

function verse(surah: number, ayah: number): string {
  return (
    openQuran({ quranSource: 'kemenag' }).listSurahs()[surah - 1]?.verses[ayah - 1]?.arabic ?? ''
  )
}

async function sizeOf(lettering: Lettering) {
  const { png } = await letter(lettering)
  const { width, height } = await sharp(png).metadata()
  return { width, height }
}

test('Arabic letters are joined: a word is narrower than its letters standing alone', async () => {
  const text = 'بسم'
  const joined = await sizeOf({ ...arabic, text })
  const apart = await sizeOf({ ...arabic, text: [...text].join('\u200C') })
  expect(joined.width).toBeLessThan(apart.width * 0.8)
})

test('a mark stands over its letter and not beside it', async () => {
  const plain = await sizeOf({ ...arabic, text: 'ب' })
  const marked = await sizeOf({ ...arabic, text: 'بَّ' })
  expect(marked.height).toBeGreaterThan(plain.height * 1.2)
  expect(marked.width).toBeLessThan(plain.width * 1.3)
})

test('on a machine without a single font the same is drawn with our own', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'amanah-no-fonts-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const config = path.join(folder, 'fonts.conf')
  await writeFile(config, `<fontconfig><cachedir>${folder}</cachedir></fontconfig>`)
  const module = new URL('./lettering.server.ts', import.meta.url).href
  const words = { arabic: verse(1, 1), bold: 'Sumur ḥ' }
  const script = `
    import sharp from 'sharp'
    import { letter } from ${JSON.stringify(module)}
    const box = ${JSON.stringify(box)}
    const sizes = []
    for (const [face, text] of Object.entries(${JSON.stringify(words)})) {
      const { png } = await letter({ face, text, size: [60, 60], colour: '#000', box })
      const { width, height } = await sharp(png).metadata()
      sizes.push(width, height)
    }
    console.log(JSON.stringify(sizes))`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', script],
    { env: { PATH: process.env.PATH, FONTCONFIG_FILE: config }, cwd: path.resolve('.') },
  )
  const there = JSON.parse(stdout) as number[]
  const size = [60, 60] as const
  const here = [
    ...Object.values(await sizeOf({ ...arabic, size, text: words.arabic })),
    ...Object.values(await sizeOf({ ...latin, size, text: words.bold })),
  ]
  there.forEach((pixels, i) => expect(Math.abs(pixels - (here[i] ?? 0))).toBeLessThanOrEqual(3))
})

test('a short verse is whole and large, a long one whole and smaller', async () => {
  const short = await letter({ ...arabic, text: verse(112, 1) })
  const long = await letter({ ...arabic, text: verse(2, 255) })
  expect([short.words, short.size]).toEqual([verse(112, 1), 88])
  expect(long.words).toBe(verse(2, 255))
  expect(long.size).toBeLessThan(88)
})

test('the longest verse ends where a reader may pause, and what is drawn is its beginning', async () => {
  const { words, size } = await letter({ ...arabic, text: verse(2, 282) })
  expect(size).toBe(36)
  expect(words).toMatch(/[\u06D6\u06D7\u06D8\u06DA]…$/)
  expect(verse(2, 282).startsWith(words.slice(0, -1))).toBe(true)
  expect(words.length).toBeGreaterThan(200)
})

test('a title too long for its box is cut after a word', async () => {
  const text = 'Bantu pembangunan sumur dan tempat wudu, '.repeat(9)
  const { words } = await letter({ ...latin, text, box: { ...box, height: 140 } })
  expect(words).toMatch(/^Bantu pembangunan .*[a-z]…$/)
  expect(words.length).toBeLessThan(90)
})

test.each([
  ['<span size="900000">Besar</span>', '<span size="900000">Besar</span>'],
  ['Zakat & infak <b>', 'Zakat & infak <b>'],
  ['Sahabat 🤲 yatim 朝', 'Sahabat yatim'],
  ['&#x202e;', '&#x202e;'],
])('%s is written as it is, without what no font of ours has', async (text, words) => {
  const drawn = await letter({ ...latin, size: [40, 40], text })
  expect(drawn.words).toBe(words)
  expect((await sharp(drawn.png).metadata()).height).toBeLessThan(80)
})

test('a card has the size of link previews, and words that are not there need no room', async () => {
  const background = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>'
  const jpeg = await drawCard({
    background,
    letters: [
      { ...latin, text: 'Amanah' },
      { ...latin, text: '' },
    ],
  })
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
})
