import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { type Frozen, plainOf } from '#platform/http/frozen.server.ts'
import { openResponseCache } from '../response-cache.server.ts'
import { answerFromText } from './offline-answers.ts'
import { offlineFiles } from './offline-files.server.ts'
import { decodeOffline } from './offline-text.ts'

function parsed(answer: Frozen | undefined): unknown {
  return answer && JSON.parse(String(plainOf(answer)))
}

const everything = [
  '/v2/surat',
  '/v2/juz',
  '/v2/qari',
  ...Array.from({ length: 114 }, (_, i) => `/v2/surat/${i + 1}`),
  ...Array.from({ length: 30 }, (_, i) => `/v2/juz/${i + 1}`),
]

const some = everything.filter((_, at) => at % 12 === 0)

// Other sources change the addresses of recordings alone.
test.each([
  ['everyayah', everything],
  ['lokal', some],
  ['https://a.example/{surah}{ayah}.mp3 /cadangan/{surah}{ayah}.mp3', some],
])(
  'with AUDIO_SOURCE %s the device answers every call of the text as the API does',
  async (audioSource, paths) => {
    const config = readConfig({ AUDIO_SOURCE: audioSource })
    const text = decodeOffline(offlineFiles(config))
    const cache = openResponseCache(config)
    for (const path of paths) {
      const online = parsed(await cache.get(path))
      expect(answerFromText(text, { path, query: new URLSearchParams() }), path).toEqual(online)
    }
  },
)

test('another voice is answered when it is offered; what does not exist is not answered', async () => {
  const config = readConfig({})
  const text = decodeOffline(offlineFiles(config))
  const query = new URLSearchParams('qari=husary')
  const online = await openResponseCache(config).get('/v2/surat/112?qari=husary')
  expect(answerFromText(text, { path: '/v2/surat/112', query })).toEqual(parsed(online))
  const none = new URLSearchParams()
  for (const path of ['/v2/surat/0', '/v2/surat/115', '/v2/juz/31', '/v2/tafsir/1', '/v2/surat/x'])
    expect(answerFromText(text, { path, query: none }), path).toBeUndefined()
  const unknown = new URLSearchParams('qari=siapa')
  expect(answerFromText(text, { path: '/v2/surat/1', query: unknown })).toBeUndefined()
})
