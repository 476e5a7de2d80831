import { setTimeout as wait } from 'node:timers/promises'
import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { type NewRow, writeDonation } from './write-donation.server.ts'

async function rowMaker(
  ctx: TestCtx,
): Promise<(given?: { key?: string; amount?: number }) => NewRow> {
  const { id: campaign_id } = await makeCampaign(ctx)
  return ({ key, amount = 50_000 } = {}) => {
    const public_id = ctx.newPublicId()
    const now = ctx.now()
    return {
      keys: [`form:${public_id}`, ...(key ? [`key:${key}`] : [])],
      inputHash: 'hash',
      donation: {
        id: ctx.newId(),
        public_id,
        campaign_id,
        fund: 'IT',
        amount: amount as ReturnType<typeof rupiah>,
        status: 'awaiting_payment',
        donor_name: 'Siti "Ummi" Aminah 🌙',
        donor_phone: null,
        donor_email: 'siti@contoh.id',
        is_anonymous: false,
        prayer: 'Semoga\nberkah',
        consent_version: 'uji',
        shows_prayer: false,
        wants_news: false,
        created_at: now,
        updated_at: now,
      },
    }
  }
}

function count(ctx: TestCtx, table: 'donation' | 'donation_key') {
  return ctx.db.selectFrom(table).select('public_id').execute()
}

test('hundreds at once are each written whole, with every key', async () => {
  const ctx = await testContext()
  const row = await rowMaker(ctx)
  const rows = Array.from({ length: 300 }, (_, index) => row({ key: `kunci-${index}` }))
  const answers = await Promise.all(rows.map((each) => writeDonation(ctx.db, each)))
  expect(answers).toEqual(rows.map(() => []))
  expect(await count(ctx, 'donation')).toHaveLength(300)
  expect(await count(ctx, 'donation_key')).toHaveLength(600)
  const { donation } = rows[7] as NewRow
  const written = await ctx.db
    .selectFrom('donation')
    .selectAll()
    .where('id', '=', donation.id)
    .executeTakeFirst()
  expect(written).toMatchObject({ ...donation })
})

test('an answer comes only when the donation is there', async () => {
  const ctx = await testContext()
  const row = await rowMaker(ctx)
  await Promise.all(
    Array.from({ length: 100 }, async () => {
      const given = row()
      await writeDonation(ctx.db, given)
      const found = await ctx.db
        .selectFrom('donation')
        .select('id')
        .where('id', '=', given.donation.id)
        .executeTakeFirst()
      expect(found).toBeDefined()
    }),
  )
})

test('nobody is answered before the statement that writes the donation has ended', async () => {
  const ctx = await testContext()
  const row = await rowMaker(ctx)
  let hasEnded = false
  const slow: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await wait(20)
      hasEnded = true
      return result
    },
  }
  expect(await writeDonation(ctx.db.withPlugin(slow), row())).toEqual([])
  expect(hasEnded).toBe(true)
})

test('in one batch a repeat is told so, a bad row fails alone, and their neighbours are written', async () => {
  const ctx = await testContext()
  const row = await rowMaker(ctx)
  const rows = Array.from({ length: 40 }, () => row())
  rows[10] = row({ key: 'sama' })
  rows[20] = row({ key: 'sama' })
  rows[30] = row({ amount: -1 })
  const answers = await Promise.allSettled(rows.map((each) => writeDonation(ctx.db, each)))
  const told = answers.map((each) => (each.status === 'fulfilled' ? each.value : 'failed'))
  expect(told.filter((each) => each.length === 0)).toHaveLength(38)
  const [first, second] = [rows[10], rows[20]].map((each) => each?.donation.public_id)
  expect(told[20]).toMatchObject([{ publicId: first, inputHash: 'hash' }])
  expect([told[10], second === first]).toEqual([[], false])
  expect(told[30]).toBe('failed')
  expect(await count(ctx, 'donation')).toHaveLength(38)
  expect(await count(ctx, 'donation_key')).toHaveLength(39)
})

test('of two processes that write the same keys at once, each key is one donation and the other is told', async () => {
  const ctx = await testContext()
  const row = await rowMaker(ctx)
  const unchanged: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => result,
  }
  const other = ctx.db.withPlugin(unchanged)
  const keys = Array.from({ length: 40 }, (_, index) => `kunci-${index}`)
  // In the opposite order, so that each holds what the other waits for.
  const [ours, theirs] = [keys, keys.toReversed()].map((all) => all.map((key) => row({ key })))
  const answers = await Promise.all([
    Promise.all((ours ?? []).map((each) => writeDonation(ctx.db, each))),
    Promise.all((theirs ?? []).map((each) => writeDonation(other, each))),
  ])
  const [told, toldThem] = [answers[0], answers[1].toReversed()]
  keys.forEach((_, at) => {
    expect((told[at]?.length ?? 0) + (toldThem[at]?.length ?? 0)).toBe(1)
  })
  expect(await count(ctx, 'donation')).toHaveLength(40)
  expect(await count(ctx, 'donation_key')).toHaveLength(80)
})

