import { sql } from 'kysely'
import { type PasswordProof, proveAgain } from '#features/account/sign-in/change-password.server.ts'
import { getPhoto } from '#features/account/photo.server.ts'
import { openBank } from '#features/donor-bank/donor-bank-rows.server.ts'
import { openTaxId } from '#features/account/tax-id.server.ts'
import { taxIdLabel } from '#features/donation/donation.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { limit, type Limit } from '#platform/http/rate-limit.server.ts'
import { unseal } from '#platform/security/secret-box.server.ts'
import type { Holding } from './donor-holdings.server.ts'
import { holdingsOf } from './holdings.server.ts'

export type HeldRow = Record<string, unknown>

/** The stored data of a person, by its Indonesian name. */
export type HeldData = Record<string, HeldRow[]>

const exportLimit: Limit = { name: 'export account', burst: 5, everySeconds: 720 }

/**
 * All stored data of a person at one moment, after another proof of identity. Only what protects the account is left
 * out: hashes of secrets and nonces.
 */
export async function exportData(ctx: Ctx, proof: PasswordProof): Promise<HeldData> {
  const { accountId } = proof
  await limit(ctx, exportLimit, accountId)
  await proveAgain(ctx, proof)
  const held = await inTransaction(ctx.db, async (tx) => {
    const data: HeldData = {}
    for (const holding of holdingsOf(accountId, ctx.now()))
      data[holding.as] = await rowsOf(tx, holding)
    return data
  })
  for (const row of held.donasi ?? []) openDonationTaxId(ctx, row)
  for (const row of held.rekeningPengembalian ?? []) openDonorBank(ctx, row)
  for (const row of held.akun ?? []) await openProfile(ctx, accountId, row)
  ctx.log.info('privacy.exported', { accountId })
  return held
}

async function rowsOf(tx: Tx, { table, rows: own, omits = [] }: Holding): Promise<HeldRow[]> {
  const { rows } = await sql<{ row: HeldRow }>`
    select to_jsonb(held) - ${omits}::text[] as row from ${sql.table(table)} as held
    where ${own}`.execute(tx)
  return rows.map(({ row }) => row)
}

/** The account's own NPWP decrypted, and the photo itself instead of its file names. */
async function openProfile(ctx: Ctx, accountId: string, row: HeldRow): Promise<void> {
  if (typeof row.tax_id === 'string') {
    row.tax_id = openTaxId(ctx, accountId, row.tax_id) ?? null
  }
  if (row.photo) {
    const { bytes, type } = await getPhoto(ctx, accountId)
    row.photo = `data:${type};base64,${bytes.toString('base64')}`
  }
}

/** The bank account that money went back to is stored encrypted too. */
function openDonorBank(ctx: Ctx, row: HeldRow): void {
  if (typeof row.sealed !== 'string') return
  row.sealed = openBank(ctx, { id: String(row.id), sealed: row.sealed }) ?? null
}

/** NPWP and NIK are stored encrypted; their owner gets them decrypted. */
function openDonationTaxId({ config }: Ctx, row: HeldRow): void {
  if (typeof row.tax_id !== 'string') return
  row.tax_id = unseal(config, taxIdLabel(String(row.id)), row.tax_id)
}
