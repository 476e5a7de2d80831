import type { EditedCategory } from '#features/campaign/edit/save-category.server.ts'
import { DeskForm, field } from '#app/desk/ui/form.tsx'

type Props = {
  category: EditedCategory | null
  /** Of a new one: at the end. */
  position: number
}

/** The form of a category, new or not. */
export function CategoryEditForm({ category, position }: Props) {
  const stored = {
    version: String(category?.version ?? 0),
    name: category?.name ?? '',
    description: category?.description ?? '',
    position: String(category?.position ?? position),
  }
  const fields = {
    version: field.hidden(),
    name: field.text('Nama', { maxLength: 60, alsoErrorOf: 'slug' }),
    description: field.text('Keterangan', { maxLength: 200 }),
    position: field.text('Urutan', { type: 'number', min: 1, max: 999 }),
  }
  return (
    <div className="max-w-reading">
      <DeskForm
        act="simpan"
        submit={category ? 'Simpan' : 'Buat kategori'}
        stored={stored}
        fields={fields}
      />
    </div>
  )
}
