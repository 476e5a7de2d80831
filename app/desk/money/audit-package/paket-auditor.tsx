import { seedOf } from '#features/audit-package/package-files.server.ts'
import { listFrozen } from '#features/statements/frozen-sets.server.ts'
import { addDays, dayOf } from '#platform/time/jakarta.ts'
import { Notice } from '#app/ui/state/notice.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskText } from '#app/desk/ui/form.tsx'
import { statementDays } from '#app/desk/money/statements/period-filter.ts'
import type { Route } from './+types/paket-auditor.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const { searchParams } = new URL(request.url)
  const yesterday = addDays(dayOf(ctx.now()), -1)
  const sets = await listFrozen(ctx.db)
  const lastYear = sets.find(({ span }) => span === 'year')
  const days = {
    from: searchParams.get('dari') ?? lastYear?.from ?? `${yesterday.slice(0, 4)}-01-01`,
    through: searchParams.get('sampai') ?? lastYear?.through ?? yesterday,
  }
  return {
    ...days,
    yesterday,
    seed: searchParams.get('undian') ?? seedOf(days),
    isWrong: searchParams.has('salah'),
    closed: lastYear ? statementDays(lastYear) : undefined,
  }
}

const contents = [
  'Semua laporan, dan setiap laporan yang dibekukan saat periode ditutup.',
  'Semua jurnal: kapan, nomor, dokumen, akun, jumlah, siapa.',
  'Semua kuitansi dan Bukti Setor Zakat, juga yang batal, dengan urutan nomornya.',
  'Usulan dengan pengusul dan pemutusnya.',
  'Setiap rekening pada akhir bulan, beserta penjelasan setiap selisih.',
  '60 dokumen yang diundi, beserta kertasnya.',
  'Mata rantai terakhir catatan audit, dan jumlah SHA-256 setiap berkas.',
]

export default function AuditPackage({ loaderData }: Route.ComponentProps) {
  const { from, through, yesterday, seed, isWrong, closed } = loaderData
  return (
    <DeskPage
      title="Paket auditor"
      lead="Satu berkas ZIP untuk pemeriksa: isinya dapat dihitung ulang tanpa aplikasi ini."
    >
      {isWrong && (
        <div role="alert">
          <Notice
            tone="danger"
            title="Pilih hari yang sudah lewat, dari yang awal ke yang akhir, paling lama 15 bulan."
          />
        </div>
      )}
      <DeskSection
        title="Unduh"
        note={
          closed
            ? `Tahun terakhir yang ditutup: ${closed}.`
            : 'Belum ada tahun yang ditutup. Paket tetap dapat dibuat; laporannya belum dibekukan.'
        }
      >
        <form
          method="post"
          action="/kelola/paket-auditor/berkas?aksi=unduh"
          className="grid max-w-xl gap-5"
        >
          <div className="grid gap-5 sm:grid-cols-2">
            <DeskText name="dari" label="Dari" type="date" defaultValue={from} max={yesterday} />
            <DeskText
              name="sampai"
              label="Sampai"
              type="date"
              defaultValue={through}
              max={yesterday}
            />
          </div>
          <DeskText
            name="undian"
            label="Kata undian sampel"
            hint="Dari pemeriksa, agar tidak seorang pun di lembaga dapat memilih dokumennya. Kata yang sama mengundi dokumen yang sama."
            defaultValue={seed}
            maxLength={60}
          />
          <p className="text-sm text-muted">
            Paket ini memuat nama dan dokumen pribadi. Unduhannya tercatat di jejak audit.
          </p>
          <div>
            <button type="submit" className={buttonClass('primary')}>
              Unduh paket
            </button>
          </div>
        </form>
      </DeskSection>
      <DeskSection title="Isi paket">
        <ul className="grid list-disc gap-1 pl-5">
          {contents.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </DeskSection>
    </DeskPage>
  )
}
