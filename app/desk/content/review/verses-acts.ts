import { redirect } from 'react-router'
import * as v from 'valibot'
import { proposeWithdrawal } from '#features/scholar-review/proposals.server.ts'
import { VERSES_OF_DAY, versesInput } from '#features/scholar-review/verses-of-day/contract.ts'
import { proposeVerses } from '#features/scholar-review/verses-of-day/proposals.server.ts'
import { textOf } from '#platform/text/form-text.ts'
import { act, acts } from '#app/desk/door.ts'

const address = `/kelola/tinjauan/${VERSES_OF_DAY}?kabar=ajukan`

/** The list of verses of the day. */
export const versesActs = acts({
  ajukan: act(versesInput, 'Mengajukan daftar ayat hari ini', async ({ ctx, staff }, input) => {
    await proposeVerses(ctx, input, { by: staff.id })
    return redirect(address, 303)
  }),
  batalkan: act(
    v.object({ note: textOf('Alasan', 500) }),
    'Mengajukan penarikan daftar ayat hari ini',
    async ({ ctx, staff }, { note }) => {
      await proposeWithdrawal(ctx, { key: VERSES_OF_DAY, note }, { by: staff.id })
      return redirect(address, 303)
    },
  ),
})
