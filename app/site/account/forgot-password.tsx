import { Form, useNavigation } from 'react-router'
import { AuthFrame } from './auth-frame.tsx'
import { ContactField } from './contact-field.tsx'
import { addressContext, ctxContext } from '#app/context.ts'
import { privateMeta } from '#app/site/sharing/page-meta.ts'
import { knownDevice } from '#app/client/session.client.ts'
import { submit } from '#app/submit.server.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import { RESET_MINUTES } from '#features/account/account.ts'
import { forgotForm } from '#features/account/contract.ts'
import { addressLimits } from '#features/account/limits.ts'
import { forgotPassword } from '#features/account/sign-in/reset-password.server.ts'
import { limit } from '#platform/http/rate-limit.server.ts'
import type { Route } from './+types/forgot-password.ts'

export const handle = { cache: 'none' }

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext)
  const address = context.get(addressContext)
  return submit(forgotForm, request, async ({ contact, device }) => {
    await limit(ctx, addressLimits.forgot, address)
    await forgotPassword(ctx, { contact, asker: { address, device } })
    return { isSent: true as const }
  })
}

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, { title: 'Lupa kata sandi' })
}

function nameDevice(field: HTMLInputElement | null): void {
  if (field) field.value = knownDevice()
}

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle'
  const refused = actionData && 'errors' in actionData ? actionData : undefined
  const isSent = actionData !== undefined && !refused
  return (
    <AuthFrame title="Lupa kata sandi?" lead={<p>Isi e-mail atau nomor HP akun Anda.</p>}>
      {isSent && (
        <div role="status">
          <Notice tone="success" title="Jika akun ini terdaftar, tautannya sudah kami kirim.">
            Tautannya berlaku {RESET_MINUTES} menit dan hanya sekali pakai. Belum tiba? Periksa
            folder spam, lalu coba lagi.
          </Notice>
        </div>
      )}
      <Form method="post" noValidate className="grid gap-4">
        <input type="hidden" name="device" ref={nameDevice} />
        <ErrorSummary errors={refused?.errors} title="Belum terkirim" />
        <ContactField
          sent="Tautan untuk membuat kata sandi baru"
          {...(refused?.values.contact && { defaultValue: refused.values.contact })}
          error={refused?.errors.contact}
        />
        <Button type="submit" className="w-full" isBusy={isBusy}>
          {isSent ? 'Kirim lagi' : 'Kirim tautan'}
        </Button>
      </Form>
      <a href="/account" className={buttonClass('quiet')}>
        Kembali ke halaman masuk
      </a>
    </AuthFrame>
  )
}
