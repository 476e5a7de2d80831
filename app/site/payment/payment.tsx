import { CancelDonation } from './cancel-donation.tsx'
import {
  cancelOnPage,
  checkDonation,
  chooseMethodOnPage,
  openScreen,
  type PaymentView,
} from './payment-actions.server.ts'
import { isPayableScreen, type PaymentState, paymentState } from './payment-state.ts'
import { capitalName, nouns } from '#features/campaign/nouns.ts'
import { Thanks } from './thanks/thanks.tsx'
import { Unpaid } from './unpaid.tsx'
import { privateMeta } from '#app/site/sharing/page-meta.ts'
import { formDataOf } from '#app/submit.server.ts'
import type { Route } from './+types/payment.ts'

export const handle = { cache: 'none', isBare: isPayableScreen }

export async function loader(args: Route.LoaderArgs) {
  return openScreen(args, 'payment')
}

export async function action(args: Route.ActionArgs) {
  const form = await formDataOf(args.request.clone())
  const act = form.get('aksi')
  if (act === 'cek') return checkDonation(args)
  return act === 'batalkan' ? cancelOnPage(args) : chooseMethodOnPage(args)
}

const titles: Record<Exclude<PaymentState, 'paid' | 'cancelled'>, string> = {
  choose: 'Pilih cara bayar',
  preparing: 'Menyiapkan pembayaran',
  expired: 'Waktu pembayaran habis',
  kept: 'Dana kami terima sebagai titipan',
  closed: 'Program sudah ditutup',
  reversed: 'Pembayaran dibatalkan penyedia',
  refund_pending: 'Pengembalian dana disetujui',
  refund_sent: 'Dana sedang dikirim kembali',
  refunded: 'Dana telah dikembalikan',
}

function titleOf(view: PaymentView): string {
  const { noun } = view.donation
  if (view.isCancelling) return `Batalkan ${nouns[noun].name}?`
  const state = paymentState(view)
  if (state === 'paid') return `${capitalName(noun)} diterima`
  return state === 'cancelled' ? `${capitalName(noun)} dibatalkan` : titles[state]
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const title = loaderData ? titleOf(loaderData) : 'Pembayaran'
  return privateMeta(matches, { title })
}

export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  const state = paymentState(loaderData)
  if (state === 'paid') return <Thanks view={loaderData} />
  const errors = actionData?.errors
  const refused = errors && (errors._ ?? errors.channel ?? Object.values(errors)[0])
  if (loaderData.isCancelling) return <CancelDonation view={loaderData} refused={refused} />
  return <Unpaid view={loaderData} state={state} refused={refused} />
}
