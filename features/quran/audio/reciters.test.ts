import { expect, test } from 'vitest'
import { audioUrl } from '../quran.ts'
import { audioOrigins, findReciter, recitersOf } from './reciters.ts'

test('the first voice is the default', () => {
  expect(findReciter('everyayah')?.id).toBe('alafasy')
  expect(findReciter('everyayah', 'husary')?.name).toBe('Mahmud Khalil Al-Husary')
})

test('a voice that is not offered is not found', () => {
  expect(findReciter('everyayah', 'siapa')).toBeUndefined()
  expect(findReciter('lokal', 'alafasy')).toBeUndefined()
})

test('every voice names its recordings by surah and verse and has its own id', () => {
  const offered = recitersOf('everyayah')
  expect(new Set(offered.map((reciter) => reciter.id)).size).toBe(offered.length)
  for (const { audio, fallbacks } of offered) {
    for (const template of [audio, ...fallbacks])
      expect(template).toMatch(/^https:.*\{surah\}\{ayah\}\.mp3$/)
  }
})

test.each([
  [
    'https://everyayah.com/data/Alafasy_128kbps/{surah}{ayah}.mp3',
    'https://everyayah.com/data/Alafasy_128kbps/002255.mp3',
  ],
  ['/audio/lokal/{surah}{ayah}.wav', '/audio/lokal/002255.wav'],
  ['https://contoh.id/{surah:1}/{ayah:1}.ogg', 'https://contoh.id/2/255.ogg'],
])('%s gives %s', (template, url) => {
  expect(audioUrl(template, { surah: 2, ayah: 255 })).toBe(url)
})

test('an institution may bring its own recordings', () => {
  const template = 'https://contoh.id/{surah}/{ayah}.mp3'
  expect(findReciter(template)).toMatchObject({ id: 'lembaga', audio: template })
})

test('every voice has a second host, and a page may load from all of them', () => {
  for (const { audio, fallbacks } of recitersOf('everyayah')) {
    const hosts = new Set([audio, ...fallbacks].map((template) => new URL(template).host))
    expect(hosts.size).toBe(2)
  }
  expect(audioOrigins('everyayah')).toEqual([
    'https://everyayah.com',
    'https://verses.quran.com',
    'https://mirrors.quranicaudio.com',
  ])
  expect(audioOrigins('lokal')).toEqual([])
})

test('recordings of its own may also lie on several hosts, and lighter ones among them', () => {
  const source =
    'https://a.id/128kbps/{surah}{ayah}.mp3 https://a.id/64kbps/{surah}{ayah}.mp3 http://b.id:81/{surah}{ayah}.mp3'
  const [audio, ...fallbacks] = source.split(' ')
  expect(recitersOf(source)).toMatchObject([{ id: 'lembaga', audio, fallbacks }])
  expect(audioOrigins(source)).toEqual(['https://a.id', 'http://b.id:81'])
})
