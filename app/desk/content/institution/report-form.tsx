import type { Refused } from '#app/submit.server.ts'
import { largestFile, megabytes } from '#platform/files/upload.ts'
import { DeskFile, DeskForm, DeskSelect, DeskText, fieldValues } from '#app/desk/ui/form.tsx'

type Props = { refused: Refused | undefined; isTooLarge: boolean; opinions: readonly string[] }

/** The audited report of a year, with its file. */
export function ReportForm({ refused, isTooLarge, opinions }: Props) {
  const values = fieldValues(refused, {})
  const file = values('berkas')
  return (
    <DeskForm act="terbitkan" submit="Terbitkan laporan" refused={refused} hasFiles>
      <DeskText {...values('year')} label="Tahun buku" inputMode="numeric" maxLength={4} />
      <DeskText
        {...values('auditor')}
        label="Auditor"
        hint="Kantor akuntan publik dan akuntannya."
        maxLength={120}
      />
      <DeskSelect
        {...values('opinion')}
        label="Pendapat auditor"
        choices={opinions.map((value) => ({ value, label: value }))}
        anything="Pilih pendapat"
      />
      <DeskFile
        name="berkas"
        label="Berkas laporan"
        hint={`PDF, paling besar ${megabytes(largestFile.picture)}.`}
        error={
          file.error ??
          (isTooLarge ? `Berkas paling besar ${megabytes(largestFile.picture)}.` : undefined)
        }
        accept="application/pdf"
      />
    </DeskForm>
  )
}
