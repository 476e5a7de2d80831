import { Checkout } from './checkout/checkout.tsx'
import { QrPicture } from './checkout/code-picture.tsx'
import { type ChargeView, openScreen, type PaymentView } from './payment-actions.server.ts'
import { canShareQr, downloadQr, shareQr } from './checkout/qr-image.client.ts'
import { isPayableScreen } from './payment-state.ts'
import { WalletShortcuts } from './checkout/wallet-shortcuts.tsx'
import { QrisApps } from './checkout/qris-apps.tsx'
import { privateMeta } from '#app/site/sharing/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { formatRupiah } from '#platform/money/money.ts'
import type { Route } from './+types/checkout-qrcode.ts'

export const handle = { cache: 'none', isBare: isPayableScreen }

export async function loader(args: Route.LoaderArgs) {
  return openScreen(args, 'checkout-qrcode')
}

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, { title: 'Bayar dengan QRIS' })
}

export default function CheckoutQrcode({ loaderData }: Route.ComponentProps) {
  return (
    <Checkout view={loaderData} title="Bayar dengan QRIS">
      {(charge, isOver) => <QrCard view={loaderData} charge={charge} isOver={isOver} />}
    </Checkout>
  )
}

type CardProps = { view: PaymentView; charge: ChargeView; isOver: boolean }

function QrCard({ view, charge, isOver }: CardProps) {
  const { qr, merchant, nmid, amount, problem } = charge
  const isHydrated = useHydrated()
  if (!qr) {
    return (
      <Notice tone="warning" title="Kode QR belum dapat ditampilkan">
        {problem ?? 'Pilih metode lain untuk melanjutkan.'}
      </Notice>
    )
  }
  const words = formatRupiah(amount)
  const image = {
    drawing: qr,
    head: ['QRIS', merchant ?? '', `NMID ${nmid ?? ''}`],
    foot: words,
    fileName: `QRIS-${amount}.png`,
  }
  return (
    <Card as="section" className="flex flex-col gap-4 p-4 lg:p-6">
      <div className="grid gap-2.5 lg:order-last lg:border-t lg:border-line lg:pt-4">
        <h2 className="text-base">
          <span className="lg:hidden">Bayar dari ponsel ini juga</span>
          <span className="hidden lg:inline">Atau simpan gambarnya</span>
        </h2>
        {/* Saving the picture needs script. The invisible buttons keep their space, so nothing moves later. */}
        <div className={`flex flex-wrap gap-2 ${isHydrated ? '' : 'invisible noscript:hidden'}`}>
          <Button
            icon="download"
            disabled={isOver}
            className="flex-1 lg:flex-none"
            onClick={() => void downloadQr(image)}
          >
            Unduh QR
          </Button>
          {isHydrated && canShareQr() && (
            <Button
              icon="share"
              look="ghost"
              disabled={isOver}
              className="flex-1 lg:hidden"
              onClick={() => void shareQr(image)}
            >
              Bagikan
            </Button>
          )}
        </div>
        <p className="hidden text-sm noscript:block">
          Simpan tangkapan layar (screenshot) kode di bawah ini.
        </p>
        <p className="text-sm text-muted">
          Lalu buka aplikasi Anda, pilih Scan, dan ambil gambarnya dari galeri.
        </p>
        <QrisApps />
      </div>
      {!isOver && <WalletShortcuts view={view} />}
      <div className="grid justify-items-center gap-3 border-t border-line pt-4 text-center lg:border-0 lg:pt-0">
        <p className="text-sm text-muted">
          <span className="lg:hidden">Atau pindai dari ponsel lain:</span>
          <span className="hidden lg:inline">Pindai dengan aplikasi di ponsel Anda:</span>
        </p>
        <QrPicture drawing={qr} label={`Kode QRIS untuk ${merchant}, ${words}`} isOver={isOver} />
        <div>
          <p className="font-bold">{merchant}</p>
          <p className="text-sm text-muted tabular">NMID {nmid}</p>
        </div>
      </div>
    </Card>
  )
}
