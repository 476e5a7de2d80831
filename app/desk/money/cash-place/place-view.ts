import { listCounts } from '#features/cash-place/count-cash.server.ts'
import { listHandovers } from '#features/cash-place/hand-over.server.ts'
import { listBlocks } from '#features/cash-place/paper-blocks.server.ts'
import {
  getPlaceNow,
  heldByFund,
  listPlaceDays,
  listPlacesNow,
} from '#features/cash-place/places.server.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import type { Desk } from '#app/desk/context.ts'
import { orNotFound } from '#app/not-found.ts'

/** One place of cash with all that is known of it. */
export async function placeView({ ctx, staff }: Desk, placeId: string) {
  const { db } = ctx
  const place = await orNotFound(() => getPlaceNow(db, placeId))
  const { id, account } = place
  const targets = (await listPlacesNow(db)).filter(
    (other) => other.id !== id && other.account === account && !other.closed_on,
  )
  return {
    place,
    funds: await heldByFund(db, id),
    days: await listPlaceDays(db, id),
    counts: await listCounts(db, id),
    handovers: await listHandovers(db, id),
    blocks: place.is_officer ? await listBlocks(db, id) : [],
    targets: targets.map(({ id: value, name: label }) => ({ value, label })),
    today: dayOf(ctx.now()),
    staffId: staff.id,
    ids: { count: ctx.newId(), handover: ctx.newId() },
  }
}
