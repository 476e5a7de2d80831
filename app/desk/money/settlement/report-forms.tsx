import { useRefusedAt } from '#app/desk/ui/acts.tsx'
import { largestFile, megabytes } from '#platform/files/upload.ts'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import {
  type DeskChoice,
  DeskFile,
  DeskForm,
  DeskSelect,
  DeskText,
  fieldValues,
} from '#app/desk/ui/form.tsx'

export const REPORT_TOO_LARGE = `Ukuran berkas paling besar ${megabytes(largestFile.sheet)}. Bagi menjadi beberapa berkas.`

type UploadProps = { providers: DeskChoice[]; answer: unknown }

export function ReportUploadForm({ providers, answer }: UploadProps) {
  const refused = useRefusedAt(answer, 'unggah')
  const value = fieldValues(refused, {})
  return (
    <DeskSection
      title="Unggah laporan"
      note="Satu berkas untuk satu pencairan, yaitu satu kali uang masuk ke rekening."
    >
      <DeskForm act="unggah" submit="Unggah" refused={refused} hasFiles>
        <DeskSelect
          {...value('penyedia')}
          label="Penyedia"
          anything="Pilih penyedia"
          choices={providers}
        />
        <DeskText
          {...value('nomor')}
          label="Nomor pencairan"
          hint="Seperti tertulis di dasbor penyedia."
          maxLength={100}
        />
        <DeskText {...value('tanggal')} label="Tanggal pencairan" type="date" />
        <DeskFile
          name="berkas"
          label="Berkas laporan"
          hint={`CSV atau XLSX, paling besar ${megabytes(largestFile.sheet)} dan 50.000 baris.`}
          error={refused?.errors['berkas']}
          accept=".csv,.xlsx,text/csv"
        />
      </DeskForm>
    </DeskSection>
  )
}

export function ReportFetchForm({ provider, answer }: { provider: string; answer: unknown }) {
  const refused = useRefusedAt(answer, 'ambil')
  const value = fieldValues(refused, {})
  return (
    <DeskSection
      title={`Ambil dari ${provider}`}
      note="Semua yang masuk ke saldo pada satu hari, langsung dari penyedia."
    >
      <DeskForm act="ambil" submit="Ambil" refused={refused}>
        <DeskText {...value('nomorApi')} label="Nomor pencairan" maxLength={100} />
        <DeskText {...value('tanggalApi')} label="Tanggal masuk saldo" type="date" />
      </DeskForm>
    </DeskSection>
  )
}
