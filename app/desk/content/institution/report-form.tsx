import type { Refused } from '#app/submit.server.ts'
import { largestFile, megabytes } from '#platform/files/upload.ts'
import { DeskForm, field } from '#app/desk/ui/form.tsx'

type Props = { refused: Refused | undefined; isTooLarge: boolean; opinions: readonly string[] }

/** The audited report of a year, with its file. */
export function ReportForm({ refused, isTooLarge, opinions }: Props) {
  const fields = {
    year: field.number('Tahun buku', { maxLength: 4 }),
    auditor: field.text('Auditor', {
      hint: 'Kantor akuntan publik dan akuntannya.',
      maxLength: 120,
    }),
    opinion: field.choice(
      'Pendapat auditor',
      opinions.map((value) => ({ value, label: value })),
      { anything: 'Pilih pendapat' },
    ),
    berkas: field.file('Berkas laporan', {
      hint: `PDF, paling besar ${megabytes(largestFile.picture)}.`,
      error:
        refused?.errors['berkas'] ??
        (isTooLarge ? `Berkas paling besar ${megabytes(largestFile.picture)}.` : undefined),
      accept: 'application/pdf',
    }),
  }
  return <DeskForm act="terbitkan" submit="Terbitkan laporan" hasFiles fields={fields} />
}
