import type { Ctx } from '#platform/context.ts'
import {
  findTransferCharge,
  type MatchedTransfer,
  matchesOf,
  paidBy,
} from '#features/charge/matched-transfers.server.ts'
import { findPendingTransfer, type PendingTransfer } from './pending-transfers.server.ts'
import { proofStateOf } from './transfer-proof.server.ts'

/** A transfer as the desk shows it, by the id of its charge. */
export type TransferRecord = {
  /** While its money may still come. */
  transfer: PendingTransfer | null
  matches: MatchedTransfer[]
  /** True while one of the matches pays the gift. */
  isMatched: boolean
  provenAt: Date | null
}

/** Everything the desk knows of a transfer; undefined for an id that never was one. */
export async function transferRecord(
  ctx: Pick<Ctx, 'db' | 'now'>,
  id: string,
): Promise<TransferRecord | undefined> {
  const charge = await findTransferCharge(ctx, id)
  if (!charge) return undefined
  const proof = await proofStateOf(ctx.db, charge)
  return {
    transfer: (await findPendingTransfer(ctx, id)) ?? null,
    matches: await matchesOf(ctx, id),
    isMatched: (await paidBy(ctx.db, id)) !== undefined,
    provenAt: proof?.sentAt ?? null,
  }
}
