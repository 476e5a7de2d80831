import { formatFigure, formatRupiah, rupiah } from '#platform/money/money.ts'
import { buttonClass } from '#app/ui/button.tsx'
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
        <form method="post" action={file} className="flex flex-wrap gap-2 pt-4">
          {(['csv', 'xlsx'] as const).map((bentuk) => (
            <button
              key={bentuk}
              type="submit"
              name="bentuk"
              value={bentuk}
              className={buttonClass('primary')}
            >
              Unduh {bentuk.toUpperCase()}
            </button>
          ))}
        </form>
      )}
    </DeskSection>
  )
}
