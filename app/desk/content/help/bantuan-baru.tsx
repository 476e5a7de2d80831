import { redirect } from 'react-router'
import { helpInput } from '#features/help/contract.ts'
import { addHelp } from '#features/help/save-help.server.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { DeskForm } from '#app/desk/ui/form.tsx'
import { refusedOf } from '#app/desk/ui/refused.ts'
import type { Route } from './+types/bantuan-baru.ts'
import { HelpFields } from './help-fields.tsx'

export const action = acts({
  simpan: act(helpInput, { says: 'Menulis artikel bantuan' }, async ({ ctx }, input) => {
    const id = await addHelp(ctx, input)
    return redirect(`/kelola/bantuan/${id}?kabar=simpan`, 303)
  }),
})

export default function BantuanBaru({ actionData }: Route.ComponentProps) {
  const refused = refusedOf(actionData)
  return (
    <DeskPage
      title="Artikel bantuan baru"
      lead="Tampil begitu disimpan, di akhir topiknya."
      back={{ href: '/kelola/bantuan', label: 'Pusat bantuan' }}
      isNarrow
    >
      <DeskForm act="simpan" submit="Simpan" refused={refused}>
        <HelpFields refused={refused} stored={{}} isNew />
      </DeskForm>
    </DeskPage>
  )
}
