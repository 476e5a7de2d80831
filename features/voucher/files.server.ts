import type { Ctx } from '#platform/context.ts'
import { type Db, inTransaction, type Tx } from '#platform/db/connect.server.ts'
import type { Proof } from '#platform/proof/proof.server.ts'
import { type Label, sealBytes, unsealBytes } from '#platform/security/secret-box.server.ts'
import { FileUnknown, TooManyFiles, VoucherUnknown } from './errors.ts'

export type NewFile = { name: string; proof: Proof }

/** As many files as a voucher may have. */
export const MOST_FILES = 10

/** The label that encrypts a file: it opens for no other voucher. */
function labelOf(voucherId: string, id: string): Label {
  return { purpose: 'voucher file', owner: `${voucherId} ${id}` }
}

type Adding = { voucherId: string; files: readonly NewFile[]; by: string }

/** Adds files to a voucher, sealed; they stay. */
export async function addFiles(ctx: Ctx, { voucherId, files, by }: Adding): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const found = await tx
      .selectFrom('voucher')
      .select('id')
      .where('id', '=', voucherId)
      .forUpdate()
      .executeTakeFirst()
    if (!found) throw new VoucherUnknown()
    const held = await listFiles(tx, voucherId)
    if (held.length + files.length > MOST_FILES) throw new TooManyFiles()
    for (const { name, proof } of files) {
      const id = ctx.newId()
      const sealed = sealBytes(ctx.config, labelOf(voucherId, id), proof.bytes)
      const { type, bytes } = proof
      const said = { name, type, size: bytes.length, sealed, saved_by: by, saved_at: ctx.now() }
      await tx
        .insertInto('voucher_file')
        .values({ voucher_id: voucherId, id, ...said })
        .execute()
    }
  })
}

/** The files of a voucher without their bytes, in the order they came. */
export async function listFiles(db: Db | Tx, voucherId: string) {
  return db
    .selectFrom('voucher_file')
    .select(['id', 'name', 'type', 'size'])
    .where('voucher_id', '=', voucherId)
    .orderBy('saved_at')
    .orderBy('id')
    .execute()
}

/** Opens one for staff, whose look the door writes down. Refuses with FileUnknown. */
export async function openVoucherFile(
  { config, db }: Pick<Ctx, 'config' | 'db'>,
  { voucherId, id }: { voucherId: string; id: string },
): Promise<Proof> {
  const row = await db
    .selectFrom('voucher_file')
    .select(['type', 'sealed'])
    .where('voucher_id', '=', voucherId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new FileUnknown()
  return { type: row.type, bytes: unsealBytes(config, labelOf(voucherId, id), row.sealed) }
}
