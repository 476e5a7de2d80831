import { buttonClass } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'

const words = { kuitansi: 'Unduh kuitansi', bsz: 'Unduh Bukti Setor Zakat' } as const

type Props = { view: { donation: { id: string }; receipts: readonly (keyof typeof words)[] } }

/** Links to the PDF files of a paid donation; they need no script. */
export function ReceiptLinks({ view: { donation, receipts } }: Props) {
  return (
    <Card as="section" className="grid gap-3 p-5">
      <h2 className="text-base">Bukti untuk Anda</h2>
      {receipts.map((kind, i) => (
        <a
          key={kind}
          href={
            kind === 'bsz' ? `/kuitansi/${donation.id}/bsz.pdf` : `/kuitansi/${donation.id}.pdf`
          }
          className={buttonClass(i === 0 ? 'primary' : 'ghost')}
        >
          <Icon name="download" />
          {words[kind]}
        </a>
      ))}
      <p className="text-sm text-muted">
        PDF bernomor dengan kode QR. Keasliannya dapat diperiksa siapa pun di{' '}
        <a href="/verifikasi" className="font-medium text-primary underline">
          halaman verifikasi
        </a>
        .
      </p>
    </Card>
  )
}
