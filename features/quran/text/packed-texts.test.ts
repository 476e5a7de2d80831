import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { kemenag } from './kemenag.server.ts'
import { PackedTexts } from './packed-texts.server.ts'
import { buildQuran } from './source.server.ts'

test('every text is read as it was added, whatever its letters and its length', () => {
  const all = ['', 'بِسْمِ اللّٰهِ', 'ḥasanah', '', '‘Arsy 📖', 'salam', '']
  const texts = new PackedTexts()
  const places = all.map((text) => texts.add(text))
  texts.pack()
  expect(places.map((at) => texts.read(at))).toEqual(all)
  expect(() => texts.add('more')).toThrow('packed already')
})

test('the whole Quran takes less than 4 MB of the heap: its texts lie outside', {
  tags: 'night',
}, () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const heap = () => {
    collect()
    return process.memoryUsage().heapUsed
  }
  const before = heap()
  const quran = buildQuran(kemenag)
  for (const { number } of quran.listSurahs()) quran.findTafsir(number)
  const taken = heap() - before
  expect(quran.findSurah(114)?.verses[5]?.indonesian).toContain('jin dan manusia')
  expect(taken).toBeLessThan(4 * 1_048_576)
})
