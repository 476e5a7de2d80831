import { Checkout } from './checkout/checkout.tsx'
import { openScreen } from './payment-actions.server.ts'
import { isPayableScreen } from './payment-state.ts'
import { privateMeta } from '#app/site/sharing/page-meta.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import type { Route } from './+types/checkout-card.ts'

export const handle = { cache: 'none', isBare: isPayableScreen }

export async function loader(args: Route.LoaderArgs) {
  return openScreen(args, 'checkout-card')
}

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, { title: 'Bayar dengan kartu' })
}

/** The card itself is typed on the provider's page alone; coming back from there tells nothing. */
export default function CheckoutCard({ loaderData }: Route.ComponentProps) {
  return (
    <Checkout
      view={loaderData}
      title="Bayar dengan kartu"
      runOut={{ payTo: 'lewat halaman ini', again: 'Pilih cara bayar lagi' }}
    >
      {({ link, merchant }, isOver) => (
        <>
          {loaderData.isReturned && !isOver && (
            <Notice title="Menunggu kabar dari bank Anda">
              Bila Anda sudah membayar, tidak perlu membayar lagi: halaman ini berganti sendiri
              begitu dananya kami terima. Bila kartunya ditolak, coba lagi di bawah ini.
            </Notice>
          )}
          <Card as="section" className="grid gap-4 p-4 lg:p-6">
            <h2 className="text-base">Kartu kredit atau debit</h2>
            <PageLink link={link} isOver={isOver} />
            <p className="rounded-field bg-surface-2 p-4 text-sm">
              <span>
                Nomor kartu hanya diisikan di halaman penyedia pembayaran; kami tidak pernah
                melihatnya.{' '}
              </span>
              <span>
                Nama tujuan: <b>{merchant}</b>.
              </span>
            </p>
          </Card>
        </>
      )}
    </Checkout>
  )
}

function PageLink({ link, isOver }: { link: string | null; isOver: boolean }) {
  if (!link || isOver) {
    return (
      <p className={buttonClass('primary')} aria-disabled="true">
        Lanjut ke halaman kartu
      </p>
    )
  }
  return (
    <a href={link} rel="noreferrer" className={buttonClass('primary')}>
      Lanjut ke halaman kartu
    </a>
  )
}
