import { redirect } from 'react-router'
import { asramaInput } from '#features/asrama/desk-contract.ts'
import { addAsrama } from '#features/asrama/save-asrama.server.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { DeskForm } from '#app/desk/ui/form.tsx'
import { asramaFields } from './asrama-fields.tsx'

export const action = acts({
  simpan: act(asramaInput, 'Menambah asrama', async ({ ctx }, input) => {
    const id = await addAsrama(ctx, input)
    return redirect(`/kelola/asrama/${id}?kabar=simpan`, 303)
  }),
})

export default function AsramaBaru() {
  return (
    <DeskPage
      title="Asrama baru"
      lead="Tersembunyi sampai Anda menampilkannya."
      back={{ href: '/kelola/asrama', label: 'Asrama' }}
    >
      <DeskForm
        isReadable={false}
        act="simpan"
        submit="Simpan"
        stored={{ takesVisits: 'ya', mostVisitors: '20' }}
        fields={asramaFields({ isNew: true })}
      />
    </DeskPage>
  )
}
