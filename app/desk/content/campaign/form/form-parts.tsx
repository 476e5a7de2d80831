import { useContext } from 'react'
import { largestFile, megabytes } from '#platform/files/upload.ts'
import { pictureLicences } from '#features/media/media.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import type { Refused } from '#app/submit.server.ts'
import { DeskFields, field, FieldContext, type FieldTable } from '#app/desk/ui/form.tsx'
import { useIsPermitted } from '#app/desk/ui/permitted-acts.ts'

const made: Readonly<Record<string, string>> = {
  'kept/kategori': 'Kategorinya dibuat dan terpilih. Programnya belum disimpan.',
  'kept/foto': 'Fotonya masuk pustaka dan terpilih. Programnya belum disimpan.',
}

/** What was made within the form a moment ago. */
export function MadePart({ refused }: { refused: Refused | undefined }) {
  const notice = made[refused?.code ?? '']
  return notice ? (
    <div role="status">
      <Notice tone="success" title={notice} />
    </div>
  ) : null
}

/** Enter in a field saves the programme: the first button of a form is the one that it presses. */
export function FirstButton() {
  return <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
}

const categoryFields: FieldTable = {
  newName: field.text('Nama kategori', { maxLength: 60 }),
  newDescription: field.text('Keterangan kategori', { maxLength: 200 }),
}

/** A new category, made without leaving the form. */
export function NewCategory() {
  if (!useIsPermitted('kategori')) return null
  return (
    <Part title="Kategori baru" fields={categoryFields}>
      <PartButton act="kategori">Buat kategori</PartButton>
    </Part>
  )
}

const photoFields: FieldTable = {
  newFile: field.file('Berkas', {
    hint: `JPEG, PNG, WebP, atau AVIF, paling besar ${megabytes(largestFile.picture)}.`,
    accept: 'image/jpeg,image/png,image/webp,image/avif',
  }),
  newAlt: field.text('Keterangan gambar', {
    hint: 'Dibacakan kepada yang tidak melihat gambarnya: siapa atau apa yang tampak, di mana.',
    maxLength: 200,
  }),
  newCredit: field.text('Pemotret atau sumber', { maxLength: 120 }),
  newLicence: field.choice('Izin pemakaian', pictureLicences, { stored: 'sendiri' }),
}

/** A photo of the device, put into the library without leaving the form. */
export function NewPhoto() {
  if (!useIsPermitted('foto')) return null
  return (
    <Part title="Unggah foto baru" fields={photoFields}>
      <PartButton act="foto">Unggah dan pilih</PartButton>
    </Part>
  )
}

type PartProps = { title: string; fields: FieldTable; children: React.ReactNode }

function Part({ title, fields, children }: PartProps) {
  const value = useContext(FieldContext)
  const isOpen = Object.keys(fields).some((name) => value(name).error)
  return (
    <details open={isOpen} className="rounded-field border border-line">
      <summary className="min-h-touch cursor-pointer content-center px-4 font-semibold text-primary">
        {title}
      </summary>
      <div className="grid gap-5 border-t border-line p-4">
        <DeskFields fields={fields} />
        {children}
      </div>
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
