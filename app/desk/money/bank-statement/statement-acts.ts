import { redirect } from 'react-router'
import * as v from 'valibot'
import { confirmLine, unlinkLine } from '#features/bank-statement/confirm-line.server.ts'
import { proposeLineEntry, proposeLineUndo } from '#features/bank-statement/proposals.server.ts'
import { bankEntryKinds } from '#features/bank-account/bank-entry.ts'
import { noteLine } from '#features/bank-statement/note-line.server.ts'
import { NothingPicked } from '#features/bank-statement/errors.ts'
import { mapStatement, removeStatement } from '#features/bank-statement/upload-statement.server.ts'
import { recordAudit } from '#features/staff/audit.server.ts'
import { isRowId } from '#platform/ids/row-id.ts'
import { act, acts } from '#app/desk/door.ts'
import { rowIdOf } from '#app/not-found.ts'
import { chosenColumns, statementColumnsForm } from './mapping-input.ts'

const toPage = (id: string | undefined, kabar = '') =>
  redirect(`/kelola/rekening-koran/${id}${kabar && `?kabar=${kabar}`}`, 303)

const baris = v.pipe(v.string(), v.uuid('Baris ini tidak dikenal.'))
const CONFIRMS = 'Mengonfirmasi baris rekening koran'

/** What may be done with a statement and its lines. */
export const statementActs = acts({
  petakan: act(
    statementColumnsForm,
    'Memilih kolom rekening koran',
    async ({ ctx, params }, input) => {
      await mapStatement(ctx, rowIdOf(params['id']), chosenColumns(input))
      return toPage(params['id'])
    },
  ),
  hapus: act(v.object({}), 'Menghapus rekening koran', async ({ ctx, params }) => {
    await removeStatement(ctx, rowIdOf(params['id']))
    return redirect('/kelola/rekening-koran?kabar=hapus', 303)
  }),
  cocokkan: act(
    v.object({ baris, saran: v.pipe(v.string(), v.maxLength(200)) }),
    CONFIRMS,
    async ({ ctx, staff, params, details }, { baris: lineId, saran: key }) => {
      details['alasan'] = await confirmLine(ctx, { lineId, key }, { by: staff.id })
      return toPage(params['id'], 'cocok')
    },
  ),
  kumpulan: act(
    v.object({}),
    'Mengonfirmasi sekumpulan baris rekening koran',
    async ({ ctx, staff, params, permission, form, details }) => {
      const picked = form
        .getAll('pilih')
        .map((each) => (typeof each === 'string' ? each.split(' ') : []))
      if (picked.length === 0) throw new NothingPicked()
      for (const [lineId = '', key = ''] of picked) {
        if (!isRowId(lineId)) throw new NothingPicked()
        const by = { by: staff.id, mustBeSure: true }
        const alasan = await confirmLine(ctx, { lineId, key }, by)
        const entry = {
          staff,
          permission,
          sentence: CONFIRMS,
          documentId: lineId,
          details: { alasan },
        }
        await recordAudit(ctx, ctx.db, entry)
      }
      delete details['pilih']
      details['jumlah'] = String(picked.length)
      return toPage(params['id'], 'cocok')
    },
  ),
  ajukan: act(
    v.object({ baris, jenis: v.picklist(bankEntryKinds, 'Pilih jenisnya.') }),
    'Mengajukan pembukuan baris rekening koran',
    async ({ ctx, staff, params }, { baris: lineId, jenis: kind }) => {
      await proposeLineEntry(ctx, { lineId, kind }, { by: staff.id })
      return toPage(params['id'], 'ajukan')
    },
  ),
  ajukanBatal: act(
    v.object({ baris }),
    'Mengajukan pembatalan jurnal baris rekening koran',
    async ({ ctx, staff, params }, { baris: lineId }) => {
      await proposeLineUndo(ctx, lineId, { by: staff.id })
      return toPage(params['id'], 'ajukan')
    },
  ),
  catat: act(
    v.object({
      baris,
      catatan: v.pipe(v.string(), v.trim(), v.maxLength(200, 'Paling panjang 200 huruf.')),
    }),
    'Mencatat apa yang ditunggu baris rekening koran',
    async ({ ctx, staff, params }, { baris: lineId, catatan: note }) => {
      await noteLine(ctx, { lineId, note }, { by: staff.id })
      return toPage(params['id'], 'simpan')
    },
  ),
  lepas: act(
    v.object({ baris }),
    'Melepas hubungan baris rekening koran',
    async ({ ctx, params }, { baris: lineId }) => {
      await unlinkLine(ctx, lineId)
      return toPage(params['id'], 'lepas')
    },
  ),
})
