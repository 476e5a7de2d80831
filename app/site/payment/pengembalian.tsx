import { data, redirect } from 'react-router'
import { addressContext, ctxContext } from '#app/context.ts'
import { privateMeta } from '#app/site/sharing/page-meta.ts'
import { submit } from '#app/submit.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/state/states.tsx'
import { bankLinkPath } from '#features/donor-bank/request-donor-bank.server.ts'
import { donorBankForm, donorBankNames, donorBankOf } from '#features/donor-bank/donor-bank.ts'
import {
  bankFormsOfNetwork,
  bankRequestBehind,
  giveDonorBank,
} from '#features/donor-bank/give-donor-bank.server.ts'
import { networkOf } from '#platform/http/client-address.server.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { limit } from '#platform/http/rate-limit.server.ts'
import { isRefusal } from '#platform/refusal.ts'
import type { Route } from './+types/pengembalian.ts'
import { DonorBankForm } from './donor-bank-form.tsx'

export const handle = { cache: 'none' }

/** Only reads: mail programs that open links must not use them up. */
export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    const { state, number, at, isTold } = await bankRequestBehind(
      context.get(ctxContext),
      params.token,
    )
    const banks: readonly string[] = state === 'open' ? donorBankNames : []
    return { state, number, at: formatDateTime(at), banks, isTold }
  } catch (cause) {
    if (!isRefusal(cause)) throw cause
    return data(
      {
        state: 'ended' as const,
        number: '',
        at: '',
        banks: [],
        isTold: false,
        trouble: cause.message,
      },
      { status: cause.status },
    )
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext)
  const network = networkOf(context.get(addressContext))
  return submit(donorBankForm, request, async (typed) => {
    await limit(ctx, bankFormsOfNetwork, network)
    await giveDonorBank(ctx, { token: params.token, bank: donorBankOf(typed) })
    return redirect(bankLinkPath(params.token), 303)
  })
}

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, { title: 'Rekening pengembalian' })
}

export default function ReturnBank({ loaderData, actionData }: Route.ComponentProps) {
  const { state, number, at, banks, isTold } = loaderData
  const refused = actionData && 'errors' in actionData ? actionData : undefined
  const trouble = refused?.errors['_']
  return (
    <div className="mx-auto grid max-w-form gap-5 px-page py-6 lg:py-12">
      <h1 className="text-2xl">Rekening pengembalian</h1>
      {state === 'open' && !trouble && <DonorBankForm {...{ number, banks, refused }} until={at} />}
      {state === 'done' && !trouble && (
        <EmptyState
          icon="check"
          title="Rekening Anda sudah kami terima"
          text={`Tersimpan terenkripsi sejak ${at}. ${isTold ? 'Kami mengabari Anda begitu dananya terkirim.' : 'Kabarnya terbaca di halaman donasi Anda.'}`}
          action={<LinkButton to="/pusat-bantuan">Pusat bantuan</LinkButton>}
        />
      )}
      {(state === 'ended' || trouble) && (
        <EmptyState
          icon="link"
          title={state === 'ended' ? 'Tautan tidak berlaku' : 'Tidak tersimpan'}
          text={trouble ?? ('trouble' in loaderData ? loaderData.trouble : undefined)}
          action={<LinkButton to="/pusat-bantuan">Hubungi kami</LinkButton>}
        />
      )}
    </div>
  )
}
