import { BankLogo } from './checkout/bank-logo.tsx'
import { Checkout } from './checkout/checkout.tsx'
import { CodeLine } from './checkout/code-line.tsx'
import { type ChargeView, openScreen } from './payment-actions.server.ts'
import { isPayableScreen } from './payment-state.ts'
import { proofView, sendProof } from './proof-actions.server.ts'
import { TransferProof } from './checkout/transfer-proof.tsx'
import { privateMeta } from '#app/site/sharing/page-meta.ts'
import { Card } from '#app/ui/card.tsx'
import { BigFigure } from '#app/ui/big-figure.tsx'
import { CopyButton } from '#app/ui/share/copy-button.tsx'
import { nouns } from '#features/campaign/nouns.ts'
import { formatRupiah } from '#platform/money/money.ts'
import type { Route } from './+types/checkout-transfer.ts'

export const handle = { cache: 'none', isBare: isPayableScreen }

export async function loader(args: Route.LoaderArgs) {
  return { ...(await openScreen(args, 'checkout-transfer')), proof: await proofView(args) }
}

export async function action(args: Route.ActionArgs) {
  return sendProof(args)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const name = loaderData?.charge?.name ?? 'Transfer bank'
  return privateMeta(matches, { title: name })
}

export default function CheckoutTransfer({ loaderData, actionData }: Route.ComponentProps) {
  const { noun } = loaderData.donation
  const refused = actionData && 'errors' in actionData ? actionData : undefined
  const { name } = nouns[noun]
  return (
    <Checkout
      view={loaderData}
      title="Transfer ke rekening lembaga"
      runOut={{ payTo: 'dengan nominal ini', again: 'Pilih cara bayar lagi' }}
    >
      {(charge, isOver) => (
        <>
          <Card as="section" className="grid gap-4 p-4 lg:p-6">
            <h2 className="flex items-center gap-3 text-base">
              <BankLogo>{charge.bank ?? 'Bank'}</BankLogo>
              {charge.name}
            </h2>
            {charge.code && (
              <CodeLine
                name="Nomor rekening"
                code={charge.code}
                shown={charge.codeGrouped ?? charge.code}
                done="Nomor disalin"
                isOver={isOver}
              />
            )}
            <ExactSum charge={charge} isOver={isOver} />
            <p className="rounded-field bg-surface-2 p-4 text-sm">
              Nama tujuan: <span className="font-semibold">{charge.merchant}</span>. Tiga angka
              terakhir membuat nominal ini hanya milik Anda, supaya kami tahu transfer siapa yang
              masuk. {formatRupiah(charge.added ?? 0)} itu bagian dari {name} Anda, seluruhnya
              dicatat untuk tujuan yang sama.
            </p>
          </Card>
          <Card as="section" className="grid gap-2 p-4 lg:p-6">
            <h2 className="text-base">Sesudah transfer</h2>
            <p className="text-sm text-muted">
              Tidak perlu konfirmasi: kami mencocokkannya dengan mutasi rekening, paling lambat satu
              hari kerja.
            </p>
            <TransferProof proof={loaderData.proof} refused={refused} />
          </Card>
        </>
      )}
    </Checkout>
  )
}

const OWN_DIGITS = 'rounded-sm bg-tint text-primary underline decoration-2 underline-offset-4'

/** The exact sum with its last three digits apart; screen readers hear it whole. */
function ExactSum({ charge: { amount }, isOver }: { charge: ChargeView; isOver: boolean }) {
  const words = formatRupiah(amount)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-2 lg:gap-x-4">
      <p className="min-w-0">
        <span className="block text-sm text-muted">Nominal persis</span>
        <span className="sr-only">{words}</span>
        <span
          aria-hidden="true"
          className={`text-xl font-extrabold lg:text-2xl ${isOver ? 'text-muted line-through opacity-60' : ''}`}
        >
          <BigFigure value={words}>
            {words.slice(0, -3)}
            <span className={isOver ? '' : OWN_DIGITS}>{words.slice(-3)}</span>
          </BigFigure>
        </span>
      </p>
      <CopyButton
        text={String(amount)}
        label="Salin"
        done="Nominal disalin"
        isDisabled={isOver}
        className="-mr-3 px-3!"
      />
    </div>
  )
}
