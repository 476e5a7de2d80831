import { postOpening, undoOpening } from '#features/opening/open-books.server.ts'
import { openingProposals } from '#features/opening/proposals.server.ts'
import { limitProposal } from '#features/voucher/limits.server.ts'
import { rejectVoucher } from '#features/voucher/post-voucher.server.ts'
import { tierProposal } from '#features/voucher/tier/tiers.server.ts'
import { voucherProposals } from '#features/voucher/proposals.server.ts'
import { postReversal } from '#features/voucher/reverse-voucher.server.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { rupiah } from '#platform/money/money.ts'
import type { ProposalCase } from './content-proposals.ts'
import type { TestCtx } from '../context.ts'
import { postLines, recordAs } from '../money/vouchers.ts'

const [postKind, reverseKind] = voucherProposals as [ProposalCase['kind'], ProposalCase['kind']]
const [openKind, undoKind] = openingProposals as [ProposalCase['kind'], ProposalCase['kind']]
const lines: never[] = []
const nothing = { campaignId: null, bankAccountId: null, cashPlaceId: null, dueOn: null }
const held = {
  ...nothing,
  day: '2026-01-01',
  fund: 'A',
  party: '',
  note: '',
  isUncleared: false,
} as const
const opening = [
  { ...held, account: '1124', amount: 5_000 },
  { ...held, account: '3400', amount: -5_000 },
]

/** Proposals about the institution's acts. */
export const voucherCases: ProposalCase[] = [
  {
    kind: postKind,
    make: async (ctx, { by }) => {
      const id = ctx.newId()
      const terms = { template: 'susut-aset', day: '2026-06-15', note: 'Juni', fund: 'A' } as const
      const who = { status: 'proposed', recorded_by: by, recorded_at: ctx.now() } as const
      const given = JSON.stringify({ sum: '1.000' })
      const numbered = { id, year: 2026, serial: 1, sum: rupiah(1_000), party: '', given }
      const row = { ...numbered, ...terms, ...who, campaign_id: null }
      await ctx.db.insertInto('voucher').values(row).execute()
      return { documentId: id, terms: { lines }, move: () => rejectVoucher(ctx, { id, by: null }) }
    },
  },
  {
    kind: reverseKind,
    make: async (ctx, { by }) => {
      await postLines(ctx, [['1124', '3400', 'A', 100_000]])
      const cost = ['biaya-bank', { sum: '5.000', place: '1124' }] as const
      const { id } = await recordAs(ctx, { id: by, role: 'bendahara' }, cost)
      const move = () => postReversal(ctx, { id, reason: 'Ganda', by })
      return { documentId: id, terms: { reason: 'Ganda', lines }, move }
    },
  },
  {
    kind: limitProposal,
    make: async (ctx) => {
      const role = 'bendahara'
      const row = {
        role,
        valid_from: '2026-06-01',
        most: rupiah(1),
        changed_at: ctx.now(),
      } as const
      const nobody = { made_by: null, approved_by: null }
      return {
        documentId: `voucher-limit ${role}`,
        terms: { role, most: 9_000_000, validFrom: '2026-07-01' },
        move: () =>
          ctx.db
            .insertInto('voucher_limit')
            .values({ ...row, ...nobody })
            .execute(),
      }
    },
  },
  {
    kind: tierProposal,
    make: async (ctx) => {
      const above = rupiah(50_000_000)
      const row = { above, valid_from: '2026-06-01', deciders: 2, role: null } as const
      const nobody = { made_by: null, approved_by: null, changed_at: ctx.now() }
      return {
        documentId: `voucher-tier ${above}`,
        terms: { above, deciders: 2, role: 'admin', validFrom: '2026-07-01' },
        move: () =>
          ctx.db
            .insertInto('voucher_tier')
            .values({ ...row, ...nobody })
            .execute(),
      }
    },
  },
  {
    kind: openKind,
    make: async (ctx) => ({
      documentId: ctx.newId(),
      terms: { lines: opening, shown: lines },
      move: () => openNow(ctx, ctx.newId()),
    }),
  },
  {
    kind: undoKind,
    make: async (ctx) => {
      const id = ctx.newId()
      await openNow(ctx, id)
      const move = () => inTransaction(ctx.db, (tx) => undoOpening(ctx.within(tx), id))
      return { documentId: id, terms: { id, reason: 'Keliru' }, move }
    },
  },
]

/** Two lines of the amil's fund stand in the books. */
function openNow(ctx: TestCtx, id: string): Promise<void> {
  return inTransaction(ctx.db, (tx) =>
    postOpening(ctx.within(tx), { id, lines: opening, shares: [], oldReceipts: '' }),
  )
}
