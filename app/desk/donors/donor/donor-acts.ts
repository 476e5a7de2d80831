import { redirect } from 'react-router'
import * as v from 'valibot'
import { findDonor } from '#features/donor-record/donor-page.server.ts'
import { proposeMerge, undoMerge } from '#features/donor-record/merge-donors.server.ts'
import { addLabel, addNote, removeLabel } from '#features/donor-record/notes.server.ts'
import { refuseSuggestion } from '#features/donor-record/suggestions.server.ts'
import { recapDaysOf, sendRecapOfDonor } from '#features/donor-recap/send-recap.server.ts'
import { proposeErasure } from '#features/privacy/guest-leave/leave-proposal.server.ts'
import { keepDonor } from '#features/privacy/guest-leave/leave-request.server.ts'
import { contactsOfDonor } from '#features/donor/queries.server.ts'
import { textOf } from '#platform/text/form-text.ts'
import { act, type ActArgs, acts, personalAct } from '#app/desk/door.ts'
import { orNotFound, rowIdOf } from '#app/not-found.ts'

const id = v.pipe(v.string(), v.uuid('Tempel nomor donatur dari alamat halamannya.'))

function back({ params }: Pick<ActArgs, 'params'>) {
  return redirect(`/kelola/donatur/${rowIdOf(params['id'])}?kabar=simpan`, 303)
}

/** What is done with one donor. */
export const donorActs = acts({
  catat: personalAct(
    v.object({ catatan: textOf('Catatan', 1_000) }),
    'Mencatat tentang donatur',
    async (args, { catatan: text }) => {
      const note = { donorId: rowIdOf(args.params['id']), text, by: args.staff.id }
      await addNote(args.ctx, note)
      return back(args)
    },
  ),
  label: act(
    v.object({ label: textOf('Label', 40) }),
    'Memberi label donatur',
    async (args, { label }) => {
      const donorId = rowIdOf(args.params['id'])
      await addLabel(args.ctx, { donorId, label, by: args.staff.id })
      return back(args)
    },
  ),
  lepas: act(
    v.object({ label: textOf('Label', 40) }),
    'Melepas label donatur',
    async (args, { label }) => {
      await removeLabel(args.ctx, { donorId: rowIdOf(args.params['id']), label })
      return back(args)
    },
  ),
  gabung: act(v.object({ lain: id }), 'Mengajukan penggabungan donatur', async (args, { lain }) => {
    const { ctx, staff, params } = args
    const pair = { keepId: rowIdOf(params['id']), goneId: lain }
    await proposeMerge(ctx, pair, { by: staff.id })
    return redirect('/kelola/menunggu?kabar=ajukan', 303)
  }),
  bukan: act(v.object({ lain: id }), 'Menyatakan dua donatur berbeda', async (args, { lain }) => {
    const pair = { keepId: rowIdOf(args.params['id']), goneId: lain }
    await refuseSuggestion(args.ctx, pair, { by: args.staff.id })
    return back(args)
  }),
  pisah: act(
    v.object({ gabungan: id }),
    'Membatalkan penggabungan donatur',
    async (args, { gabungan }) => {
      await undoMerge(args.ctx, gabungan, { by: args.staff.id })
      return back(args)
    },
  ),
  rekap: act(
    v.object({
      kontak: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'Pilih kontaknya.')),
      dari: v.string(),
      sampai: v.string(),
    }),
    'Mengirim rekap donasi ke donaturnya',
    async (args, { kontak: mark, dari, sampai }) => {
      const { ctx, params } = args
      const { id: donorId } = await orNotFound(() => findDonor(ctx.db, rowIdOf(params['id'])))
      await sendRecapOfDonor(ctx, { donorId, mark, days: recapDaysOf(dari, sampai) })
      return redirect(`/kelola/donatur/${donorId}?kabar=rekap`, 303)
    },
  ),
  keluar: act(
    v.object({
      minta: v.pipe(
        textOf('Permintaannya', 500),
        v.minLength(10, 'Tuliskan bagaimana ia memintanya, minimal 10 huruf.'),
      ),
    }),
    'Mengajukan penghapusan data donatur',
    async (args, { minta: reason }) => {
      const { ctx, staff, params } = args
      await proposeErasure(ctx, { donorId: rowIdOf(params['id']), reason, by: staff.id })
      return redirect('/kelola/menunggu?kabar=ajukan', 303)
    },
  ),
  tetap: act(v.object({}), 'Membatalkan permintaan hapus data', async (args) => {
    await keepDonor(args.ctx, rowIdOf(args.params['id']))
    return back(args)
  }),
  buka: act(
    v.object({
      alasan: v.pipe(
        textOf('Alasan', 500),
        v.minLength(10, 'Tuliskan alasannya, minimal 10 huruf.'),
      ),
    }),
    'Membuka nama dan kontak donatur',
    async ({ ctx, params }) => {
      const donor = await orNotFound(() => findDonor(ctx.db, rowIdOf(params['id'])))
      const contacts = await contactsOfDonor(ctx.db, donor.id)
      return { revealed: { name: donor.name, contacts: contacts.map(({ value }) => value) } }
    },
  ),
})
