import { connect } from 'node:net'
import { newContact, register, stored } from './account.ts'
import { expect, open, press, test } from './journey.ts'

test('a stranger who names my contact keeps me from no link on a device I was signed in on', async ({
  page,
  product,
  request,
}) => {
  const contact = await register(page, product.origin)
  expect(await stored(page, 'amanah.perangkat')).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/)
  await press(page, 'Keluar dari akun')
  const forgot = (name: string) =>
    request.post('/v2/auth/password/forgot', { data: { contact: name } })
  // Known or unknown, a contact gets the same answers.
  for (const name of [contact, newContact()]) {
    for (const status of [200, 200, 200, 429]) expect((await forgot(name)).status()).toBe(status)
  }
  const code = () => request.post('/v2/auth/code', { data: { contact } })
  for (let time = 0; time < 4; time++) await code()
  expect((await code()).status()).toBe(429)

  await open(page, '/forgot-password')
  await page.getByLabel('E-mail atau nomor HP').fill(contact)
  await press(page, 'Kirim tautan')
  await expect(page.getByText('Jika akun ini terdaftar, tautannya sudah kami kirim.')).toBeVisible()
})

test('a body that is too large is refused whole at every door, and the next call is answered', async ({
  product,
  request,
}) => {
  const form = 'application/x-www-form-urlencoded'
  const doors = [
    ['/v2/donations', 'application/json'],
    ['/webhooks/sandbox', 'application/json'],
    ['/forgot-password', form],
    ['/v2/tickets', 'multipart/form-data; boundary=x'],
  ] as const
  for (const [path, type] of doors) {
    const answer = await refused(product.origin, { path, type, bytes: 7_000_000 })
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(answer).toMatch(/^connection: close\r$/im)
    expect((await request.get('/v2/session')).status()).toBe(200)
  }
})

type Large = { path: string; type: string; bytes: number }

/** What a client reads that writes its whole body first. */
function refused(origin: string, { path, type, bytes }: Large): Promise<string> {
  const { hostname, port, host } = new URL(origin)
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
    let text = ''
    socket.setEncoding('latin1').on('data', (part: string) => {
      text += part
    })
    socket.on('error', reject).on('end', () => {
      socket.end()
      resolve(text)
    })
    const head = `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: ${type}\r\n`
    socket.write(`${head}Content-Length: ${bytes}\r\n\r\n`)
    setTimeout(() => socket.write('x'.repeat(bytes)), 100)
  })
}
