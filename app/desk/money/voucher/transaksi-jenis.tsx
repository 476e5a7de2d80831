import { deskContext } from '#app/desk/context.ts'
import { acts } from '#app/desk/door.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, fieldValues } from '#app/desk/ui/form.tsx'
import { previewIn, refusedOf } from '#app/desk/ui/refused.ts'
import { JournalSection } from './journal-section.tsx'
import { type JournalPreview, record, showJournal } from './record-acts.ts'
import type { Route } from './+types/transaksi-jenis.ts'
import { VoucherControl } from './voucher-fields.tsx'
import { formView } from './form-view.ts'

export function loader({ context, params, request }: Route.LoaderArgs) {
  return formView(context.get(deskContext).ctx, params.jenis, new URL(request.url).searchParams)
}

export const action = acts({ lihat: showJournal, simpan: record })

export default function TransaksiJenis({ loaderData, actionData }: Route.ComponentProps) {
  const { id, template, title, words, paper, today, stored, views, line } = loaderData
  const refused = refusedOf(actionData)
  const preview = previewIn<JournalPreview>(actionData)
  const typed = preview ? { values: preview.values, errors: {}, code: '' } : undefined
  const value = fieldValues(refused ?? typed, stored)
  const form = (
    <DeskForm
      isReadable={false}
      act="lihat"
      submit="Lihat jurnalnya"
      look={preview ? 'ghost' : 'primary'}
      refused={preview ? undefined : refused}
    >
      {line && <input type="hidden" name="line" value={line.id} />}
      {template === 'gaji' && (
        <p>
          <a href="/kelola/transaksi/gaji" className="text-primary underline">
            Jumlahkan dari berkas daftar gaji
          </a>
        </p>
      )}
      {views.map((view) => (
        <VoucherControl key={view.field.name} {...{ view, value, today }} />
      ))}
    </DeskForm>
  )
  return (
    <DeskPage
      title={title}
      tab="Catat transaksi"
      lead={words}
      back={
        line
          ? { href: line.href, label: `Rekening koran, baris ${line.row}` }
          : { href: '/kelola/transaksi/baru', label: 'Catat transaksi' }
      }
      isNarrow
    >
      {preview ? (
        <>
          <JournalSection {...{ id, preview, paper, refused }} />
          <details className="grid gap-5">
            <summary className="flex min-h-touch items-center font-semibold text-primary">
              Ubah isian
            </summary>
            {form}
          </details>
        </>
      ) : (
        form
      )}
    </DeskPage>
  )
}
