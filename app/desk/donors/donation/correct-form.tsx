import type { DonationStatus } from '#platform/db/schema.ts'
import { NAME_MOST } from '#features/account/account.ts'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'

type Props = {
  status: DonationStatus
  isZakat: boolean
  isTold: boolean
}

const unpaid =
  'Donasi ini belum dibayar, jadi belum ada kuitansi yang diganti. Bila lunas, kuitansinya memakai data yang baru.'
const goingBack =
  'Dana donasi ini sedang dikembalikan. Datanya diperbaiki, tetapi kuitansinya tidak diganti: kuitansi itu batal begitu dananya kembali.'
const gone =
  'Dana donasi ini sudah kembali dan kuitansinya sudah batal. Hanya datanya yang diperbaiki; kuitansi baru tidak terbit.'

/** What a correction of a donation that is not paid leaves undone. */
const noReceipt: Partial<Record<DonationStatus, string>> = {
  awaiting_payment: unpaid,
  expired: unpaid,
  cancelled: unpaid,
  refund_pending: goingBack,
  refund_sent: goingBack,
  refunded: gone,
  reversed: gone,
}

/** Corrects the name, and of a zakat the NPWP or NIK; says beforehand what will happen. */
export function CorrectForm({ status, isZakat, isTold }: Props) {
  const what = isZakat ? 'nama, NPWP, atau NIK' : 'nama'
  const fields = {
    nama: field.text('Nama yang benar', {
      hint: `Seperti yang akan tercetak di kuitansi.${isZakat ? ' Kosongkan bila tidak berubah.' : ''}`,
      maxLength: NAME_MOST,
      autoComplete: 'off',
      isOptional: isZakat,
    }),
    npwp:
      isZakat &&
      field.optional.number('NPWP atau NIK yang benar', {
        hint: '16 angka. Kosongkan bila tidak berubah. Yang tersimpan sekarang tidak ditampilkan.',
        autoComplete: 'off',
      }),
    alasan: field.area('Alasan', {
      hint: 'Siapa yang meminta dan apa buktinya. Tersimpan di jejak audit; jangan menulis NPWP atau NIK di sini.',
      rows: 2,
      maxLength: 500,
    }),
    more: () => (
      <div className="grid gap-1">
        <p className="font-semibold">Yang akan terjadi</p>
        <Consequences {...{ status, isZakat, isTold }} />
      </div>
    ),
  }
  return (
    <DeskSection
      title={`Perbaiki ${what}`}
      note="Hanya di donasi ini: akun donatur dan donasinya yang lain tidak ikut berubah. Uang dan jurnal tidak tersentuh."
    >
      <div className="max-w-reading">
        <DeskForm act="perbaiki" submit={`Perbaiki ${what}`} look="ghost" fields={fields} />
      </div>
    </DeskSection>
  )
}

function Consequences({ status, isZakat, isTold }: Props) {
  const not = noReceipt[status]
  if (not) return <p>{not}</p>
  const papers = isZakat ? 'Kuitansi dan Bukti Setor Zakat' : 'Kuitansi'
  return (
    <ul className="grid list-disc gap-1 pl-5">
      <li>
        {papers} yang berlaku sekarang dibatalkan. Nomornya tetap dapat diperiksa dan menunjuk
        penggantinya.
      </li>
      <li>Penggantinya terbit dengan nomor baru dan tanggal bayar yang sama.</li>
      <li>
        {isTold
          ? 'Donatur kami kabari, dengan nomor lama dan nomor barunya.'
          : 'Kontak donatur tidak dapat kami jangkau: sampaikan sendiri nomor barunya.'}
      </li>
    </ul>
  )
}
