import type { Ctx } from '#platform/context.ts'
import { formatDate, formatDateTime, startOfDay } from '#platform/time/jakarta.ts'
import type { PackageOrder } from './package-file.ts'

/** What lies in the package and how its reader checks it, in plain text. */
export function readMe(
  { config, now }: Pick<Ctx, 'config' | 'now'>,
  { from, through, seed }: PackageOrder,
  sampled: number,
): string {
  const days = `${formatDate(startOfDay(from))} – ${formatDate(startOfDay(through))}`
  return `PAKET AUDITOR
${config.institution.legalName}
${days}
Dibuat ${formatDateTime(now())}

ISI
laporan/            setiap laporan dari buku besar pada saat paket ini dibuat
laporan/tertutup/   laporan yang dibekukan saat periode ditutup (JSON dan PDF)
jurnal.csv          semua jurnal: kapan, nomor, dokumen, akun, jumlah, siapa
kuitansi/           semua kuitansi dan Bukti Setor Zakat, juga yang batal;
                    urutan-nomor.csv menjelaskan nomor yang lompat
usulan.csv          usulan dengan pengusul dan pemutusnya
rekening/           setiap rekening pada akhir bulan: pembukuan, rekening koran,
                    dan setiap hal yang menjelaskan selisihnya
rantai-audit.txt    mata rantai terakhir catatan audit
sampel/             ${sampled} dokumen beserta kertasnya
tidak-terbuka.csv   berkas yang seharusnya ada tetapi tidak dapat dibuka, dan
                    sebabnya; tanpa baris berarti semuanya terbuka
SHA256SUMS          jumlah SHA-256 setiap berkas di atas

MEMERIKSA KELENGKAPAN
SHA256SUMS ditulis paling akhir. Paket yang terputus tidak dapat dibuka oleh
program ZIP, atau tidak memuat SHA256SUMS: unduh sekali lagi.

MEMERIKSA JUMLAH SHA-256
Linux   sha256sum -c SHA256SUMS
macOS   shasum -a 256 -c SHA256SUMS
Windows certutil -hashfile jurnal.csv SHA256
        lalu bandingkan dengan barisnya di SHA256SUMS
Jumlah sebuah JSON di laporan/tertutup/ sama dengan sidik SHA-256 yang tercetak
di kaki PDF-nya dan tertulis di halaman /laporan situs kami.

MEMERIKSA SAMPEL
Sampel diundi dengan kata "${seed}": dokumen diurutkan menurut
SHA-256 dari kata itu, satu spasi, dan nomor dokumennya (kolom dokumen di
jurnal.csv), lalu diambil yang pertama. Kata lain mengundi dokumen lain.

MEMERIKSA RANTAI AUDIT
Setiap malam server memeriksa bahwa tidak ada catatan audit yang diubah atau
dihapus. Kepala rantainya juga dikirim lewat surel kepada auditor: bandingkan
nomor dan jumlahnya dengan rantai-audit.txt.

KERAHASIAAN
Paket ini memuat nama dan dokumen pribadi. Simpan terenkripsi, hapus setelah
pemeriksaan selesai.
`
}
