import type { EditedCategory } from '#features/campaign/edit/save-category.server.ts'
import type { Refused } from '#app/submit.server.ts'
import { DeskForm, DeskText, fieldValues } from '#app/desk/ui/form.tsx'

type Props = {
  category: EditedCategory | null
  /** Of a new one: at the end. */
  position: number
  refused: Refused | undefined
}

/** The form of a category, new or not. */
export function CategoryEditForm({ category, position, refused }: Props) {
  const value = fieldValues(refused, {
    version: String(category?.version ?? 0),
    name: category?.name ?? '',
    description: category?.description ?? '',
    position: String(category?.position ?? position),
  })
  const taken = refused?.errors['slug']
  const { error, ...name } = value('name')
  return (
    <div className="max-w-reading">
      <DeskForm act="simpan" submit={category ? 'Simpan' : 'Buat kategori'} refused={refused}>
        <input type="hidden" name="version" value={value('version').defaultValue} />
        <DeskText {...name} error={error ?? taken} label="Nama" maxLength={60} />
        <DeskText {...value('description')} label="Keterangan" maxLength={200} />
        <DeskText {...value('position')} label="Urutan" type="number" min={1} max={999} />
      </DeskForm>
    </div>
  )
}
