import { largestFile, megabytes } from '#platform/files/upload.ts'
import { pictureLicences } from '#features/media/media.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import type { Refused } from '#app/submit.server.ts'
import { DeskFile, DeskSelect, DeskText, type fieldValues } from '#app/desk/ui/form.tsx'
import { useIsPermitted } from '#app/desk/ui/permitted-acts.ts'

type Props = { value: ReturnType<typeof fieldValues> }

const made: Readonly<Record<string, string>> = {
  'kept/kategori': 'Kategorinya dibuat dan terpilih. Programnya belum disimpan.',
  'kept/foto': 'Fotonya masuk pustaka dan terpilih. Programnya belum disimpan.',
}

/** What was made within the form a moment ago. */
export function MadePart({ refused }: { refused: Refused | undefined }) {
  const said = made[refused?.code ?? '']
  return said ? (
    <div role="status">
      <Notice tone="success" title={said} />
    </div>
  ) : null
}

/** Enter in a field saves the programme: the first button of a form is the one that it presses. */
export function FirstButton() {
  return <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
}

/** A new category, made without leaving the form. */
export function NewCategory({ value }: Props) {
  if (!useIsPermitted('kategori')) return null
  const [name, description] = [value('newName'), value('newDescription')]
  return (
    <Part title="Kategori baru" isOpen={Boolean(name.error ?? description.error)}>
      <DeskText {...name} label="Nama kategori" maxLength={60} />
      <DeskText {...description} label="Keterangan kategori" maxLength={200} />
      <PartButton act="kategori">Buat kategori</PartButton>
    </Part>
  )
}

/** A photo of the device, put into the library without leaving the form. */
export function NewPhoto({ value }: Props) {
  if (!useIsPermitted('foto')) return null
  const [file, alt, credit, licence] = ['newFile', 'newAlt', 'newCredit', 'newLicence'].map(value)
  const isOpen = [file, alt, credit, licence].some((each) => each?.error)
  if (!file || !alt || !credit || !licence) return null
  return (
    <Part title="Unggah foto baru" isOpen={isOpen}>
      <DeskFile
        name={file.name}
        label="Berkas"
        hint={`JPEG, PNG, WebP, atau AVIF, paling besar ${megabytes(largestFile.picture)}.`}
        accept="image/jpeg,image/png,image/webp,image/avif"
        error={file.error}
      />
      <DeskText
        {...alt}
        label="Keterangan gambar"
        hint="Dibacakan kepada yang tidak melihat gambarnya: siapa atau apa yang tampak, di mana."
        maxLength={200}
      />
      <DeskText {...credit} label="Pemotret atau sumber" maxLength={120} />
      <DeskSelect
        {...licence}
        defaultValue={licence.defaultValue || 'sendiri'}
        label="Izin pemakaian"
        choices={Object.entries(pictureLicences).map(([key, label]) => ({ value: key, label }))}
      />
      <PartButton act="foto">Unggah dan pilih</PartButton>
    </Part>
  )
}

type PartProps = { title: string; isOpen: boolean; children: React.ReactNode }

function Part({ title, isOpen, children }: PartProps) {
  return (
    <details open={isOpen} className="rounded-field border border-line">
      <summary className="min-h-touch cursor-pointer content-center px-4 font-semibold text-primary">
        {title}
      </summary>
      <div className="grid gap-5 border-t border-line p-4">{children}</div>
    </details>
  )
}

/** Sends the whole form to another act; what the programme still lacks does not hold it up. */
function PartButton({ act, children }: { act: string; children: string }) {
  return (
    <div>
      <button
        type="submit"
        formAction={`?aksi=${act}`}
        formNoValidate
        className={buttonClass('ghost')}
      >
        {children}
      </button>
    </div>
  )
}
