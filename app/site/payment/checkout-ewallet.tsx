import { BankLogo } from './checkout/bank-logo.tsx'
import { Checkout } from './checkout/checkout.tsx'
import { QrPicture } from './checkout/code-picture.tsx'
import { type ChargeView, openScreen } from './payment-actions.server.ts'
import { isPayableScreen } from './payment-state.ts'
import { privateMeta } from '#app/site/sharing/page-meta.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import { formatRupiah } from '#platform/money/money.ts'
import type { Route } from './+types/checkout-ewallet.ts'

export const handle = { cache: 'none', isBare: isPayableScreen }

export async function loader(args: Route.LoaderArgs) {
  return openScreen(args, 'checkout-ewallet')
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const name = loaderData?.charge?.name ?? 'e-wallet'
  return privateMeta(matches, { title: `Bayar dengan ${name}` })
}

export default function CheckoutEwallet({ loaderData }: Route.ComponentProps) {
  return (
    <Checkout
      view={loaderData}
      title={`Bayar dengan ${loaderData.charge?.name ?? 'e-wallet'}`}
      runOut={{ payTo: 'lewat tautan ini', again: 'Pilih cara bayar lagi' }}
    >
      {(charge, isOver) => (
        <>
          {loaderData.isReturned && !isOver && <Returned name={charge.name} />}
          <WalletCard charge={charge} isOver={isOver} />
        </>
      )}
    </Checkout>
  )
}

/** Coming back tells nothing: only the provider says that money came. */
function Returned({ name }: { name: string }) {
  return (
    <Notice tone="info" title={`Menunggu kabar dari ${name}`}>
      Bila Anda sudah membayar, tidak perlu membayar lagi: halaman ini berganti sendiri begitu{' '}
      {name} mengabarkan dananya masuk. Bila belum, lanjutkan pembayarannya di bawah ini.
    </Notice>
  )
}

type WalletProps = { charge: ChargeView; isOver: boolean }

function WalletCard({ charge, isOver }: WalletProps) {
  const { name, mark: logo, merchant, link, sentTo } = charge
  return (
    <Card as="section" className="grid gap-4 p-4 lg:p-6">
      <h2 className="flex items-center gap-3 text-base">
        <BankLogo>{logo}</BankLogo>
        {name}
      </h2>
      {link ? <WalletLink charge={charge} link={link} isOver={isOver} /> : null}
      {!link && (
        <p className="flex gap-3">
          <Icon name="phone" className="size-6 shrink-0 text-primary" />
          <span>
            Buka aplikasi {name} dengan nomor{' '}
            <span className="font-semibold tabular">{sentTo}</span>, lalu setujui permintaan
            pembayarannya sebelum waktunya habis.
          </span>
        </p>
      )}
      <p className="rounded-field bg-surface-2 p-4 text-sm">
        Nama tujuan: <span className="font-semibold">{merchant}</span>. {name} meminta PIN Anda di
        aplikasinya sendiri; kami tidak pernah memintanya.
      </p>
    </Card>
  )
}

/** A wallet's page opens in any browser; its app is on the phone, where a computer's screen leads by a QR code. */
function WalletLink({ charge, link, isOver }: WalletProps & { link: string }) {
  const { name, linkOpens, pageQr, amount } = charge
  const isForPhone = linkOpens === 'app' && pageQr !== null
  return (
    <>
      {isOver ? (
        <p className={buttonClass('primary')} aria-disabled="true">
          Buka {name}
        </p>
      ) : (
        <a
          href={link}
          rel="noreferrer"
          className={buttonClass('primary', isForPhone ? 'lg:hidden' : '')}
        >
          Buka {name}
        </a>
      )}
      {isForPhone && pageQr && (
        <div className="hidden justify-items-center gap-3 text-center lg:grid">
          <p className="text-sm text-muted">
            Pindai dengan kamera ponsel yang memiliki aplikasi {name}, lalu lanjutkan di sana:
          </p>
          <QrPicture
            drawing={pageQr}
            label={`Halaman pembayaran ${name}, ${formatRupiah(amount)}`}
            isOver={isOver}
          />
        </div>
      )}
    </>
  )
}
