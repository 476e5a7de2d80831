import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { rememberedWay, wayRemembered } from './current-staff.ts'
import { endedCookie, sessionCookie, sessionValue } from './people/sign-in/session-cookie.ts'

const settings = (ORIGIN: string) => ({ config: readConfig({ ORIGIN }) })
const asked = new Request('http://amanah.contoh/kelola/donasi?cari=a')
const [live, local] = [settings('https://amanah.contoh'), settings('http://localhost:3000')]

function wayCookie(parts: typeof live): string {
  return new Headers(wayRemembered(parts, asked)).get('set-cookie') ?? ''
}

test('the cookies of the desk go over TLS to this host alone, never to scripts, and never with what another site begins', () => {
  const session = sessionCookie(live.config, 'nilai')
  for (const cookie of [wayCookie(live), session, endedCookie(live.config)]) {
    expect(cookie).toMatch(/^__Host-amanah_kelola/)
    for (const part of ['Secure', 'HttpOnly', 'SameSite=Strict', 'Path=/'])
      expect(cookie.split('; ')).toContain(part)
    expect(cookie).not.toContain('Domain')
  }
  expect(wayCookie(local)).toMatch(/^amanah_kelola_lanjut=/)
  expect(wayCookie(local).split('; ')).not.toContain('Secure')
  const cookies = [session, wayCookie(live)].map((cookie) => cookie.split('; ')[0])
  const headers = { cookie: cookies.join('; ') }
  const back = new Request('http://amanah.contoh/kelola/masuk', { headers })
  expect(rememberedWay(live, back)).toBe('/kelola/donasi?cari=a')
  expect(sessionValue(live.config, back)).toBe('nilai')
})
