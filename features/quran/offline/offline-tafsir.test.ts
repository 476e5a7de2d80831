import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { TAFSIR_ATTRIBUTION } from '../quran.ts'
import { openQuran } from '../text/source.server.ts'
import { answerFromTafsir, encodeTafsir, type TafsirFile } from './offline-tafsir.ts'

const quran = openQuran(readConfig({}))
const text = encodeTafsir(quran.findTafsir, TAFSIR_ATTRIBUTION) ?? ''
const file = JSON.parse(text) as TafsirFile

/** The API's answer, as tafsir-api.server.ts makes it. */
function online(surahId: number) {
  const all = quran.findTafsir(surahId) ?? []
  const data = all.map(({ from, to, text: teks }, index) => {
    return { surahId, nomorAyat: index + 1, dari: from, sampai: to, teks }
  })
  return { data, sumber: TAFSIR_ATTRIBUTION }
}

test('the device explains every verse of all 114 surahs as the source does', () => {
  for (let surah = 1; surah <= 114; surah += 1) {
    const asked = { path: `/v2/tafsir/${surah}`, query: new URLSearchParams() }
    expect(answerFromTafsir(file, asked), asked.path).toEqual(online(surah))
  }
})

test('one verse is answered alone, with the verses that share its text', () => {
  const answer = answerFromTafsir(file, {
    path: '/v2/tafsir/2',
    query: new URLSearchParams('ayat=255'),
  })
  expect(answer?.data).toEqual(online(2).data.filter(({ nomorAyat }) => nomorAyat === 255))
  expect(answer?.data).toHaveLength(1)
})

test.each([
  ['/v2/tafsir/115', ''],
  ['/v2/tafsir/0', ''],
  ['/v2/tafsir/1', 'ayat=8'],
  ['/v2/surat/1', ''],
])('%s?%s is not answered', (path, query) => {
  expect(answerFromTafsir(file, { path, query: new URLSearchParams(query) })).toBeUndefined()
})

test('a source without a tafsir makes no file', () => {
  expect(encodeTafsir(() => undefined, '')).toBeUndefined()
})
