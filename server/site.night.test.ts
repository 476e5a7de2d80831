import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { liveSettings, startLive } from '#tests/journeys/live.ts'
import { startServer } from '#tests/server/server.ts'
import { ensureWebBuild } from './bundle/web-build.ts'

beforeAll(async () => {
  await ensureWebBuild()
})

test('live mode does not start on what a demo has made', async () => {
  const start = startServer({ env: liveSettings })
  await expect(start).rejects.toThrow('this database was made in demo mode and opens in no other')
})

test('behind TLS a form of another site is refused in words, and is no error', async () => {
  const live = await startLive()
  onTestFinished(() => live.stop())
  for (const origin of ['https://jahat.example', live.server.origin, 'null']) {
    for (const address of [
      '/forgot-password',
      '/forgot-password.data',
      '/zakatcalculator/zakatemas',
    ]) {
      const answer = await fetch(live.server.origin + address, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'contact=siti%40contoh.id',
      })
      expect(answer.status).toBe(403)
      expect(await answer.text()).toContain('Formulir ini dikirim dari alamat lain')
    }
  }
  const lines = live.server.output().split('\n')
  expect(lines.filter((line) => /page\.failed|\bat .*:\d+:\d+/.test(line))).toEqual([])
})
