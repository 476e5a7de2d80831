import { data, type RouterContextProvider, redirect } from 'react-router'
import * as v from 'valibot'
import { addressContext, ctxContext } from '#app/context.ts'
import { ratesFor } from '#app/site/exchange-rate/shown-rates.server.ts'
import { submit } from '#app/submit.server.ts'
import { limitDonations } from '#features/donation/start/limit-donations.server.ts'
import { cancelDonation } from '#features/checkout/cancel-donation.server.ts'
import { isPayable, type PaymentScreenName } from '#features/charge/charge.ts'
import { chargeRequest } from '#features/charge/contract.ts'
import { openCharge } from '#features/checkout/open-charge.server.ts'
import { type PaymentScreen, paymentScreen } from '#features/checkout/payment-screen.server.ts'
import { checkPayment, paymentStatus } from '#features/checkout/payment-status.server.ts'
import { unitsNotice } from './thanks/units-notice.server.ts'
import { dueKinds } from '#features/receipt/receipt.ts'
import { findWording, type Wording } from '#features/donation/start/wordings.server.ts'
import type { Ctx } from '#platform/context.ts'

type Args = {
  params: { id: string }
  request: Request
  context: Readonly<RouterContextProvider>
}

export type PaymentView = PaymentScreen & {
  /** True after 'Cek status' without script: the provider was asked and had no news. */
  isChecked: boolean
  /** The donor comes back from a wallet, which tells nothing about the payment. */
  isReturned: boolean
  /** The donor has a code but wants to see the other methods. */
  isChanging: boolean
  /** The donor wants to cancel and is asked for confirmation. */
  isCancelling: boolean
  /** Demo mode: the screen links to the payment simulator. */
  hasSimulator: boolean
  campaignUrl: string
  /** Set when a wakaf asked for more units than were left. */
  unitsNotice: string | null
  /** What is prayed for who gave; null before the payment. */
  doa: Wording | null
  /** The kinds of receipt that a paid donation has. */
  receipts: ReturnType<typeof dueKinds>
  /** Rates, while the donation is to be paid. */
  about: Awaited<ReturnType<typeof ratesFor>>
}

export type ChargeView = NonNullable<PaymentView['charge']>

/** The data of one of the payment screens. Redirects to the right screen; throws 404 for an unknown id. */
export async function openScreen(
  { params, request, context }: Args,
  here: PaymentScreenName,
): Promise<PaymentView> {
  const ctx = context.get(ctxContext)
  const query = new URL(request.url).searchParams
  const isChecked = query.has('cek')
  const found = await paymentScreen(ctx, params.id)
  if (!found) throw data({ message: 'Page Not Found' }, { status: 404 })

  const isElsewhere = found.screen !== here
  const isChanging =
    isElsewhere && here === 'payment' && found.campaign.isOpen && query.has('ganti')
  const isCancelling =
    here === 'payment' && query.has('batalkan') && isPayable(found.donation.status)
  if (isElsewhere && !isChanging && !isCancelling)
    throw redirect(`/${found.screen}/${params.id}`, 303)
  const isPaid = found.donation.status === 'paid'
  return {
    ...found,
    isChecked,
    isReturned: query.has('kembali'),
    isChanging,
    isCancelling,
    hasSimulator: ctx.config.mode === 'demo',
    campaignUrl: `${ctx.config.origin}/campaign/${found.campaign.slug}`,
    unitsNotice: isPaid ? await unitsNotice(ctx, params.id) : null,
    doa: isPaid ? await reviewedDoa(ctx) : null,
    receipts: isPaid ? dueKinds(found, ctx.config) : [],
    about: isPaid ? { rates: [], currency: null } : await ratesFor(ctx, query),
  }
}

/** Creates the code of a method that was chosen without script, and redirects to its screen. */
export async function chooseMethodOnPage({ params, request, context }: Args) {
  const ctx = context.get(ctxContext)
  return submit(chargeRequest, request, async (choice) => {
    await limitDonations(ctx, 'charges address', context.get(addressContext))
    await openCharge(ctx, { donationId: params.id, ...choice })
    const { screen } = await paymentStatus(ctx, params.id)
    return redirect(`/${screen}/${params.id}`, 303)
  })
}

/** 'Cek status' without script: asks the provider now and redirects to the matching screen. */
export async function checkDonation({ params, request, context }: Args) {
  const ctx = context.get(ctxContext)
  return submit(v.object({}), request, async () => {
    const { screen } = await checkPayment(ctx, params.id)
    return redirect(`/${screen}/${params.id}?cek=1`, 303)
  })
}

/** Cancels the donation on the donor's request; its own screen says so. */
export async function cancelOnPage({ params, request, context }: Args) {
  const ctx = context.get(ctxContext)
  return submit(v.object({}), request, async () => {
    await limitDonations(ctx, 'charges address', context.get(addressContext))
    await cancelDonation(ctx, params.id)
    return redirect(`/payment/${params.id}`, 303)
  })
}

/** The doa for who gave, once a scholar has reviewed it. */
async function reviewedDoa({ db }: Ctx) {
  const doa = await findWording(db, 'donasi.doa')
  return doa.passages.length > 0 ? doa : null
}
