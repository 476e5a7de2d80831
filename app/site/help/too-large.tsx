import { Notice } from '#app/ui/state/notice.tsx'
import { largestFile, megabytes } from '#platform/files/upload.ts'

/** Shown after an upload that is too large for any form. None of the typed text has arrived. */
export function TooLarge() {
  return (
    <div role="alert">
      <Notice tone="danger" title="Berkas tadi terlalu besar">
        Paling besar {megabytes(largestFile.proof)}. Isi lagi formulirnya, dan kirim tangkapan layar
        atau foto yang lebih kecil.
      </Notice>
    </div>
  )
}
