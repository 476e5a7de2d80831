import type { Refused } from '#app/submit.server.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { DeskFile, DeskForm, DeskText, fieldValues } from '#app/desk/ui/form.tsx'
import { useIsPermitted } from '#app/desk/ui/permitted-acts.ts'
import { DeskScript } from '#app/desk/ui/script.tsx'

type Props = { refused: Refused | undefined; name: string | undefined }

/**
 * A photo and a signature of whoever received. The script lets a finger sign on the screen and puts the drawing into the
 * field of the file; without it the field takes a photo of the signed paper.
 */
export function ReceiptForm({ refused, name = '' }: Props) {
  const mayWrite = useIsPermitted('bukti')
  const value = fieldValues(refused, { nama: name })
  if (!mayWrite) return null
  return (
    <DeskForm act="bukti" submit="Simpan bukti" refused={refused} hasFiles>
      <DeskFile
        name="foto"
        label="Foto penyerahan"
        accept="image/jpeg,image/png,image/webp"
        capture="environment"
        hint="Jangan memotret wajah anak."
        error={refused?.errors['foto']}
        isOptional
      />
      <DeskText {...value('nama')} label="Yang menandatangani" maxLength={120} isOptional />
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
      <DeskFile
        name="tanda"
        label="Atau foto bukti terima di kertas"
        accept="application/pdf,image/jpeg,image/png,image/webp"
        error={refused?.errors['tanda']}
        isOptional
      />
      <DeskScript name="signature" />
    </DeskForm>
  )
}
