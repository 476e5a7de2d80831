import { redirect } from 'react-router'
import * as v from 'valibot'
import { submit } from '#app/submit.server.ts'
import { openCharge } from '#features/checkout/open-charge.server.ts'
import { changePlan, planIdOf, pressPlan } from '#features/recurring/change-plan.server.ts'
import { changeForm, debitForm, paymentForm } from '#features/recurring/contract.ts'
import { agreeToDebit } from '#features/recurring/debit/agree-debit.server.ts'
import { linkWallet } from '#features/recurring/debit/link-wallet.server.ts'
import { payCycle } from '#features/recurring/pay-cycle.server.ts'
import { confirmPlan } from '#features/recurring/start-plan.server.ts'
import type { Ctx } from '#platform/context.ts'
import { isRefusal } from '#platform/refusal.ts'

type Pressed = { token: string; form: FormData }

const press = v.object({
  aksi: v.picklist(['aktifkan', 'jeda', 'lanjut', 'lewati', 'lepas', 'berhenti']),
})

/** What a press on the page of a plan does; the page itself only reads, since mail programs open links. */
export async function actOnPlan(ctx: Ctx, { token, form }: Pressed) {
  const act = form.get('aksi')
  const here = `/donasi-rutin/${token}`
  if (act === 'bayar') {
    return submit(paymentForm, form, async ({ nominal: amount }) => {
      const id = await payCycle(ctx, { planId: planIdOf(ctx, token), amount })
      return redirect(await codeFor(ctx, id, form.get('cara') === 'qris'), 303)
    })
  }
  if (act === 'ubah') {
    return submit(changeForm, form, async (change) => {
      await changePlan(ctx, planIdOf(ctx, token), change)
      return redirect(`${here}?kabar=ubah`, 303)
    })
  }
  if (act === 'debit') {
    return submit(debitForm, form, async ({ teks: words, cara: channel, nomor: phone }) => {
      const planId = planIdOf(ctx, token)
      if (channel !== 'card') {
        return { link: await linkWallet(ctx, { planId, words, channel, phone }) }
      }
      return redirect(await pageFor(ctx, await agreeToDebit(ctx, { planId, words })), 303)
    })
  }
  return submit(press, form, async ({ aksi }) => {
    const planId = planIdOf(ctx, token)
    if (aksi === 'aktifkan') await confirmPlan(ctx, planId)
    else await pressPlan(ctx, planId, aksi)
    return redirect(`${here}?kabar=${aksi}`, 303)
  })
}

/** Opens the card's page, which saves it; where that fails the donation's own screen says why. */
async function pageFor(ctx: Ctx, donationId: string): Promise<string> {
  try {
    await openCharge(ctx, { donationId, method: 'card', channel: 'card' })
    return `/checkout-card/${donationId}`
  } catch (cause) {
    if (!isRefusal(cause)) throw cause
    return `/payment/${donationId}`
  }
}

/** Makes the code where one press is to lead to it, and answers the screen to go on with. */
async function codeFor(ctx: Ctx, donationId: string, isQris: boolean): Promise<string> {
  if (!isQris) return `/payment/${donationId}`
  try {
    await openCharge(ctx, { donationId, method: 'qris', channel: 'qris' })
    return `/checkout-qrcode/${donationId}`
  } catch (cause) {
    if (!isRefusal(cause)) throw cause
    // The donation exists; its own screen offers the other methods, or says that it is paid.
    return `/payment/${donationId}`
  }
}
