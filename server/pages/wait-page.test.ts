import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { waitPage } from './wait-page.ts'

test('the page for a network that asks too much says when to come back, and its style is in its policy', async () => {
  const answer = waitPage(20)
  const html = await answer.text()
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? []
  const hash = createHash('sha256').update(style).digest('base64')

  expect(answer.status).toBe(429)
  expect(answer.headers.get('retry-after')).toBe('20')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`)
  expect(html).toContain('Coba lagi dalam 20 detik.')
  expect(html).not.toMatch(/<script|style=/)
})
