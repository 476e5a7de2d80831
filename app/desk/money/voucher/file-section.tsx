import type { listFiles } from '#features/voucher/files.server.ts'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'

type Props = {
  voucherId: string
  files: Awaited<ReturnType<typeof listFiles>>
}

/** The papers of a voucher; more may come, none is taken away. */
export function FileSection({ voucherId, files }: Props) {
  const fields = {
    berkas: field.text('Isi berkas', { maxLength: 80 }),
    proof: field.file('Berkas', {
      accept: 'application/pdf,image/jpeg,image/png,image/webp',
      hint: 'PDF atau foto, paling besar 8 MB.',
    }),
  }
  return (
    <DeskSection title="Berkas" note="Tersegel; setiap kali dibuka tercatat di jejak audit.">
      {files.length > 0 && (
        <ul className="grid gap-1">
          {files.map(({ id, name, type }) => (
            <li key={id}>
              <a
                href={`/kelola/transaksi/${voucherId}/berkas/${id}`}
                className="inline-flex min-h-touch items-center text-primary underline"
              >
                {name} ({type === 'application/pdf' ? 'PDF' : 'foto'})
              </a>
            </li>
          ))}
        </ul>
      )}
      <DeskForm act="berkas" submit="Lampirkan" look="ghost" hasFiles fields={fields} />
    </DeskSection>
  )
}
