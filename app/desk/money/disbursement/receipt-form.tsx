import { buttonClass } from '#app/ui/button.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { useIsPermitted } from '#app/desk/ui/permitted-acts.ts'
import { DeskScript } from '#app/desk/ui/script.tsx'

type Props = { name: string | undefined }

/**
 * A photo and a signature of whoever received. The script lets a finger sign on the screen and puts the drawing into the
 * field of the file; without it the field takes a photo of the signed paper.
 */
export function ReceiptForm({ name = '' }: Props) {
  const mayWrite = useIsPermitted('bukti')
  if (!mayWrite) return null
  const fields = {
    foto: field.optional.file('Foto penyerahan', {
      accept: 'image/jpeg,image/png,image/webp',
      capture: 'environment',
      hint: 'Jangan memotret wajah anak.',
    }),
    nama: field.optional.text('Yang menandatangani', { stored: name, maxLength: 120 }),
    more: () => (
      <div data-signature="tanda" hidden className="grid gap-2">
        <p id="tanda-di-layar" className="font-semibold">
          Tanda tangan di layar
        </p>
        <canvas
          aria-labelledby="tanda-di-layar"
          className="h-48 w-full touch-none rounded-card border border-line bg-white"
        />
        <div>
          <button type="button" className={buttonClass('quiet')}>
            Hapus coretan
          </button>
        </div>
      </div>
    ),
    tanda: field.optional.file('Atau foto bukti terima di kertas', {
      accept: 'application/pdf,image/jpeg,image/png,image/webp',
    }),
    deskScript: () => <DeskScript name="signature" />,
  }
  return <DeskForm act="bukti" submit="Simpan bukti" hasFiles fields={fields} />
}