/** The queries of a process of its own: counted when they are begun, and some refused with an SQLSTATE. */
function counted(ctx: TestCtx, states: readonly (string | undefined)[] = []) {
  let begun = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      const code = states[begun]
      begun += 1
      const [state, words = `refused with ${state}`] = code?.split(': ') ?? []
      if (code) throw Object.assign(new Error(words), { code: state })
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { db: ctx.db.withPlugin(plugin), begun: () => begun }
}

test('sixty-four share a statement, and two statements are under way at once', async () => {
  const ctx = await testContext()
  const row = await rowMaker(ctx)
  const { db, begun } = counted(ctx)
  const written = Array.from({ length: 64 * 3 + 1 }, () => writeDonation(db, row()))
  await new Promise(setImmediate)
  expect(begun()).toBe(2)
  await Promise.all(written)
  expect(begun()).toBe(4)
  await Promise.all(Array.from({ length: 65 }, () => writeDonation(db, row())))
  expect(begun()).toBe(6)
})

test('the same key many times in a turn fails no statement: those behind share the second', async () => {
  const ctx = await testContext()
  const row = await rowMaker(ctx)
  const { db, begun } = counted(ctx)
  const rows = ['lain', ...Array<string>(40).fill('sama')].map((key) => row({ key }))
  const told = await Promise.all(rows.map((each) => writeDonation(db, each)))
  const used = [{ publicId: rows[1]?.donation.public_id, inputHash: 'hash' }]
  expect(told).toMatchObject([[], [], ...Array(39).fill(used)])
  expect(begun()).toBe(2)
})

test.each(['23505', 'XX000'])(
  'a key that another process takes during the statement is seen by a second one (%s)',
  async (state) => {
    const ctx = await testContext()
    const row = await rowMaker(ctx)
    const earlier = row({ key: 'sama' })
    await writeDonation(ctx.db, earlier)
    const { db, begun } = counted(ctx, [state])
    expect(await writeDonation(db, row({ key: 'sama' }))).toMatchObject([
      { publicId: earlier.donation.public_id },
    ])
    expect(begun()).toBe(2)
  },
)

test('where a server of a cluster went away, one donation or many are refused by one statement', async () => {
  const ctx = await testContext()
  const row = await rowMaker(ctx)
  const away = 'XX000: could not commit transaction for shard 102018 on at least one active node'
  for (const rows of [[row()], [row(), row(), row()]]) {
    const { db, begun } = counted(ctx, [away])
    const told = await Promise.allSettled(rows.map((each) => writeDonation(db, each)))
    expect(told.map(({ status }) => status)).toEqual(rows.map(() => 'rejected'))
    expect(begun()).toBe(1)
  }
  expect(await count(ctx, 'donation')).toEqual([])
})

test('a second statement is the last, and of several donations each is tried alone', async () => {
  const ctx = await testContext()
  const row = await rowMaker(ctx)
  const twice = counted(ctx, ['23505', '23505'])
  await expect(writeDonation(twice.db, row())).rejects.toMatchObject({ code: '23505' })
  expect(twice.begun()).toBe(2)
  const shared = counted(ctx, ['23505'])
  const told = await Promise.all([row(), row()].map((each) => writeDonation(shared.db, each)))
  expect([told, shared.begun()]).toEqual([[[], []], 3])
})

test.each([
  ['22001', 3],
  ['23514', 3],
  ['40P01', 3],
  ['XX000', 3],
  ['42501', 1],
  ['none', 1],
] as const)(
  'what fails two donations with %s is one of them, or all of it: %i statements',
  async (state, statements) => {
    const ctx = await testContext()
    const row = await rowMaker(ctx)
    const { db, begun } = counted(ctx, [state])
    const told = await Promise.allSettled([row(), row()].map((each) => writeDonation(db, each)))
    expect(told.map(({ status }) => status)).toEqual(
      Array(2).fill(statements === 1 ? 'rejected' : 'fulfilled'),
    )
    expect(begun()).toBe(statements)
  },
)

test('who comes when thousands wait is told to come back, and nothing of it is written', {
  tags: 'night',
}, async () => {
  const ctx = await testContext()
  const row = await rowMaker(ctx)
  const rows = Array.from({ length: 2_400 }, () => row())
  const answers = await Promise.allSettled(rows.map((each) => writeDonation(ctx.db, each)))
  const refused = answers.filter((each) => each.status === 'rejected')
  expect(refused).toHaveLength(400)
  for (const { reason } of refused) expect(reason).toMatchObject({ status: 503 })
  expect(await count(ctx, 'donation')).toHaveLength(rows.length - refused.length)
  expect(await writeDonation(ctx.db, row())).toEqual([])
})
