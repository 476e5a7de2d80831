import { Checkout } from './checkout/checkout.tsx'
import { CodeLine } from './checkout/code-line.tsx'
import { BankLogo } from './checkout/bank-logo.tsx'
import { openScreen } from './payment-actions.server.ts'
import { isPayableScreen } from './payment-state.ts'
import { privateMeta } from '#app/site/sharing/page-meta.ts'
import { Card } from '#app/ui/card.tsx'
import { Money } from '#app/ui/money.tsx'
import type { Route } from './+types/checkout-va.ts'

export const handle = { cache: 'none', isBare: isPayableScreen }

export async function loader(args: Route.LoaderArgs) {
  return openScreen(args, 'checkout-va')
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const name = loaderData?.charge?.name ?? 'Virtual Account'
  return privateMeta(matches, { title: `Bayar lewat ${name}` })
}

export default function CheckoutVa({ loaderData }: Route.ComponentProps) {
  return (
    <Checkout view={loaderData} title="Bayar lewat Virtual Account">
      {({ name, mark: logo, code, codeGrouped, billerCode, merchant, amount }, isOver) => (
        <Card as="section" className="grid gap-4 p-4 lg:p-6">
          <h2 className="flex items-center gap-3 text-base">
            <BankLogo>{logo}</BankLogo>
            {name}
          </h2>
          {billerCode && (
            <CodeLine
              name="Kode perusahaan"
              code={billerCode}
              done="Kode disalin"
              isOver={isOver}
              isSmall
            />
          )}
          {code && (
            <CodeLine
              name={billerCode ? 'Kode bayar' : 'Nomor Virtual Account'}
              code={code}
              shown={codeGrouped ?? code}
              done="Nomor disalin"
              isOver={isOver}
            />
          )}
          <p className="rounded-field bg-surface-2 p-4 text-sm">
            Nama tujuan: <span className="font-semibold">{merchant}</span>. Bayar persis{' '}
            <Money amount={amount} className="font-semibold" />: bank menolak nominal yang berbeda.
          </p>
        </Card>
      )}
    </Checkout>
  )
}
