import type { Donation } from '#features/donation/donation.ts'
import { nounOf, nouns } from '#features/campaign/nouns.ts'
import { findDonatedUnits } from '#features/wakaf/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import type { PaymentInstruction, ChargeMethod } from '#platform/db/schema.ts'
import type { ReceiptKind, ReceiptSnapshot } from '#platform/db/schema/schema-receipt.ts'
import { formatDate, startOfDay, yearOf } from '#platform/time/jakarta.ts'
import { findChannel } from '#platform/outside/payment/channels.ts'
import { gatewayNames } from '#platform/outside/payment/gateway-names.ts'
import { rupiah } from '#platform/money/money.ts'
import { donationPurpose, type GivenGoods, goodsRow, rowsOf } from './donation-purpose.ts'
import { type Numbered, newestOf } from './queries.server.ts'
import { dueKinds, receiptNumber } from './receipt.ts'
import { terbilang } from './terbilang.ts'

/** A valid receipt; `lacksTaxId` when its donor wanted a Bukti Setor Zakat and gave no NPWP or NIK. */
export type Issued = { kind: ReceiptKind; number: string; lacksTaxId?: true }

/**
 * Issues the missing receipts of a locked donation, and answers all valid ones. The donation's lock orders its own
 * issues, the counter's lock those of all. Kuitansi comes first, so that two transactions never deadlock.
 */
export async function issueDue(
  ctx: Ctx,
  tx: Tx,
  { donation }: { donation: Donation },
): Promise<Issued[]> {
  const kinds = dueKinds(donation, ctx.config)
  const newest = await newestOf(tx, donation.id)
  const details = await findDetails(tx, donation)
  const issued: Issued[] = []
  for (const kind of kinds) {
    const earlier = newest.find((each) => each.kind === kind)
    const lacks = kind === 'bsz' && details.wantsTaxReceipt && !details.taxId
    const number =
      earlier && !earlier.voidedAt
        ? receiptNumber(earlier)
        : await issue(ctx, tx, { donation, kind, details, earlier })
    if (number) issued.push({ kind, number, ...(lacks && { lacksTaxId: true as const }) })
  }
  if (isAllThatIsDue(donation, issued)) await markReceipted(ctx, tx, donation.id)
  return issued
}

/** A zakat stays in the list until it has its Bukti Setor Zakat, which needs a legal basis. */
function isAllThatIsDue({ fund }: Donation, issued: Issued[]): boolean {
  const kinds = issued.map(({ kind }) => kind)
  return kinds.includes('kuitansi') && (fund !== 'Z' || kinds.includes('bsz'))
}

async function markReceipted(ctx: Ctx, tx: Tx, donationId: string): Promise<void> {
  await tx
    .updateTable('donation')
    .set({ receipted_at: ctx.now() })
    .where('id', '=', donationId)
    .where('receipted_at', 'is', null)
    .execute()
}

type Issue = {
  donation: Donation
  kind: ReceiptKind
  details: Details
  /** The voided receipt it replaces. */
  earlier: Numbered | undefined
}

async function issue(ctx: Ctx, tx: Tx, due: Issue): Promise<string | undefined> {
  const { donation, kind, earlier } = due
  const { id: donation_id, status, paidAt } = donation
  if (status !== 'paid' || !paidAt) return undefined
  const year = yearOf(paidAt)
  const serial = await takeSerial(tx, { kind, year })
  const snapshot = JSON.stringify(snapshotOf(ctx, due, paidAt))
  const name = { donation_id, kind, version: (earlier?.version ?? 0) + 1, year, serial }
  await tx.insertInto('receipt_number').values(name).execute()
  await tx
    .insertInto('receipt')
    .values({ ...name, snapshot, issued_at: ctx.now() })
    .execute()
  return receiptNumber({ kind, year, serial })
}

