import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  itemsShown,
  type KeptProgress,
  readKeptProgress,
  slotOf,
  withAccount,
  withAnswer,
  withItem,
  withoutSettled,
} from './slots.ts'

/** Things are sets of letters here, which merge as sets. */
const merge = (one: string, other: string) => [...new Set(one + other)].sort().join('')
const readItem = (value: unknown) => (typeof value === 'string' ? value : undefined)
const empty: KeptProgress<string> = { guest: {}, accounts: [] }
const siti = { session: 'Bearer satu', owner: 'siti' }
const budi = { session: 'Bearer dua', owner: 'budi' }

test('what a guest did goes to the account that signs in, and to no other one after it', () => {
  const guest = withItem(empty, null, { a: 'x' })
  // Until the account has answered, the guest's is shown and changed.
  expect(itemsShown(guest, siti.session)).toEqual({ a: 'x' })
  const signedIn = withAccount(guest, siti, merge)
  expect(signedIn.guest).toEqual({})
  expect(slotOf(signedIn, siti.session)?.unsent).toEqual(['a'])
  const sent = { a: 'x' }
  const came = { a: 'xy', b: 'z' }
  const settled = withAnswer(signedIn, 'siti', { sent, came, since: 3, merge })
  expect(itemsShown(settled, siti.session)).toEqual(came)
  expect(withoutSettled(settled, null)).toEqual(empty)
  expect(itemsShown(withAccount(settled, budi, merge), budi.session)).toEqual({})
})

test('what was done offline before a session ended waits, unseen, for its own account', () => {
  const signedIn = withAccount(empty, siti, merge)
  const offline = withItem(signedIn, siti.session, { a: 'x' })
  const out = withoutSettled(offline, null)
  expect(itemsShown(out, null)).toEqual({})
  const other = withAccount(out, budi, merge)
  expect(itemsShown(other, budi.session)).toEqual({})
  const back = withAccount(other, { ...siti, session: 'Bearer tiga' }, merge)
  expect(slotOf(back, 'Bearer tiga')).toMatchObject({ items: { a: 'x' }, unsent: ['a'] })
  expect(readKeptProgress(JSON.parse(JSON.stringify({ version: 2, ...back })), readItem)).toEqual(
    back,
  )
  expect(readKeptProgress({ startDay: '2026-11-28' }, readItem)).toBeUndefined()
})

test('two devices that send in any order, losing answers on the way, end with the same and with all', () => {
  const act = fc.record({
    device: fc.constantFrom(0, 1),
    does: fc.constantFrom('change', 'sync', 'lose'),
    letter: fc.constantFrom('p', 'q', 'r', 's'),
    key: fc.constantFrom('a', 'b'),
  })
  fc.assert(
    fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
      const devices = [withAccount(empty, siti, merge), withAccount(empty, siti, merge)]
      const account: Record<string, { item: string; version: number }> = {}
      let version = 0
      const wanted: Record<string, string> = {}
      function sync(each: number, isLost: boolean) {
        const kept = devices[each] as KeptProgress<string>
        const { items = {}, unsent = [], since = 0 } = slotOf(kept, siti.session) ?? {}
        const sent = Object.fromEntries(unsent.map((key) => [key, items[key] ?? '']))
        version++
        for (const [key, item] of Object.entries(sent)) {
          const known = account[key]?.item ?? ''
          if (merge(known, item) !== known) account[key] = { item: merge(known, item), version }
        }
        const news = Object.entries(account).filter(([, { version: at }]) => at > since)
        const came = Object.fromEntries(news.map(([key, { item }]) => [key, item]))
        if (!isLost) devices[each] = withAnswer(kept, 'siti', { sent, came, since: version, merge })
      }
      for (const { device, does, letter, key } of acts) {
        if (does !== 'change') sync(device, does === 'lose')
        else {
          const kept = devices[device] as KeptProgress<string>
          const item = merge(itemsShown(kept, siti.session)[key] ?? '', letter)
          devices[device] = withItem(kept, siti.session, { [key]: item })
          wanted[key] = merge(wanted[key] ?? '', letter)
        }
      }
      for (const each of [0, 1, 0]) sync(each, false)
      for (const kept of devices) {
        expect(itemsShown(kept, siti.session)).toEqual(wanted)
        expect(slotOf(kept, siti.session)?.unsent).toEqual([])
      }
    }),
  )
})
