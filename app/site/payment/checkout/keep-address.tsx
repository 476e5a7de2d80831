import { useRouteLoaderData } from 'react-router'
import { CopyButton } from '#app/ui/share/copy-button.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import { useIsTold } from '../use-is-told.ts'
import type { PaymentView } from '../payment-actions.server.ts'

/** To whom nothing is sent: the address of this page, to keep. */
export function KeepAddress({ view: { donation } }: { view: PaymentView }) {
  const shell = useRouteLoaderData('root') as { origin: string } | undefined
  if (useIsTold(donation)) return null
  return (
    <Notice
      title="Simpan alamat halaman ini"
      action={
        <CopyButton
          text={`${shell?.origin ?? ''}/payment/${donation.id}`}
          label="Salin tautan"
          done="Tautan disalin"
          look="ghost"
        />
      }
    >
      Anda tidak mengisi e-mail, jadi tidak ada yang kami kirim. Keadaan donasi dan kuitansinya
      selalu dapat dibuka di alamat ini.
    </Notice>
  )
}
