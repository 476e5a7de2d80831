import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testContext } from '#tests/context.ts'
import { shownRates } from './queries.server.ts'
import { takeRates } from './take-rates.server.ts'

/** A source that answers what the test sets. */
const source = { status: 200, body: '', asked: 0 }
const server = createServer((_, response) => {
  source.asked += 1
  response.writeHead(source.status, { 'content-type': 'text/xml' }).end(source.body)
})
let address = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/eurofxref-daily.xml`
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

const ratesOf = (day: string, dollar: string) =>
  `<Cube><Cube time='${day}'><Cube currency='USD' rate='${dollar}'/><Cube currency='SGD' rate='1.5'/><Cube currency='PLN' rate='4.2'/><Cube currency='IDR' rate='18000'/></Cube></Cube>`

test('rates of the source are shown with their day for a week, and a newer day takes their place', async () => {
  const ctx = await testContext({ now: '2026-11-27T12:00:00Z', env: { EXCHANGE_RATES: address } })
  Object.assign(source, { status: 200, body: ratesOf('2026-11-26', '1.2'), asked: 0 })
  await takeRates(ctx)
  await takeRates(ctx)
  expect(source.asked).toBe(2)
  const words = async (today: string) =>
    (await shownRates(ctx.db, today)).map(
      ({ currency, millionths, day }) => `${currency} ${millionths / 1e6} ${day}`,
    )
  const first = ['USD 15000 2026-11-26', 'SGD 12000 2026-11-26', 'EUR 18000 2026-11-26']
  expect(await words('2026-11-27')).toEqual(first)
  expect(await words('2026-12-03')).toEqual(first)
  expect(await words('2026-12-04')).toEqual([])
  expect(await words('2026-11-25')).toEqual([])

  source.body = ratesOf('2026-11-27', '1.25')
  await takeRates(ctx)
  expect(await words('2026-11-27')).toContain('USD 14400 2026-11-27')
})

test('a source that is away, sends something else or is ahead of the day changes nothing', async () => {
  const ctx = await testContext({ now: '2026-11-27T12:00:00Z', env: { EXCHANGE_RATES: address } })
  for (const answer of [
    { status: 503, body: ratesOf('2026-11-26', '1.2') },
    { status: 200, body: '<html>Maintenance</html>' },
    { status: 200, body: ratesOf('2026-11-28', '1.2') },
  ]) {
    Object.assign(source, answer)
    await expect(takeRates(ctx)).rejects.toThrow('the source of exchange rates')
  }
  expect(await shownRates(ctx.db, '2026-11-28')).toEqual([])
})

test('nobody is asked where no source is set', async () => {
  const ctx = await testContext()
  source.asked = 0
  await takeRates(ctx)
  expect(source.asked).toBe(0)
})
