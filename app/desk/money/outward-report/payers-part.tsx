import { formatFigure, formatRupiah, rupiah } from '#platform/money/money.ts'
import { DownloadForm } from '#app/desk/ui/downloads.tsx'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts } from '#app/desk/ui/facts.tsx'

type PayersProps = { receipts: number; unnamed: number; sum: number; file: string | undefined }

/** How many are on the list of zakat payers, and the list as a file. */
export function Payers({ receipts, unnamed, sum, file }: PayersProps) {
  return (
    <DeskSection
      title="Daftar"
      note="Berkasnya memuat nama dan NPWP atau NIK. Unduhannya tercatat di jejak audit."
    >
      <DeskFacts
        facts={[
          { label: 'Bukti Setor Zakat', value: formatFigure(receipts) },
          { label: 'Jumlah', value: formatRupiah(rupiah(sum)) },
          { label: 'Tanpa NPWP atau NIK', value: formatFigure(unnamed) },
        ]}
      />
      {file && (
        <div className="pt-4">
          <DownloadForm address={file} formats={['csv', 'xlsx']} look="primary" />
        </div>
      )}
    </DeskSection>
  )
}
