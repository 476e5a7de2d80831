import * as v from 'valibot'
import { assertPays, banksNow } from '#features/bank-account/bank-account.server.ts'
import { enterJournal, withBooks } from '#features/books/enter-books.server.ts'
import { NotInThisState } from '#features/books/errors.ts'
import { moneyMoment } from '#features/books/money-day.server.ts'
import { account, type Posting } from '#features/ledger/ledger.ts'
import { journalWords } from '#features/ledger/journal-words.server.ts'
import { defineProposal, propose } from '#features/staff/proposal.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { NotFound } from '#platform/refusal.ts'
import { bornePostings, recoveredPostings } from '../refund.ts'
import { refundProposal } from '../refund-proposals.server.ts'
import { closeTakenBack, findOpenTakenBack, type TakenBack } from './taken-back.server.ts'

/** The donor paid it back to one of our bank accounts, or the amil bears it. */
type TakenBackEnd = { how: 'returned'; bankAccountId: string } | { how: 'borne' }

/** What was returned twice, with what stands on 1150 of it. Refuses an unknown id. */
export async function findTakenBack(
  db: Db | Tx,
  returnId: string,
): Promise<{ row: TakenBack; claims: Posting[] }> {
  const row = await db
    .selectFrom('refund_taken_back')
    .selectAll()
    .where('return_id', '=', returnId)
    .executeTakeFirst()
  if (!row) throw new NotFound('Pengembalian ganda ini tidak ditemukan.')
  return { row, claims: await claimsOf(db, row) }
}

/** The claim on the donor in the funds that it was booked in. */
async function claimsOf(
  db: Db | Tx,
  { donation_id, return_id }: Pick<TakenBack, 'donation_id' | 'return_id'>,
): Promise<Posting[]> {
  const rows = await db
    .selectFrom('ledger_posting as posting')
    .innerJoin('ledger_journal as journal', (join) =>
      join
        .onRef('journal.source_id', '=', 'posting.source_id')
        .onRef('journal.id', '=', 'posting.journal_id'),
    )
    .select(['posting.fund', 'posting.campaign_id', 'posting.amount', 'posting.credit_account'])
    .where('posting.source_id', '=', donation_id)
    .where('journal.source', '=', 'refund')
    .where('journal.event', 'in', [
      `taken back ${return_id}`,
      `taken back ${return_id} operational`,
    ])
    .where('posting.debit_account', '=', account.returnedTwice)
    .orderBy('posting.journal_id')
    .orderBy('posting.line')
    .execute()
  return rows.map(({ fund, campaign_id: campaignId, amount, credit_account: credit }) => ({
    debit: account.returnedTwice,
    credit,
    fund,
    ...(campaignId && { campaignId }),
    amount,
  }))
}

/** The journals that an end will post, one list each: a journal names two funds at most. */
export function endPostings(claims: readonly Posting[], { how }: TakenBackEnd): Posting[][] {
  return how === 'returned' ? [recoveredPostings(claims)] : bornePostings(claims)
}

const lines = v.array(v.object({ label: v.string(), value: v.string() }))

/** Money that a donor has twice comes back, or the amil bears it; two people agree. */
export const takenBackProposal = defineProposal({
  kind: 'refund.settle-twice',
  words: 'Menyelesaikan pengembalian ganda',
  propose: 'refund.write',
  approve: 'refund.approve',
  address: (id) => `/kelola/pengembalian/ganda/${id}`,
  terms: v.object({ bankAccountId: v.nullable(v.string()), receivedAt: v.string(), lines }),
  describe: (terms) => terms.lines,
  basis: async ({ db }, { documentId, terms: { bankAccountId } }) => {
    const { row, claims } = await findTakenBack(db, documentId)
    return { ended: row.resolution, claims, banks: await banksNow(db, [bankAccountId]) }
  },
  apply: (ctx, { documentId: returnId, terms: { bankAccountId, receivedAt } }) =>
    settleTakenBack(ctx, {
      returnId,
      end: bankAccountId ? { how: 'returned', bankAccountId } : { how: 'borne' },
      at: new Date(receivedAt),
    }),
})

/** What two people decide about money that goes back, or went back twice. */
export const refundProposals = [refundProposal, takenBackProposal]

type TakenBackWish = {
  returnId: string
  end: TakenBackEnd
  /** 'yyyy-mm-dd', the day on which the money came back; without one, now. */
  on?: string
  /** What the bank account is called. */
  bank?: string | undefined
  note: string
  by: string
}

/** Proposes how it ends, with the journals. */
export async function proposeTakenBack(ctx: Ctx, wish: TakenBackWish): Promise<void> {
  const { returnId, end, on: day, bank, note, by } = wish
  const { row, claims } = await findTakenBack(ctx.db, returnId)
  if (row.resolution) throw new NotInThisState()
  await assertReceives(ctx.db as Tx, end, claims)
  const cause = { words: 'penyedia menarik dananya', at: row.taken_at }
  const at = await moneyMoment(ctx, ctx.db, { day, cause })
  const what = end.how === 'returned' ? 'Donatur mengembalikan dananya' : 'Ditanggung dana amil'
  const sum = formatRupiah(row.amount)
  await propose(ctx, takenBackProposal, {
    documentId: returnId,
    title: `${sum}: ${what}`,
    terms: {
      bankAccountId: end.how === 'returned' ? end.bankAccountId : null,
      receivedAt: at.toISOString(),
      lines: [
        { label: 'Kembali dua kali', value: sum },
        { label: 'Diselesaikan dengan', value: what },
        ...(bank ? [{ label: 'Masuk ke rekening', value: bank }] : []),
        { label: 'Keterangan', value: note },
        {
          label: 'Jurnal saat disetujui',
          value: await journalWords(ctx.db, endPostings(claims, end).flat()),
        },
      ],
    },
    note,
    by,
  })
}

/** Books the end of money that was returned twice, once. */
export async function settleTakenBack(
  ctx: Ctx,
  { returnId, end, at = ctx.now() }: { returnId: string; end: TakenBackEnd; at?: Date },
): Promise<void> {
  const { row } = await findTakenBack(ctx.db, returnId)
  const key = { donation_id: row.donation_id, id: returnId }
  await withBooks(ctx, async (tx) => {
    if (!(await findOpenTakenBack(tx, key))) throw new NotInThisState()
    const claims = await claimsOf(tx, row)
    await assertReceives(tx, end, claims)
    for (const [index, postings] of endPostings(claims, end).entries()) {
      await enterJournal(ctx, tx, {
        sourceId: row.donation_id,
        source: 'refund',
        event: `${end.how} twice ${returnId}${index > 0 ? ' operational' : ''}`,
        description: words[end.how],
        occurredAt: at,
        postings,
        banks: end.how === 'returned' ? [end.bankAccountId] : [],
      })
    }
    await closeTakenBack(ctx, tx, { refundKey: key, resolution: end.how })
  })
}

const words = {
  returned: 'Donatur mengembalikan dana yang diterimanya dua kali',
  borne: 'Pengembalian ganda ditanggung dana amil',
} as const

/** The account must be open, and of the bank that the claim's fund has. */
async function assertReceives(tx: Tx, end: TakenBackEnd, claims: readonly Posting[]) {
  const [first] = claims
  if (!first) throw new NotInThisState()
  if (end.how === 'returned')
    await assertPays(tx, { by: 'bank', bankAccountId: end.bankAccountId }, first.fund)
}

/** The fund whose bank account must receive it. */
export function receivingFund(claims: readonly Posting[]): Posting['fund'] {
  return claims[0]?.fund ?? 'IU'
}
