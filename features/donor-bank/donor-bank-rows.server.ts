import type { Selectable } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { Database } from '#platform/db/schema.ts'
import { DAY_MS, formatDateTime } from '#platform/time/jakarta.ts'
import type { Schedule } from '#platform/jobs/jobs.server.ts'
import { seal, unseal } from '#platform/security/secret-box.server.ts'
import { type DonorBank, maskedBank, type ReturnOf } from './donor-bank.ts'
import { DonorBankMissing } from './errors.ts'

export type DonorBankRow = Selectable<Database['donor_bank']>

const labelOf = (id: string) => ({ purpose: 'donor bank account', owner: id })

/** A donor's bank account as its row stores it. */
export function sealBank({ config }: Pick<Ctx, 'config'>, id: string, bank: DonorBank): string {
  return seal(config, labelOf(id), JSON.stringify(bank))
}

/** The account of a row; undefined when there is none, or when another secret encrypted it. */
export function openBank(
  { config, log }: Pick<Ctx, 'config' | 'log'>,
  { id, sealed }: { id: string; sealed: string | null },
): DonorBank | undefined {
  if (sealed === null) return undefined
  try {
    return JSON.parse(unseal(config, labelOf(id), sealed)) as DonorBank
  } catch (cause) {
    log.error('payment.donor-bank-sealed', { id, cause })
    return undefined
  }
}

/** All rows of one return in any order; asking again closes the link before, so at most one waits. */
async function bankRowsOf(db: Db | Tx, moneyKey: ReturnOf): Promise<DonorBankRow[]> {
  return db
    .selectFrom('donor_bank')
    .selectAll()
    .where('donation_id', '=', moneyKey.donationId)
    .where('suspense_id', moneyKey.suspenseId === null ? 'is' : '=', moneyKey.suspenseId)
    .execute()
}

/** The newest account that was given and is still there; of two of one moment that of the newer row. */
async function givenRow(db: Db | Tx, moneyKey: ReturnOf): Promise<DonorBankRow | undefined> {
  const answered = (await bankRowsOf(db, moneyKey)).filter(({ sealed }) => sealed !== null)
  return answered.toSorted(
    (a, b) => Number(b.given_at) - Number(a.given_at) || (a.id < b.id ? 1 : -1),
  )[0]
}

export type DonorBankState = {
  /** The account with most of it hidden, and where it comes from; null before it is given. */
  knownBank: { masked: string; source: string } | null
  /** The link that waits for the donor. */
  request: { at: Date; until: Date } | null
}

/** What the desk knows of the account that one return goes to. */
export async function donorBankState(ctx: Ctx, moneyKey: ReturnOf): Promise<DonorBankState> {
  const row = await givenRow(ctx.db, moneyKey)
  const bank = row && openBank(ctx, row)
  const open = (await bankRowsOf(ctx.db, moneyKey)).find((each) => isOpenLink(each, ctx.now()))
  return {
    knownBank: bank ? { masked: maskedBank(bank), source: sourceWords(row) } : null,
    request: open?.expires_at ? { at: open.asked_at, until: open.expires_at } : null,
  }
}

/** Whether a link still waits for its donor. */
function isOpenLink(
  { token_hash, given_at, closed_at, expires_at }: DonorBankRow,
  now: Date,
): boolean {
  return token_hash !== null && !given_at && !closed_at && expires_at !== null && expires_at > now
}

function sourceWords({ token_hash, given_at }: DonorBankRow): string {
  const at = given_at ? formatDateTime(given_at) : ''
  return token_hash ? `Diisi donatur lewat tautan, ${at}` : `Dicatat petugas, ${at}`
}

/** The account in one line, as two people read it before they agree. */
export async function donorBankWords(ctx: Ctx, moneyKey: ReturnOf): Promise<string> {
  const { knownBank, request } = await donorBankState(ctx, moneyKey)
  if (knownBank) return `${knownBank.masked}\n${knownBank.source}`
  return request
    ? `Belum ada. Diminta dari donatur lewat tautan, ${formatDateTime(request.at)}`
    : 'Belum ada. Tanpa rekening tujuan, pengembalian ini tidak dapat disetujui.'
}

/** Refuses while nobody knows where the money shall go. */
export async function assertDonorBank(ctx: Ctx, moneyKey: ReturnOf): Promise<void> {
  const { knownBank } = await donorBankState(ctx, moneyKey)
  if (!knownBank) throw new DonorBankMissing()
}

/** Stores what the desk was told, and answers the row's id. */
export async function typeDonorBank(
  ctx: Ctx,
  { moneyKey, bank, by }: { moneyKey: ReturnOf; bank: DonorBank; by: string },
): Promise<string> {
  const id = ctx.newId()
  const now = ctx.now()
  await ctx.db
    .insertInto('donor_bank')
    .values({
      id,
      donation_id: moneyKey.donationId,
      suspense_id: moneyKey.suspenseId,
      asked_by: by,
      asked_at: now,
      nonce: null,
      token_hash: null,
      expires_at: null,
      given_at: now,
      sealed: sealBank(ctx, id, bank),
    })
    .execute()
  return id
}

/** Deletes what the desk typed for a proposal that came to nothing. */
export async function dropTypedBank(ctx: Ctx, id: string | null | undefined): Promise<void> {
  if (id) await ctx.db.deleteFrom('donor_bank').where('id', '=', id).execute()
}

/** The whole account, for whoever transfers. The caller writes who looked. */
export async function revealDonorBank(ctx: Ctx, moneyKey: ReturnOf): Promise<DonorBank> {
  const row = await givenRow(ctx.db, moneyKey)
  const bank = row && openBank(ctx, row)
  if (!bank) throw new DonorBankMissing()
  return bank
}

/** How long an account is of use once it was given, and a link once it has ended. */
const BANK_KEPT_DAYS = 90
const LINK_KEPT_DAYS = 30

/** Erases accounts that nothing waits for any more, and deletes links that nobody used. */
export const forgetDonorBanksSchedule: Schedule = {
  name: 'payment.forget-donor-banks',
  everyMs: DAY_MS,
  run: async ({ db, now: clock }) => {
    const now = clock()
    const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
    await db
      .deleteFrom('donor_bank')
      .where('given_at', 'is', null)
      .where('expires_at', '<', before(LINK_KEPT_DAYS))
      .execute()
    const old = await db
      .selectFrom('donor_bank')
      .selectAll()
      .where('sealed', 'is not', null)
      .where('given_at', '<', before(BANK_KEPT_DAYS))
      .execute()
    for (const row of old) {
      if (await isInUse(db, row, before(BANK_KEPT_DAYS))) continue
      await db
        .updateTable('donor_bank')
        .set({ sealed: null, erased_at: now })
        .where('id', '=', row.id)
        .execute()
    }
  },
}

/** Money of it still waits to go back, or went back so lately that its transfer may be asked about. */
async function isInUse(
  db: Db,
  { donation_id, suspense_id }: DonorBankRow,
  since: Date,
): Promise<boolean> {
  const refund = await db
    .selectFrom('refund')
    .select('id')
    .where('donation_id', '=', donation_id)
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['proposed', 'approved', 'sent', 'failed']),
        eb('paid_at', '>', since),
      ]),
    )
    .executeTakeFirst()
  if (refund) return true
  const row = await db
    .selectFrom('suspense_decision')
    .select('id')
    .where('donation_id', '=', donation_id)
    .where('suspense_id', '=', suspense_id ?? donation_id)
    .where((eb) => eb.or([eb('status', 'in', ['proposed', 'approved']), eb('paid_at', '>', since)]))
    .executeTakeFirst()
  return row !== undefined
}
