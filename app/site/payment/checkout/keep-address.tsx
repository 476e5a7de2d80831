import { useRouteLoaderData } from 'react-router'
import { CopyButton } from '#app/ui/share/copy-button.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import { useIsTold } from '../use-is-told.ts'
import type { PaymentView } from '../payment-actions.server.ts'

/** To whom nothing is sent: the address of this page, to keep. */
export function KeepAddress({ view }: { view: PaymentView }) {
  const shell = useRouteLoaderData('root') as { origin: string } | undefined
  if (useIsTold(view)) return null
  return (
    <Notice
      title="Simpan alamat halaman ini"
      action={
        <CopyButton
          text={`${shell?.origin ?? ''}/payment/${view.donation.id}`}
          label="Salin tautan"
          done="Tautan disalin"
          look="ghost"
        />
      }
    >
      <span>
        {view.stopped.length > 0
          ? 'Ke kontak Anda tidak ada yang kami kirim: semua pesan dihentikan, atau tidak sampai.'
          : 'Anda tidak mengisi e-mail, jadi tidak ada yang kami kirim.'}
      </span>{' '}
      Keadaan donasi dan kuitansinya selalu dapat dibuka di alamat ini.
    </Notice>
  )
}
