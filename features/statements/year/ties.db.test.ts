import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boardMonth } from '#features/board-month/board-month.server.ts'
import { decideClose, proposeClose } from '#features/books/close-period.server.ts'
import { postJournal } from '#features/ledger/post-journal.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { addDays, startOfDay } from '#platform/time/jakarta.ts'
import { drawn } from '#tests/draws.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aBank } from '#tests/money/refunds.ts'
import { balancesWithin } from '../balances.server.ts'
import { allStatements } from '../statement-at.server.ts'

const pairs = [
  ['1121', '4110', 'Z'],
  ['5120', '1121', 'Z'],
  ['1130', '4210', 'IT'],
  ['1122', '1130', 'IT'],
  ['1210', '4210', 'IT'],
  ['5240', '1220', 'IT'],
  ['4990', '2140', 'IT'],
  ['1110', '4220', 'IU'],
  ['1122', '2130', 'IU'],
  ['1124', '4430', 'A'],
  ['6100', '1124', 'A'],
  ['1123', '4300', 'W'],
  ['1320', '1123', 'W'],
] as const

const anyMove = fc.record({
  pair: fc.constantFrom(...pairs),
  day: fc.integer({ min: 0, max: 420 }),
  amount: fc.integer({ min: 1, max: 90_000_000 }).map(rupiah),
  hasProgramme: fc.boolean(),
  hasBank: fc.boolean(),
})
type Move = typeof anyMove extends fc.Arbitrary<infer M> ? M : never
type Made = { campaignId: string; banks: Record<string, string> }

async function post(ctx: TestCtx, { campaignId, banks }: Made, move: Move): Promise<void> {
  const [debit, credit, fund] = move.pair
  const bankAccountId = move.hasBank ? (banks[debit] ?? banks[credit]) : undefined
  const posting = { debit, credit, fund, amount: move.amount }
  const named = {
    ...(fund === 'IT' && move.hasProgramme && { campaignId }),
    ...(bankAccountId && { bankAccountId }),
  }
  const ids = { journalId: ctx.newId(), sourceId: ctx.newId(), source: 'uji', event: 'uji' }
  const occurredAt = new Date(startOfDay(addDays('2026-01-01', move.day)).getTime() + 3_600_000)
  const dates = { occurredAt, recordedAt: ctx.now() }
  const postings = [{ ...posting, ...named }]
  await postJournal(ctx.db, { ...ids, ...dates, description: 'Uji', postings })
}

test('in random books, closed in part or not, the statements of a year, their notes, the bank page and the board tie', async () => {
  const given = fc.record({
    moves: fc.array(anyMove, { minLength: 1, maxLength: 25 }),
    closing: fc.option(fc.integer({ min: 20, max: 420 })),
  })
  await fc.assert(
    fc.asyncProperty(given, async ({ moves, closing }) => {
      const ctx = await testContext({ now: '2027-06-01T03:00:00Z' })
      const { id: campaignId } = await makeCampaign(ctx)
      const banks: Record<string, string> = {}
      for (const [fund, account] of [
        ['Z', '1121'],
        ['A', '1124'],
      ] as const)
        banks[account] = (await aBank(ctx, fund)).bankAccountId
      for (const move of moves) await post(ctx, { campaignId, banks }, move)
      if (closing !== null) {
        const through = addDays('2026-01-01', closing)
        const id = await proposeClose(ctx, { through, note: 'Tutup', by: ctx.newId() })
        await decideClose(ctx, id, { by: ctx.newId(), isApproved: true })
      }
      const period = { from: '2026-01-01', through: '2026-12-31' }
      const all = await allStatements(ctx.db, period)
      const last = (kind: string, words: string) =>
        all.find((each) => each.kind === kind)?.rows.find((row) => row.words === words)?.figures[0]
      const noted = (kind: string, heading: string, text: string) => {
        const rows = all.find((each) => each.kind === kind)?.rows ?? []
        const at = rows.findIndex(({ words }) => words.startsWith(text))
        const end = rows.findIndex(({ role }, index) => index > at && /text|block/.test(role))
        const lines = rows.slice(at + 1, end < 0 ? rows.length : end)
        expect([heading, at]).not.toEqual([heading, -1])
        return lines
          .filter(({ role }) => role === 'line')
          .reduce((sum, { figures }) => sum + (figures[0] ?? 0), 0)
      }
      const [funds, net] = [
        last('posisi', 'Jumlah saldo dana'),
        last('wakaf-posisi', 'Jumlah aset neto'),
      ]
      const cash = last('posisi', 'Kas dan setara kas') ?? 0
      expect(last('posisi', 'Jumlah aset')).toBe(last('posisi', 'Jumlah liabilitas dan saldo dana'))
      expect(last('arus-kas', 'Kas dan setara kas akhir')).toBe(cash)
      expect(noted('catatan', 'kas', 'Menurut tempatnya')).toBe(cash)
      expect(noted('catatan', 'kas', 'Menurut akunnya')).toBe(cash)
      expect(noted('catatan', 'program', 'Yang masih harus disalurkan')).toBe(funds)
      expect(noted('wakaf-catatan', 'program', 'Aset neto yang berasal')).toBe(net)
      const balances = await balancesWithin(ctx.db, period)
      const held = (of: string) =>
        balances.filter((each) => each.level === of).reduce((sum, each) => sum + each.held, 0)
      expect(held('dana')).toBe((funds ?? 0) + (net ?? 0))
      const till = moves.reduce(
        (sum, { pair, day, amount }) => sum + (pair[0] === '1110' && day < 365 ? amount : 0),
        0,
      )
      const wakafCash = last('wakaf-arus-kas', 'Kas dan setara kas akhir') ?? 0
      expect(held('rekening')).toBe(cash - till + wakafCash)
      expect((await boardMonth(ctx.db, '2026-12')).total.held).toBe(held('dana'))
    }),
    { numRuns: drawn(8) },
  )
})
