import { expect, test } from 'vitest'
import { markAt } from '#features/hafalan/marks.ts'
import { markUpTo, mergePlans, startKhatam, withoutPages } from '#features/khatam/plan.ts'
import { apiCalls, dataOf } from '#tests/api/api-calls.ts'
import { testContext } from '#tests/context.ts'
import { aMember } from '#tests/members.ts'

const { open, looked } = apiCalls(/^\w+ \/v2\/me\/progress/)

type Answer = {
  pemilik: string
  versi: number
  items: { kunci: string; isi: object }[]
  masihAda: boolean
}

async function openCalls() {
  const ctx = await testContext()
  const call = await open(ctx)
  const [one, other] = [await aMember(ctx), await aMember(ctx, { name: 'Budi' })]
  const send = (as: string, json: object) => call('POST', '/me/progress', { as, json })
  const sync = async (as: string, json: object) => dataOf<Answer>(await send(as, json))
  return { ctx, send, sync, one: one.authorization, other: other.authorization }
}

const id = '0123456789ABCDEFGHJKMNPQRS'
const begun = startKhatam('2026-11-01', 30, { at: 1 })
const plan = (isi: object) => [{ kunci: id, isi }]

test('a plan of two devices is one in the account: what either read is read, and each gets what the other changed', async () => {
  const { sync, one, other } = await openCalls()
  const phone = markUpTo(begun, 21, { today: '2026-11-01', at: 5 })
  const tablet = markUpTo(begun, 11, { today: '2026-11-02', at: 9 })
  const merged = mergePlans(phone, tablet)
  const first = await sync(one, { jenis: 'khatam', sejak: 0, items: plan(phone) })
  expect(first).toMatchObject({ versi: 1, items: plan(phone), masihAda: false })
  const second = await sync(one, { jenis: 'khatam', sejak: 0, items: plan(tablet) })
  expect(second).toMatchObject({ versi: 2, items: plan(merged), pemilik: first.pemilik })
  // Sent again it changes nothing, and there is nothing new to tell.
  const again = await sync(one, { jenis: 'khatam', sejak: 2, items: plan(phone) })
  expect(again).toMatchObject({ versi: 2, items: [] })
  expect((await sync(one, { jenis: 'khatam', sejak: 1, items: [] })).items).toEqual(plan(merged))
  const removed = await sync(one, { jenis: 'khatam', sejak: 2, items: plan(withoutPages(begun)) })
  expect(removed.items[0]?.isi).toMatchObject({ isRemoved: true, pages: [] })
  const theirs = await sync(other, { jenis: 'khatam', sejak: 0, items: [] })
  expect(theirs.items).toEqual([])
  expect(theirs.pemilik).not.toBe(first.pemilik)
})

test('marks of a verse from two devices are all in the account, and a large memory comes in pages', async () => {
  const { sync, one } = await openCalls()
  const early = markAt('lupa', Date.parse('2026-11-01T00:00:00Z'))
  const late = markAt('lancar', Date.parse('2026-11-03T00:00:00Z'))
  const said = (marks: number[]) => [{ kunci: '112:1', isi: { marks } }]
  await sync(one, { jenis: 'hafalan', sejak: 0, items: said([late]) })
  const merged = await sync(one, { jenis: 'hafalan', sejak: 0, items: said([early]) })
  expect(merged.items).toEqual(said([early, late]))
  for (let batch = 0; batch < 6; batch++) {
    const items = Array.from({ length: 100 }, (_, each) => ({
      kunci: batch < 2 ? `2:${batch * 100 + each + 1}` : `${[3, 4, 6, 7][batch - 2]}:${each + 1}`,
      isi: { marks: [late] },
    }))
    await sync(one, { jenis: 'hafalan', sejak: 0, items })
  }
  const found: string[] = []
  let page: Answer | undefined
  do {
    page = await sync(one, { jenis: 'hafalan', sejak: page?.versi ?? 0, items: [] })
    found.push(...page.items.map(({ kunci }) => kunci))
  } while (page.masihAda)
  expect(found).toHaveLength(601)
  expect(new Set(found).size).toBe(601)
})

test('what is no plan, no verse or of the other kind is refused, and nothing of it is kept', async () => {
  const { ctx, send, one } = await openCalls()
  const verse = { kunci: '112:1', isi: { marks: [markAt('lancar', 1e12)] } }
  const wrong: object[] = [
    { jenis: 'khatam', items: [verse] },
    { jenis: 'hafalan', items: plan(begun) },
    { jenis: 'hafalan', items: [verse, { ...verse, kunci: '112:5' }] },
    { jenis: 'hafalan', items: [{ ...verse, isi: { marks: [17] } }] },
    { jenis: 'khatam', items: plan({ ...begun, pages: [{ from: 9, to: 8, day: '', at: 1 }] }) },
    { jenis: 'khatam', items: plan({ ...begun, first: 605 }) },
    { jenis: 'doa', items: [] },
  ]
  for (const json of wrong) expect((await send(one, { sejak: 0, ...json })).status).toBe(422)
  const rows = await ctx.db.selectFrom('progress_item').select('key').execute()
  expect(rows).toEqual([])
  expect(looked()).toEqual({ count: 1, missed: [] })
})
