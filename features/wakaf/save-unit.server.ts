import * as v from 'valibot'
import type { Ctx } from '#platform/context.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { InvalidInput } from '#platform/refusal.ts'
import { typedSentence } from '#platform/text/typed-text.ts'
import { rupiahOf } from '#platform/text/form-text.ts'
import { changeWakaf } from './change-wakaf.server.ts'
import { TotalTooSmall, UnitChanged, UnitTaken } from './errors.ts'

/** The unit of a wakaf as its form sends it. */
export const unitForm = v.object({
  name: v.pipe(
    v.optional(v.string(), ''),
    v.transform(typedSentence),
    v.minLength(1, 'Nama unit belum diisi.'),
    v.maxLength(40, 'Nama unit paling panjang 40 huruf.'),
  ),
  price: rupiahOf('Harga satu unit adalah rupiah bulat, paling kecil Rp1.000.', { least: 1_000 }),
  total: v.pipe(
    v.optional(v.string(), ''),
    v.transform((typed) => typed.replaceAll('.', '').trim()),
    v.regex(/^[1-9]\d{0,7}$/, 'Jumlah unit adalah bilangan bulat, paling sedikit 1.'),
    v.transform(Number),
  ),
  /** The total the form shows; empty for a new unit. */
  shownTotal: v.optional(v.pipe(v.string(), v.regex(/^\d{0,8}$/, 'Muat ulang halaman ini.')), ''),
})

export type UnitForm = v.InferOutput<typeof unitForm>

/**
 * Gives a wakaf campaign its unit, or changes it. A price is fixed once it is there, for the units of a donation
 * follow from it; the stock may grow, and shrink down to what was taken.
 */
export async function saveUnit(
  ctx: Ctx,
  { campaignId, form }: { campaignId: string; form: UnitForm },
): Promise<void> {
  await changeWakaf(ctx, campaignId, async (tx, { unit: before }) => {
    const { name, price, total } = form
    if (!before) {
      const row = { campaign_id: campaignId, name, price, total, remaining: total }
      await tx.insertInto('wakaf_unit').values(row).execute()
      return
    }
    if (form.shownTotal !== String(before.total)) throw new UnitChanged()
    if (price !== before.price) {
      const words = `Harga unit tetap ${formatRupiah(before.price)}. Hapus unitnya bila belum pernah dipakai.`
      throw new InvalidInput({ price: words })
    }
    const taken = before.total - before.remaining
    if (total < taken) throw new TotalTooSmall(taken)
    await tx
      .updateTable('wakaf_unit')
      .set({ name, total, remaining: total - taken })
      .where('campaign_id', '=', campaignId)
      .execute()
  })
}

/** Removes the unit of a campaign that is not public yet, with its packages. Refuses with UnitTaken otherwise. */
export async function removeUnit(ctx: Ctx, campaignId: string): Promise<void> {
  await changeWakaf(ctx, campaignId, async (tx, { unit: before, status }) => {
    if (!before) return
    const isHidden = status === 'draft' || status === 'review'
    if (!isHidden || before.remaining !== before.total) throw new UnitTaken()
    await tx.deleteFrom('wakaf_package').where('campaign_id', '=', campaignId).execute()
    await tx.deleteFrom('wakaf_unit').where('campaign_id', '=', campaignId).execute()
  })
}
