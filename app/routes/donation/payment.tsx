import { CancelGift } from '#app/donation/cancel-gift.tsx'
import {
  cancelGift,
  checkGift,
  chooseWay,
  openScreen,
  type PaymentView,
} from '#app/donation/payment-door.server.ts'
import { type PaymentState, paymentState } from '#app/donation/payment-state.ts'
import { Thanks } from '#app/donation/thanks.tsx'
import { Unpaid } from '#app/donation/unpaid.tsx'
import { privateMeta } from '#app/page-meta.ts'
import { formDataOf } from '#app/submit.server.ts'
import type { Route } from './+types/payment.ts'

export const handle = { cache: 'none' }

export async function loader(args: Route.LoaderArgs) {
  return openScreen(args, 'payment')
}

export async function action(args: Route.ActionArgs) {
  const form = await formDataOf(args.request.clone())
  const act = form.get('aksi')
  if (act === 'cek') return checkGift(args)
  return act === 'batalkan' ? cancelGift(args) : chooseWay(args)
}

const titles: Record<PaymentState, string> = {
  choose: 'Pilih cara bayar',
  preparing: 'Menyiapkan pembayaran',
  expired: 'Waktu pembayaran habis',
  kept: 'Dana kami terima sebagai titipan',
  closed: 'Program sudah tidak menerima donasi',
  paid: 'Donasi diterima',
  reversed: 'Pembayaran dibatalkan penyedia',
  refund_pending: 'Pengembalian dana diproses',
  refunded: 'Dana telah dikembalikan',
  cancelled: 'Donasi dibatalkan',
}

function titleOf(view: PaymentView): string {
  return view.isCancelling ? 'Batalkan donasi?' : titles[paymentState(view)]
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
  if (loaderData.isCancelling) return <CancelGift view={loaderData} refused={refused} />
  return <Unpaid view={loaderData} state={state} refused={refused} />
}
