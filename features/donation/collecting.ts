import { mayCollectWakaf, mayCollectZakat } from '#platform/settings/institution.ts'
import type { Refusal } from '#platform/refusal.ts'
import { WakafNotCollected, ZakatNotCollected } from './errors.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'

/** Why this institution may take no donation of this fund; undefined when the law lets it. */
export function collectingRefusal(
  by: Parameters<typeof mayCollectZakat>[0],
  fund: Fund,
): Refusal | undefined {
  if (fund === 'Z' && !mayCollectZakat(by)) return new ZakatNotCollected()
  return fund === 'W' && !mayCollectWakaf(by) ? new WakafNotCollected() : undefined
}
