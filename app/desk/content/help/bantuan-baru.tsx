import { redirect } from 'react-router'
import { helpInput } from '#features/help/contract.ts'
import { addHelp } from '#features/help/save-help.server.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { DeskForm } from '#app/desk/ui/form.tsx'
import { helpFields } from './help-fields.tsx'

export const action = acts({
  simpan: act(helpInput, 'Menulis artikel bantuan', async ({ ctx }, input) => {
    const id = await addHelp(ctx, input)
    return redirect(`/kelola/bantuan/${id}?kabar=simpan`, 303)
  }),
})

export default function BantuanBaru() {
  return (
    <DeskPage
      title="Artikel bantuan baru"
      lead="Tampil begitu disimpan, di akhir topiknya."
      back={{ href: '/kelola/bantuan', label: 'Pusat bantuan' }}
      isNarrow
    >
      <DeskForm act="simpan" submit="Simpan" fields={helpFields({ isNew: true })} />
    </DeskPage>
  )
}
