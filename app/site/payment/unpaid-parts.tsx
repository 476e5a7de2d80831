import { LinkButton, Spinner } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import { nouns } from '#features/campaign/nouns.ts'
import type { ChargeMethod } from '#platform/db/schema.ts'
import type { PaymentView } from './payment-actions.server.ts'

/** Shown until the provider has answered. */
export function Preparing() {
  return (
    <Card
      as="section"
      className="grid min-h-72 content-center justify-items-center gap-3 p-6 text-center"
    >
      <span className="text-primary">
        <Spinner />
      </span>
      <h2 className="text-lg">Sedang menyiapkan kode pembayaran…</h2>
      <p role="status" className="max-w-sm text-muted">
        Penyedia pembayaran belum menjawab. Halaman ini berganti sendiri begitu kodenya siap; Anda
        tidak perlu memilih lagi.
      </p>
    </Card>
  )
}

/** Where nobody should pay any more, for what is paid without a code. */
const oldWay: Partial<Record<ChargeMethod, string>> = {
  ewallet: 'lewat tautan lama',
  card: 'lewat halaman kartu yang lama',
  transfer: 'dengan nominal lama',
}

/** Says that the last code has run out. */
export function RunOut({ view }: { view: PaymentView }) {
  const { charge } = view
  return (
    <Notice tone="warning" title="Buat pembayaran baru">
      <p>
        Waktu pembayaran yang lama sudah habis dan {nouns[view.donation.noun].name} Anda belum kami
        terima. Pilih lagi cara bayar di bawah ini.
      </p>
      {charge && (
        <p className="mt-1">
          {`Jangan bayar lagi ${oldWay[charge.method] ?? 'ke kode lama'}`}
          {charge.codeGrouped ? (
            <>
              {' '}
              {charge.name}: <s className="text-muted tabular">{charge.codeGrouped}</s>.
            </>
          ) : (
            ` (${charge.name}).`
          )}
        </p>
      )}
    </Notice>
  )
}

/** Says what becomes of the present code when another method is chosen. */
export function Changing({ view }: { view: PaymentView }) {
  return (
    <Notice
      title="Ganti metode"
      action={
        <LinkButton to={`/${view.screen}/${view.donation.id}`} look="ghost">
          Kembali ke pembayaran tadi
        </LinkButton>
      }
    >
      {`Pembayaran lewat ${view.charge?.name} yang sekarang dibatalkan begitu Anda memilih metode lain. Sesudah itu jangan bayar lagi ${(view.charge && oldWay[view.charge.method]) ?? 'ke kode lama'}.`}
    </Notice>
  )
}
