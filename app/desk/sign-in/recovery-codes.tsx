import { Notice } from '#app/ui/notice.tsx'

/** The codes of recovery, shown this once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <section className="grid gap-3">
      <Notice tone="warning" title="Simpan sepuluh kode pemulihan ini sekarang">
        Cetak atau salin ke tempat yang hanya Anda buka. Masing-masing membuka sekali bila faktor
        kedua Anda hilang. Kode ini tidak dapat ditampilkan lagi.
      </Notice>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-card border border-line bg-surface p-4 font-mono tabular">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </section>
  )
}
