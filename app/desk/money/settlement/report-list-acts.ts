import { redirect } from 'react-router'
import * as v from 'valibot'
import { FileMissing } from '#features/payout-report/errors.ts'
import { fetchReport } from '#features/payout-report/fetch-report.server.ts'
import { uploadReport } from '#features/payout-report/upload-report.server.ts'
import { isDay } from '#platform/time/jakarta.ts'
import { act, acts } from '#app/desk/door.ts'

const number = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'Isi nomor pencairan.'),
  v.maxLength(100, 'Terlalu panjang.'),
)
const day = v.pipe(v.string(), v.check(isDay, 'Isi tanggal pencairan.'))
const schema = v.object({
  penyedia: v.picklist(['xendit', 'midtrans', 'sandbox'], 'Pilih penyedianya.'),
  nomor: number,
  tanggal: day,
})
const fetching = v.object({ nomorApi: number, tanggalApi: day })

export const reportListActs = acts({
  unggah: act(
    schema,
    'Mengunggah laporan pencairan',
    async ({ ctx, staff, form }, { penyedia, nomor, tanggal }) => {
      const file = form.get('berkas')
      if (!(file instanceof File) || file.size === 0) throw new FileMissing()
      const id = await uploadReport(ctx, {
        provider: penyedia,
        reference: nomor,
        settledOn: tanggal,
        fileName: file.name,
        bytes: Buffer.from(await file.arrayBuffer()),
        by: staff.id,
      })
      return redirect(`/kelola/pencocokan/${id}`, 303)
    },
  ),
  ambil: act(
    fetching,
    'Mengambil laporan pencairan dari penyedia',
    async ({ ctx, staff }, { nomorApi: reference, tanggalApi: settledOn }) => {
      const id = await fetchReport(ctx, { reference, settledOn, by: staff.id })
      return redirect(`/kelola/pencocokan/${id}`, 303)
    },
  ),
})
