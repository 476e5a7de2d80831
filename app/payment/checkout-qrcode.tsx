import { Checkout } from './checkout.tsx'
import { QrPicture } from './code-picture.tsx'
import { openScreen } from './payment-actions.server.ts'
import { downloadQr } from './qr-image.client.ts'
import { privateMeta } from '#app/sharing/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { formatRupiah } from '#platform/money.ts'
import type { Route } from './+types/checkout-qrcode.ts'
import type { ChargeView } from './charge.ts'

export const handle = { cache: 'none' }

export async function loader(args: Route.LoaderArgs) {
  return openScreen(args, 'checkout-qrcode')
}

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, { title: 'Bayar dengan QRIS' })
}

export default function CheckoutQrcode({ loaderData }: Route.ComponentProps) {
  return (
    <Checkout view={loaderData} title="Bayar dengan QRIS">
      {(charge, isOver) => <QrCard charge={charge} isOver={isOver} />}
    </Checkout>
  )
}

function QrCard({ charge, isOver }: { charge: ChargeView; isOver: boolean }) {
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
  return (
    <Card as="section" className="grid justify-items-center gap-3 p-4 text-center lg:p-6">
      <QrPicture drawing={qr} label={`Kode QRIS untuk ${merchant}, ${words}`} isOver={isOver} />
      <div>
        <h2 className="text-base">{merchant}</h2>
        <p className="text-sm text-muted tabular">NMID {nmid}</p>
      </div>
      <Button
        look="ghost"
        icon="download"
        disabled={isOver}
        // Saving the picture needs script. The invisible button keeps its space, so nothing moves later.
        className={isHydrated ? '' : 'invisible'}
        onClick={() =>
          downloadQr({
            drawing: qr,
            head: ['QRIS', merchant ?? '', `NMID ${nmid ?? ''}`],
            foot: words,
            fileName: `QRIS-${amount}.png`,
          })
        }
      >
        Unduh QR (PNG)
      </Button>
    </Card>
  )
}
