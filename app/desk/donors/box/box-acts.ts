import { redirect } from 'react-router'
import * as v from 'valibot'
import { piecesFields, piecesIn } from '#features/cash-place/pieces.ts'
import { addBox, changeBox, removeBox } from '#features/donation-box/boxes.server.ts'
import {
  cancelCollection,
  countCollection,
  openCollection,
} from '#features/donation-box/collect-box.server.ts'
import { textOf } from '#platform/text/form-text.ts'
import { act, acts, personalAct } from '#app/desk/door.ts'
import { rowIdOf } from '#app/not-found.ts'
import { boxTerms, dayOfForm, newBox } from './box-form.ts'

export const newBoxActs = acts({
  simpan: act(newBox, 'Mendaftarkan kotak amal', async ({ ctx, staff }, box) => {
    const id = await addBox(ctx, box, { by: staff.id })
    return redirect(`/kelola/kotak/${id}?kabar=simpan`, 303)
  }),
})

const opening = v.object({
  id: v.pipe(v.string(), v.uuid('Muat ulang halaman ini.')),
  day: dayOfForm,
  companion: textOf('Nama pendampingnya', 80),
  segel: v.picklist(['utuh', 'rusak'], 'Pilih keadaan segelnya.'),
  newSeal: textOf('Segel baru', 40, { isOptional: true }),
  note: textOf('Catatan', 200, { isOptional: true }),
  cashPlaceId: v.pipe(v.string(), v.uuid('Pilih kas tempat uangnya disimpan.')),
})

export const boxActs = acts({
  buka: act(opening, 'Membuka kotak amal', async ({ ctx, staff, params }, typed) => {
    const { segel, ...fields } = typed
    const collection = { ...fields, boxId: rowIdOf(params['id']), isSealWhole: segel === 'utuh' }
    await openCollection(ctx, collection, { by: staff.id })
    return redirect(`/kelola/kotak/pembukaan/${typed.id}`, 303)
  }),
  simpan: act(boxTerms, 'Mengubah kotak amal', async ({ ctx, params }, terms) => {
    const id = rowIdOf(params['id'])
    await changeBox(ctx, id, terms)
    return redirect(`/kelola/kotak/${id}?kabar=simpan`, 303)
  }),
  tarik: act(v.object({}), 'Menarik kotak amal', async ({ ctx, params }) => {
    await removeBox(ctx, rowIdOf(params['id']))
    return redirect('/kelola/kotak?kabar=simpan', 303)
  }),
})

const count = v.object({
  ...piecesFields,
  odd: textOf('Yang tidak dihitung', 120, { isOptional: true }),
})

/** What is done with one opening of a box. */
export const countActs = acts({
  // What is counted is written down nowhere else: the second person must not find it in the audit log.
  hitung: personalAct(
    count,
    'Menghitung isi kotak amal',
    async ({ ctx, staff, params, details }, typed) => {
      const id = rowIdOf(params['id'])
      const counted = { id, pieces: piecesIn(typed), odd: String(typed.odd) }
      details['hasil'] = await countCollection(ctx, counted, { by: staff.id })
      return redirect(`/kelola/kotak/pembukaan/${id}?kabar=hitung`, 303)
    },
  ),
  batal: act(v.object({}), 'Membatalkan pembukaan kotak amal', async ({ ctx, params }) => {
    const id = rowIdOf(params['id'])
    await cancelCollection(ctx, id)
    return redirect(`/kelola/kotak/pembukaan/${id}?kabar=simpan`, 303)
  }),
})
