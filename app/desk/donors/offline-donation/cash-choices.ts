import { CASH } from '#features/offline-donation/offline-way.ts'
import { listPlaces } from '#features/voucher/places.server.ts'
import type { Db } from '#platform/db/connect.server.ts'

/** The places of cash where a donation may lie first, collectors' too. */
export async function cashChoices(db: Db) {
  return (await listPlaces(db, [CASH], true)).flatMap(({ value, label, cashPlaceId }) =>
    cashPlaceId ? [{ value, label }] : [],
  )
}
