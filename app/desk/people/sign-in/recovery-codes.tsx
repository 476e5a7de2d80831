import { buttonClass } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import { DeskScript } from '#app/desk/ui/script.tsx'

/** The codes of recovery, shown this once; they are copied and printed from here. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <section data-codes="" className="grid gap-3">
      <Notice tone="warning" title="Simpan sepuluh kode pemulihan ini sekarang">
        Cetak atau salin ke tempat yang hanya Anda buka. Masing-masing membuka sekali bila faktor
        kedua Anda hilang. Kode ini tidak dapat ditampilkan lagi.
      </Notice>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-card border border-line bg-surface p-4 font-mono tabular">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div hidden data-codes-acts="" className="print-hidden">
        <div className="flex flex-wrap items-center gap-3">
          <button type="button" data-codes-copy="" className={buttonClass('ghost')}>
            Salin semua
          </button>
          <button type="button" data-codes-print="" className={buttonClass('ghost')}>
            Cetak
          </button>
          <span role="status" data-codes-said="" className="text-muted" />
        </div>
      </div>
      <DeskScript name="recovery" />
    </section>
  )
}
