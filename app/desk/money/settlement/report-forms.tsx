import { largestFile, megabytes } from '#platform/files/upload.ts'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { type DeskChoice, DeskForm, field } from '#app/desk/ui/form.tsx'

export const REPORT_TOO_LARGE = `Ukuran berkas paling besar ${megabytes(largestFile.sheet)}. Bagi menjadi beberapa berkas.`

type UploadProps = { providers: DeskChoice[] }

export function ReportUploadForm({ providers }: UploadProps) {
  const fields = {
    penyedia: field.choice('Penyedia', providers, { anything: 'Pilih penyedia' }),
    nomor: field.text('Nomor pencairan', {
      hint: 'Seperti tertulis di dasbor penyedia.',
      maxLength: 100,
    }),
    tanggal: field.day('Tanggal pencairan'),
    berkas: field.file('Berkas laporan', {
      hint: `CSV atau XLSX, paling besar ${megabytes(largestFile.sheet)} dan 50.000 baris.`,
      accept: '.csv,.xlsx,text/csv',
    }),
  }
  return (
    <DeskSection
      title="Unggah laporan"
      note="Satu berkas untuk satu pencairan, yaitu satu kali uang masuk ke rekening."
    >
      <DeskForm act="unggah" submit="Unggah" hasFiles fields={fields} />
    </DeskSection>
  )
}

export function ReportFetchForm({ provider }: { provider: string }) {
  const fields = {
    nomorApi: field.text('Nomor pencairan', { maxLength: 100 }),
    tanggalApi: field.day('Tanggal masuk saldo'),
  }
  return (
    <DeskSection
      title={`Ambil dari ${provider}`}
      note="Semua yang masuk ke saldo pada satu hari, langsung dari penyedia."
    >
      <DeskForm act="ambil" submit="Ambil" fields={fields} />
    </DeskSection>
  )
}
