import { redirect } from 'react-router'
import * as v from 'valibot'
import { campaignTitleOf } from '#features/donor-record/queries.server.ts'
import { segmentFilter, segmentWords } from '#features/donor-record/segment.ts'
import { countSegment, removeSegment, saveSegment } from '#features/donor-record/segments.server.ts'
import { parseRupiah } from '#platform/money/money.ts'
import { textOf } from '#platform/text/form-text.ts'
import { act, acts } from '#app/desk/door.ts'

const fields = {
  ...segmentFilter.entries,
  terkecil: v.pipe(
    v.optional(v.string(), ''),
    v.transform((typed) => parseRupiah(typed === '' ? '10.000.000' : typed)),
    v.check((sum) => sum.ok, 'Tulis jumlahnya dalam rupiah.'),
    v.transform((sum) => (sum.ok ? Number(sum.value) : 0)),
  ),
}

/** What a filter means and how many it has now, before it is used. */
export type SegmentPreview = { words: string; count: number; values: Record<string, string> }

/** Counting comes first; what is counted may be kept under a name. */
export const segmentActs = acts({
  hitung: act(v.object(fields), 'Menghitung segmen', async ({ ctx, form }, filter) => {
    const values = Object.fromEntries(
      [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    )
    const words = segmentWords(filter, await campaignTitleOf(ctx.db, filter.program))
    const preview: SegmentPreview = { words, count: await countSegment(ctx, filter), values }
    return { preview }
  }),
  simpan: act(
    v.object({ ...fields, nama: textOf('Nama segmen', 80) }),
    'Menyimpan segmen',
    async ({ ctx, staff }, { nama: name, ...filter }) => {
      await saveSegment(ctx, { name, filter, by: staff.id })
      return redirect('/kelola/segmen?kabar=simpan', 303)
    },
  ),
  hapus: act(
    v.object({ segmen: v.pipe(v.string(), v.uuid()) }),
    'Menghapus segmen',
    async ({ ctx }, { segmen }) => {
      await removeSegment(ctx, segmen)
      return redirect('/kelola/segmen?kabar=simpan', 303)
    },
  ),
})
