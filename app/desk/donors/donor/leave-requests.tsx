import { formatDateTime } from '#platform/time/jakarta.ts'
import { PressForm } from '#app/desk/ui/acts.tsx'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskArea, DeskForm } from '#app/desk/ui/form.tsx'
import type { DonorPageData } from './donor-page-data.ts'

type Leave = DonorPageData['leaves'][number]

/** What the donor asked by a link of their own, and what two people do on their word. */
export function LeaveRequests({ leaves }: Pick<DonorPageData, 'leaves'>) {
  const [open] = leaves.filter(isWaiting)
  return (
    <DeskSection
      title="Hapus data atas permintaannya"
      note="Donatur dapat memintanya sendiri dari tautan pilihan di pesan apa pun. Bila ia meminta lewat telepon atau tiket, dua orang memutuskan. Nama, kontak, catatan, doa, tiket, dan isi pesannya dihapus, rencana rutinnya berhenti, dan kontaknya tidak dikirimi lagi. Jumlah donasi, jurnal, dan nomor kuitansi tetap, sesuai kewajiban pembukuan."
    >
      {leaves.length > 0 && (
        <ul className="grid gap-1">
          {leaves.map((leave) => (
            <li key={leave.id}>{leaveRequestWords(leave)}</li>
          ))}
        </ul>
      )}
      {open ? (
        <PressForm act="tetap" look="quiet">
          Jangan hapus datanya
        </PressForm>
      ) : (
        <DeskForm act="keluar" submit="Ajukan penghapusan" look="danger" refused={null}>
          <DeskArea
            name="minta"
            label="Bagaimana ia memintanya"
            hint="Misalnya lewat tiket nomor berapa, dan bagaimana Anda yakin itu dia. Tanpa nama dan kontaknya: catatan ini tinggal."
          />
        </DeskForm>
      )}
    </DeskSection>
  )
}

function isWaiting({ confirmedAt, cancelledAt, doneAt }: Leave): boolean {
  return confirmedAt !== null && cancelledAt === null && doneAt === null
}

/** One request in a line. */
export function leaveRequestWords(leave: Leave): string {
  const { askedAt, confirmedAt, dueAt, cancelledAt, doneAt, heldWhy } = leave
  const request = `Diminta donatur ${formatDateTime(askedAt)}`
  if (doneAt) return `${request}, dihapus ${formatDateTime(doneAt)}`
  if (cancelledAt) return `${request}, dibatalkan ${formatDateTime(cancelledAt)}`
  if (!confirmedAt || !dueAt) return `${request}, belum dikonfirmasi dari kontaknya`
  if (heldWhy) return `${request}, tertahan: ${heldWhy}`
  return `${request}, dikonfirmasi; dihapus ${formatDateTime(dueAt)}`
}
