import { redirect } from 'react-router'
import * as v from 'valibot'
import { reviewVouchers } from '#features/voucher/review-voucher.server.ts'
import { act } from '#app/desk/door.ts'

const ids = v.pipe(
  v.string(),
  v.transform((text) => text.split(',')),
  v.array(v.pipe(v.string(), v.uuid())),
)

/** Looks through the vouchers that the page showed; none of one's own. */
export const lookThrough = act(
  v.object({ ids }),
  'Meninjau transaksi',
  async ({ ctx, staff, details }, { ids: shown }) => {
    details['ditinjau'] = await reviewVouchers(ctx, { ids: shown, by: staff.id })
    return redirect('/kelola/transaksi?tinjau=belum&kabar=tinjau', 303)
  },
)
