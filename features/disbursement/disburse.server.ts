import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { type Rupiah, rupiah } from '#platform/money/money.ts'
import { bankOf } from '#features/books/books.ts'
import { mayBeSpentOn } from './disbursement.ts'
import { findBankAccount } from '#features/bank-account/bank-account.server.ts'
import { chooseBanks } from '#features/bank-account/bank-choice.server.ts'
import { assertOther, enterJournal, withBooks } from '#features/books/enter-books.server.ts'
import { NotInThisState } from '#features/books/errors.ts'
import { ProofMissing, WrongUse } from './errors.ts'
import { moneyMoment } from '#features/books/money-day.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import type { HelpArea } from '#platform/db/schema/schema-mustahik.ts'
import { assertUse, assertMoney } from './assert-disbursable.server.ts'
import type { Disbursement } from './queries.server.ts'

export type DisbursementInput = {
  campaignId: string | null
  fund: Fund
  /** The account it is spent on, e.g. 5120 for the needy. */
  account: string
  amount: Rupiah
  /** Of fund D without a campaign: the kind that it spends, by its income account. */
  incomeAccount?: string | null | undefined
  /** The purpose, shown publicly on the campaign's page. */
  description: string
  beneficiaries: number
  area?: HelpArea | undefined
  /** The bank account that is to pay, where several hold the fund's money. */
  bankAccountId?: string | null | undefined
}

/** Proposes a disbursement; nothing moves yet. `by` is the staff account. Refuses a use the fund does not allow. */
export async function draftDisbursement(
  ctx: Ctx,
  input: DisbursementInput,
  { by }: { by: string },
): Promise<string> {
  if (!mayBeSpentOn(input.fund, input.account)) throw new WrongUse()
  const id = ctx.newId()
  await withBooks(ctx, async (tx) => {
    const { campaignId: campaign_id, bankAccountId, incomeAccount, ...terms } = input
    const bank_account_id = await payingBank(tx, input, bankAccountId)
    const income_account = campaign_id ? null : (incomeAccount ?? null)
    const need = { ...input, campaign_id, income_account }
    await assertUse(tx, need)
    const made = { made_by: by, made_at: ctx.now(), status: 'proposed' as const }
    await tx
      .insertInto('disbursement')
      .values({ id, ...terms, campaign_id, bank_account_id, income_account, ...made })
      .execute()
    await assertMoney(ctx, tx, need)
  })
  return id
}

/** Approves or rejects another person's proposal. */
export async function decideDisbursement(
  ctx: Ctx,
  id: string,
  { by, isApproved }: { by: string; isApproved: boolean },
): Promise<void> {
  await withBooks(ctx, async (tx) => {
    const found = await lock(tx, id, 'proposed')
    assertOther(by, found)
    if (isApproved) {
      await assertUse(tx, found)
      await assertMoney(ctx, tx, found)
    }
    const status = isApproved ? ('approved' as const) : ('rejected' as const)
    const decision = { status, approved_by: by, approved_at: ctx.now() }
    await tx.updateTable('disbursement').set(decision).where('id', '=', id).execute()
  })
}

/** Takes a proposal back that nobody decided: its money is free again. */
export async function dropDisbursement(ctx: Ctx, id: string): Promise<void> {
  await withBooks(ctx, async (tx) => {
    await lock(tx, id, 'proposed')
    await tx.updateTable('disbursement').set({ status: 'rejected' }).where('id', '=', id).execute()
  })
}

export type DisbursementPayment = {
  proof: string
  /** The staff account that says so. */
  by?: string
  /** 'yyyy-mm-dd', the day on which it left the bank; without one, now. */
  paidOn?: string
  /** The bank account that paid, where it is another than was proposed. */
  bankAccountId?: string | undefined
}

/**
 * Books an approved disbursement that left the bank, with its proof (L06). Refuses when the money is no longer there.
 */
export async function payDisbursement(
  ctx: Ctx,
  id: string,
  { proof, paidOn, bankAccountId, by }: DisbursementPayment,
): Promise<void> {
  if (!proof) throw new ProofMissing()
  await withBooks(ctx, async (tx) => {
    const found = await lock(tx, id, 'approved')
    await assertUse(tx, found)
    const cause = { words: 'penyaluran ini disetujui', at: found.approved_at ?? found.made_at }
    const occurredAt = await moneyMoment(ctx, tx, { day: paidOn, cause })
    await assertMoney(ctx, tx, { ...found, at: occurredAt })
    const bank = await payingBank(tx, found, bankAccountId ?? (await proposedBank(tx, found)))
    await tx
      .updateTable('disbursement')
      .set({
        status: 'paid',
        paid_at: occurredAt,
        paid_by: by ?? null,
        proof,
        bank_account_id: bank,
      })
      .where('id', '=', id)
      .execute()
    const { fund, amount, account: debit, campaign_id: campaignId } = found
    const held = campaignId ? { campaignId } : {}
    await enterJournal(ctx, tx, {
      sourceId: id,
      source: 'disbursement',
      event: 'paid',
      description: found.description,
      occurredAt,
      postings: [{ debit, credit: bankOf[fund], fund, amount: rupiah(amount), ...held }],
      banks: [bank],
    })
  })
  ctx.pages.purge('/', '/campaign/')
}

async function lock(tx: Tx, id: string, status: Disbursement['status']): Promise<Disbursement> {
  const found = await tx
    .selectFrom('disbursement')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', status)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw new NotInThisState()
  return found
}

/** The bank account that pays: the named one, or the only one in use that holds the fund's money. */
async function payingBank(
  tx: Tx,
  { fund, account: debit }: Pick<Disbursement, 'fund' | 'account'>,
  named: string | null | undefined,
): Promise<string | null> {
  const [bank] = await chooseBanks(tx, [{ debit, credit: bankOf[fund] }], [named])
  return bank?.id ?? null
}

/** The bank account that was proposed, unless it is closed since. */
async function proposedBank(tx: Tx, { bank_account_id: id }: Disbursement) {
  const bank = id ? await findBankAccount(tx, id) : undefined
  return bank?.closed_on ? undefined : bank?.id
}