async function takeSerial(tx: Tx, series: { kind: ReceiptKind; year: number }): Promise<number> {
  const { last } = await tx
    .insertInto('receipt_counter')
    .values({ ...series, last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'year'])
        .doUpdateSet((eb) => ({ last: eb('receipt_counter.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

type Details = Awaited<ReturnType<typeof findDetails>>

/**
 * What a receipt prints beyond the donation: the payment method, the calculation, and the names of the beneficiaries.
 */
async function findDetails(tx: Tx, donation: Donation) {
  const row = await tx
    .selectFrom('donation')
    .leftJoin('charge', (join) =>
      join.onRef('charge.donation_id', '=', 'donation.id').on('charge.status', '=', 'paid'),
    )
    .where('donation.id', '=', donation.id)
    .select([
      'tax_id',
      'wants_tax_receipt',
      'zakat',
      'on_behalf_of',
      'method',
      'channel',
      'provider_id',
      'instruction',
      'charge.paid_at as transferred_at',
    ])
    .executeTakeFirstOrThrow()
  const paid: PaidBy = row.method ? row : await paidFromSuspense(tx, donation)
  const { method, channel, provider_id } = paid
  const named = method && channel && (findChannel(method, channel)?.name ?? channel)
  const name = paid.channelWords ?? named
  return {
    taxId: row.tax_id ?? undefined,
    wantsTaxReceipt: row.wants_tax_receipt,
    jenis: row.zakat?.jenis as string | undefined,
    onBehalfOf: row.on_behalf_of ?? undefined,
    units: await findDonatedUnits(tx, donation),
    goods: await findGoods(tx, donation.id),
    channel: name ?? 'Lainnya',
    providerReference: provider_id ?? '',
    ...(row.method === 'transfer' && bankLines(row.instruction, row.transferred_at)),
  }
}

async function findGoods(tx: Tx, donationId: string): Promise<GivenGoods | undefined> {
  return await tx
    .selectFrom('offline_goods')
    .select(['thing', 'quantity', 'unit', 'basis'])
    .where('donation_id', '=', donationId)
    .executeTakeFirst()
}

/** A transfer is validated by our own bank: its account, and the day of its statement (PMK 114/2025). */
function bankLines(instruction: PaymentInstruction | null, transferredAt: Date | null) {
  if (!instruction || !transferredAt) return {}
  return {
    channel: `Transfer ke rekening ${instruction.bank} ${instruction.accountNumber}`,
    providerReference: `Mutasi rekening ${formatDate(transferredAt)}`,
  }
}

type PaidBy = {
  method: ChargeMethod | null
  channel: string | null
  provider_id: string | null
  /** What no code says: our own bank, or the provider alone. */
  channelWords?: string
}

/** How money in suspense came that a donation took; an orphan names only the provider's payment. */
async function paidFromSuspense(tx: Tx, { suspense }: Donation): Promise<PaidBy> {
  const nothing = { method: null, channel: null, provider_id: null }
  if (!suspense) return nothing
  const found = await tx
    .selectFrom('suspense')
    .leftJoin('charge', (join) =>
      join
        .onRef('charge.donation_id', '=', 'suspense.donation_id')
        .onRef('charge.id', '=', 'suspense.charge_id'),
    )
    .where('suspense.donation_id', '=', suspense.sourceId)
    .where('suspense.id', '=', suspense.id)
    .select([
      'method',
      'channel',
      'suspense.provider_id',
      'suspense.provider',
      'suspense.reference',
    ])
    .executeTakeFirst()
  if (!found) return nothing
  const { method, channel, provider } = found
  if (provider === 'bank' && !method)
    return await paidIntoBank(tx, suspense.sourceId, found.reference)
  // A number of payments of one code stands behind the '#'.
  const way = { method, channel, provider_id: found.provider_id.replace(/#\d+$/, '') }
  const gatewayName = gatewayNames[provider]
  return method || !gatewayName ? way : { ...way, channelWords: gatewayName }
}

/** Money that came into our own bank: validated by its account and the day of its statement. */
async function paidIntoBank(tx: Tx, donationId: string, key: string | null): Promise<PaidBy> {
  const found = await tx
    .selectFrom('transfer_receipt as receipt')
    .innerJoin('bank_account as bank', 'bank.id', 'receipt.bank_account_id')
    .select(['bank.bank', 'bank.number', 'receipt.received_on as receivedOn'])
    .where('receipt.donation_id', '=', donationId)
    .where('receipt.key', '=', key ?? '')
    .executeTakeFirst()
  const nothing = { method: null, channel: null, provider_id: null }
  if (!found) return nothing
  const day = formatDate(startOfDay(found.receivedOn))
  return {
    ...nothing,
    provider_id: `Mutasi rekening ${day}`,
    channelWords: `Transfer ke rekening ${found.bank} ${found.number}`,
  }
}

function snapshotOf(
  ctx: Ctx,
  { donation, kind, details, earlier }: Issue,
  paidAt: Date,
): ReceiptSnapshot {
  const { complaints: _, ...institution } = ctx.config.institution
  const { donorName: name, isAnonymous, fund, publicId: reference, campaign } = donation
  const { taxId, jenis, onBehalfOf, units, goods, channel, providerReference } = details
  const purpose = donationPurpose({ fund, incomeAccount: campaign.incomeAccount, jenis })
  const label = goods ? goodsRow(purpose, goods) : purpose
  const rows = rowsOf(kind, { ...donation, label, units })
  const amount = rupiah(rows.reduce((sum, row) => sum + row.amount, 0))
  return {
    institution,
    // The tax office alone needs it, and only on this kind.
    donor: { name, isAnonymous, ...(kind === 'bsz' && taxId && { taxId }) },
    fund,
    noun: nouns[nounOf({ ...campaign, fund })].name,
    program: campaign.title,
    ...(onBehalfOf && { onBehalfOf }),
    rows,
    amount,
    words: terbilang(amount),
    channel,
    reference,
    providerReference,
    paidAt: paidAt.toISOString(),
    ...(earlier && { replaces: receiptNumber(earlier) }),
  }
}
