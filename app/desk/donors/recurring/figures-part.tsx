import type {
  DebitFigures,
  RecurringFigures,
} from '#features/recurring/recurring-figures.server.ts'
import { formatCount, formatRupiah } from '#platform/money/money.ts'
import { DeskFacts } from '#app/desk/ui/facts.tsx'

/** What this month's plans bring: what came, what is still expected, and what nothing came of. */
export function FiguresPart({ figures }: { figures: RecurringFigures }) {
  const { active, paused, expected, received, paid, unpaid, skipped, ended, debits } = figures
  return (
    <DeskFacts
      facts={[
        {
          label: 'Berjalan',
          value: `${formatCount(active)} rencana, ${formatCount(paused)} dijeda`,
        },
        {
          label: 'Diterima bulan ini',
          value: `${formatRupiah(received)} dari ${formatCount(paid)} jadwal`,
        },
        { label: 'Diharapkan sampai akhir bulan', value: formatRupiah(expected) },
        {
          label: 'Tidak ditunaikan bulan ini',
          value: `${formatCount(unpaid)} jadwal, ${formatCount(skipped)} dilewatkan donatur`,
        },
        { label: 'Berhenti bulan ini', value: formatCount(ended) },
        ...debitFacts(debits),
      ]}
    />
  )
}

/** Of these the ones by debit; nothing where nobody has ever been debited. */
function debitFacts({ active, expected, received, paid, failed, retried, ending }: DebitFigures) {
  if (active + paid + failed + retried + ending === 0) return []
  return [
    {
      label: 'Dengan debit otomatis',
      value: `${formatCount(active)} rencana, ${formatRupiah(expected)} sampai akhir bulan`,
    },
    {
      label: 'Debit bulan ini',
      value: `${formatRupiah(received)} dari ${formatCount(paid)} debit, ${formatCount(failed)} gagal, ${formatCount(retried)} dicoba lagi`,
    },
    { label: 'Menunggu penyedia melepas kartu, dompet, atau rekening', value: formatCount(ending) },
  ]
}
