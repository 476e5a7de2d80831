import { redirect } from 'react-router'
import * as v from 'valibot'
import { countCash, seeCount } from '#features/cash-place/count-cash.server.ts'
import {
  giveCash,
  takeCash,
  undoHandover,
  withdrawCash,
} from '#features/cash-place/hand-over.server.ts'
import { giveBlock, returnBlock } from '#features/cash-place/paper-blocks.server.ts'
import { changePlace, closePlace, openPlace } from '#features/cash-place/places.server.ts'
import { piecesFields, piecesIn } from '#features/cash-place/pieces.ts'
import { rupiahOf, textOf, wholeOf } from '#platform/text/form-text.ts'
import { type ActArgs, act, acts } from '#app/desk/door.ts'
import { rowIdOf } from '#app/not-found.ts'

const id = v.pipe(v.string(), v.uuid('Muat ulang halaman ini.'))
const sum = rupiahOf('Tulis rupiah bulat di atas nol, contoh 100.000.')
const nothing = v.pipe(
  v.optional(v.string(), ''),
  v.transform((typed) => typed.trim()),
  v.literal(''),
  v.transform(() => null),
)

/** Who keeps a place; how long and how much a collector carries. */
const terms = {
  holder: textOf('Pemegangnya', 80, { isOptional: true }),
  settleDays: v.union([nothing, wholeOf('Batas hari', 0, 60)]),
  most: v.union([nothing, sum], 'Tulis rupiah bulat, contoh 10.000.000.'),
}

const newPlace = v.object({
  ...terms,
  name: textOf('Namanya', 60),
  jenis: v.picklist(['loket', 'petugas', 'kecil'], 'Pilih jenisnya.'),
})

/** Opens a place of cash. */
export const placeActs = acts({
  buka: act(newPlace, 'Membuka tempat kas', async ({ ctx }, { jenis, ...given }) => {
    const account = jenis === 'kecil' ? '1112' : '1110'
    const made = await openPlace(ctx, { ...given, account, isOfficer: jenis === 'petugas' })
    return redirect(`/kelola/kas/${made}?kabar=simpan`, 303)
  }),
})

const counted = v.object({
  ...piecesFields,
  id,
  book: v.pipe(v.string(), v.regex(/^-?\d{1,15}$/, 'Muat ulang halaman ini.'), v.transform(Number)),
  reason: textOf('Sebabnya', 150, { isOptional: true }),
})
const spoilt = v.pipe(
  v.optional(v.string(), ''),
  v.transform((typed) => typed.split(/[\s,;]+/).filter(Boolean)),
  v.array(v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'Tulis nomornya saja, dipisah koma.'))),
  v.transform((numbers) => numbers.map(Number)),
)

const toPage = ({ params }: ActArgs, kabar = 'simpan') =>
  redirect(`/kelola/kas/${rowIdOf(params['id'])}?kabar=${kabar}`, 303)

/** What is done with one place of cash. */
export const oneCashActs = acts({
  hitung: act(counted, 'Menghitung kas', async (args, typed) => {
    const { ctx, staff, params } = args
    const { id: countId, book, reason } = typed
    const count = { id: String(countId), book: Number(book), reason: String(reason) }
    const placeId = rowIdOf(params['id'])
    const pieces = piecesIn(typed)
    await countCash(ctx, { ...count, placeId, pieces }, { by: staff.id, role: staff.role })
    return toPage(args, 'hitung')
  }),
  lihat: act(v.object({ id }), 'Melihat hitungan kas', async (args, typed) => {
    await seeCount(args.ctx, typed.id, { by: args.staff.id })
    return toPage(args)
  }),
  serah: act(
    v.object({ id, ke: id, sum, note: textOf('Catatan', 120, { isOptional: true }) }),
    'Menyerahkan kas',
    async (args, { id: handoverId, ke: toId, sum, note }) => {
      const fromId = rowIdOf(args.params['id'])
      const handover = { id: handoverId, fromId, toId, sum, note }
      await giveCash(args.ctx, handover, { by: args.staff.id })
      return toPage(args, 'serah')
    },
  ),
  terima: act(v.object({ id, sum }), 'Menerima kas', async (args, { id: handoverId, sum }) => {
    await takeCash(args.ctx, { id: handoverId, sum }, { by: args.staff.id })
    return toPage(args)
  }),
  tarik: act(v.object({ id }), 'Menarik penyerahan kas', async (args, typed) => {
    await withdrawCash(args.ctx, typed.id)
    return toPage(args)
  }),
  batal: act(
    v.object({ id, alasan: textOf('Alasannya', 200) }),
    'Membatalkan penyerahan kas',
    async (args, { id: handoverId, alasan: why }) => {
      await undoHandover(args.ctx, { id: handoverId, why }, { by: args.staff.id })
      return toPage(args)
    },
  ),
  blok: act(
    v.pipe(
      v.object({
        prefix: textOf('Awalannya', 12, { isOptional: true }),
        first: wholeOf('Nomor pertama', 1, 9_999_999),
        last: wholeOf('Nomor terakhir', 1, 9_999_999),
      }),
      v.forward(
        v.check(
          ({ first, last }) => last >= first && last < first + 1_000,
          'Paling banyak 1.000 lembar, dari yang kecil ke yang besar.',
        ),
        ['last'],
      ),
    ),
    'Memberi blok kuitansi',
    async (args, block) => {
      const placeId = rowIdOf(args.params['id'])
      await giveBlock(args.ctx, { placeId, ...block }, { by: args.staff.id })
      return toPage(args)
    },
  ),
  kembali: act(
    v.object({ id, spoilt }),
    'Menerima kembali blok kuitansi',
    async (args, { id: blockId, spoilt: numbers }) => {
      const placeId = rowIdOf(args.params['id'])
      const back = { placeId, id: blockId, spoilt: numbers }
      await returnBlock(args.ctx, back, { by: args.staff.id })
      return toPage(args)
    },
  ),
  simpan: act(v.object(terms), 'Mengubah tempat kas', async (args, typed) => {
    await changePlace(args.ctx, rowIdOf(args.params['id']), typed)
    return toPage(args)
  }),
  tutup: act(v.object({}), 'Menutup tempat kas', async ({ ctx, params }) => {
    await closePlace(ctx, rowIdOf(params['id']))
    return redirect('/kelola/kas?kabar=simpan', 303)
  }),
})
