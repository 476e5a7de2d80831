import type { IncomingMessage } from 'node:http'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { citiesResponse } from '#features/prayer-time/contract.ts'
import { readConfig } from '#platform/config.ts'
import { plainOf } from '#platform/http/frozen.server.ts'
import { openReading } from './reading.ts'

const config = readConfig({
  AUDIO_SOURCE: 'lokal',
  APP_SECRET: 'a secret that only the tests know',
})

test('the list of cities is ready in memory for visitors, and for nobody else', async () => {
  const none = { packed: '/nowhere', build: 'none' }
  const { ready } = await openReading(config, none, (token) => token === 'known')
  function find(authorization: string | undefined, search = '') {
    const request = { headers: { authorization } } as IncomingMessage
    const answers = ready.map((answer) => answer(request, '/v2/prayer-times/kota', search))
    return answers.find((answer) => answer !== undefined)
  }
  const list = find('Bearer known')
  if (!list) throw new Error('the list is not ready')
  const { data } = v.parse(citiesResponse, JSON.parse(plainOf(list).toString()))
  expect(data.length).toBeGreaterThan(90)
  expect(data).toContainEqual(expect.objectContaining({ kode: 'jakarta', zona: 'WIB' }))
  expect(list.brotli?.length).toBeLessThan(list.size / 3)
  expect(find('Bearer known')).toBe(list)
  for (const other of [undefined, 'Bearer other', 'known']) expect(find(other)).toBeUndefined()
  expect(find('Bearer known', '?halaman=2')).toBeUndefined()
})
