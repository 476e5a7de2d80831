import { useEffect, useRef } from 'react'
import { buttonClass, LinkButton } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/state/notice.tsx'

/** Says that this donation is already paid. The donor may still send the report, for example after paying twice. */
export function AlreadyPaid({ path, form }: { path: string; form: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} role="alert">
      <Notice
        tone="success"
        title="Alhamdulillah, pembayaran ini sudah kami terima"
        action={
          <div className="flex flex-wrap gap-2">
            <LinkButton to={path}>Lihat bukti dan kuitansi</LinkButton>
            <button
              type="submit"
              form={form}
              name="isInsisting"
              value="ya"
              className={buttonClass('quiet')}
            >
              Tetap kirim laporan
            </button>
          </div>
        }
      >
        Donasi dengan nomor itu sudah lunas. Bila maksud Anda lain, misalnya terbayar dua kali,
        laporan tetap dapat dikirim.
      </Notice>
    </div>
  )
}
