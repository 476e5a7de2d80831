import { Notice } from '#app/ui/notice.tsx'

/** Said to who came back from sending a file that no form takes; nothing of what was typed arrived. */
export function TooLarge() {
  return (
    <div role="alert">
      <Notice tone="danger" title="Berkas tadi terlalu besar">
        Paling besar 5 MB. Isi lagi formulirnya, dan kirim tangkapan layar atau foto yang lebih
        kecil.
      </Notice>
    </div>
  )
}
