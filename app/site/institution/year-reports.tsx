import { Card, Chip } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { YearReport } from '#features/site-page/institution-facts.server.ts'

/** The audited reports, one line per past year. */
export function YearReports({ reports }: { reports: YearReport[] }) {
  return (
    <section aria-labelledby="laporan" className="grid gap-4">
      <h2 id="laporan" className="text-xl">
        Laporan keuangan dan audit
      </h2>
      {reports.length === 0 ? (
        <p className="max-w-reading text-muted">
          Belum ada tahun buku yang selesai. Laporan tahunan yang diaudit terbit di sini setelah
          tutup tahun pertama.
        </p>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {reports.map(({ year, file, opinion, auditor, isSample }) => (
            <Card key={year} as="li" className="flex items-center gap-3 p-4">
              <span className="grid size-11 shrink-0 place-items-center rounded-tile bg-tint text-primary">
                <Icon name={file ? 'download' : 'clock'} />
              </span>
              <div className="grid min-w-0 gap-0.5">
                {file ? (
                  <a
                    href={`/${file}`}
                    className="font-semibold text-primary underline underline-offset-3"
                  >
                    Laporan {year} (PDF)
                  </a>
                ) : (
                  <p className="font-semibold">Laporan {year} dalam proses audit</p>
                )}
                {auditor && <p className="text-sm wrap-anywhere text-muted">Diaudit {auditor}</p>}
                {opinion && <p className="text-sm text-muted">Pendapat auditor: {opinion}</p>}
                {isSample && <Chip tone="warning">Data contoh</Chip>}
              </div>
            </Card>
          ))}
        </ul>
      )}
    </section>
  )
}
