import { Checkout } from './checkout/checkout.tsx'
import { CodeLine } from './checkout/code-line.tsx'
import { BarcodePicture } from './checkout/code-picture.tsx'
import { BankLogo } from './checkout/bank-logo.tsx'
import { openScreen } from './payment-actions.server.ts'
import { isPayableScreen } from './payment-state.ts'
import { privateMeta } from '#app/site/sharing/page-meta.ts'
import { Card } from '#app/ui/card.tsx'
import type { Route } from './+types/checkout-retail.ts'

export const handle = { cache: 'none', isBare: isPayableScreen }

export async function loader(args: Route.LoaderArgs) {
  return openScreen(args, 'checkout-retail')
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const name = loaderData?.charge?.name ?? 'gerai ritel'
  return privateMeta(matches, { title: `Bayar di ${name}` })
}

export default function CheckoutRetail({ loaderData }: Route.ComponentProps) {
  return (
    <Checkout view={loaderData} title={`Bayar di ${loaderData.charge?.mark ?? 'gerai'}`}>
      {({ name, mark: logo, code, codeGrouped, merchant, barcode }, isOver) => (
        <Card as="section" className="grid gap-4 p-4 lg:p-6">
          <h2 className="flex items-center gap-3 text-base">
            <BankLogo>{logo}</BankLogo>
            {name}
          </h2>
          {code && (
            <CodeLine
              name="Kode pembayaran"
              code={code}
              shown={codeGrouped ?? code}
              done="Kode disalin"
              isOver={isOver}
            />
          )}
          {barcode && (
            <BarcodePicture drawing={barcode} label={`Barcode kode ${code}`} isOver={isOver} />
          )}
          <p className="rounded-field bg-surface-2 p-4 text-sm">
            Katakan kepada kasir: pembayaran <span className="font-semibold">{merchant}</span>.
            Gerai dapat menambahkan biaya layanan. Simpan struknya sebagai bukti.
          </p>
        </Card>
      )}
    </Checkout>
  )
}
