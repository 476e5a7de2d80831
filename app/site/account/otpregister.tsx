import { data, useLocation } from 'react-router'
import { AuthFrame, NeedsScript } from './auth-frame.tsx'
import { CodeForm } from './code-form.tsx'
import { enter } from './enter.client.ts'
import { InvalidLink } from './link-not-valid.tsx'
import { forgetTypedContact, typedContact } from './typed-contact.client.ts'
import { api } from '#app/client/api.client.ts'
import { ctxContext } from '#app/context.ts'
import { privateMeta } from '#app/site/sharing/page-meta.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { AccountApi } from '#features/account/api.server.ts'
import { LinkNotValid as NotValid } from '#features/account/errors.ts'
import { getChallenge } from '#features/account/contact/create-challenge.server.ts'
import type { Route } from './+types/otpregister.ts'

export const handle = { cache: 'none' }

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext)
  try {
    const { kind, target, codeExpiresAt, resendAt } = await getChallenge(ctx, params.token)
    return {
      token: params.token,
      challenge: {
        kind,
        target,
        codeExpiresAt: codeExpiresAt.toISOString(),
        resendAt: resendAt.toISOString(),
        serverNow: ctx.now().toISOString(),
      },
    }
  } catch (error) {
    if (!(error instanceof NotValid)) throw error
    return data({ token: params.token, challenge: undefined }, { status: error.status })
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, { title: 'Masukkan kode' })
}

export default function OtpRegister({ loaderData: { token, challenge } }: Route.ComponentProps) {
  const { search } = useLocation()
  if (!challenge) {
    return (
      <InvalidLink
        text="Tautan ini sudah dipakai, sudah lewat waktunya, atau salah ketik. Jika pendaftaran Anda sudah selesai, silakan masuk."
        to="/register"
        label="Daftar lagi"
      />
    )
  }
  const isEmail = challenge.kind === 'email'
  return (
    <AuthFrame
      title="Masukkan kode"
      lead={
        <p>
          Jika data Anda benar, kode sudah dikirim ke {isEmail ? 'e-mail' : 'nomor HP'}{' '}
          <Target token={token} masked={challenge.target} />.
          {isEmail && <span>{' Periksa juga folder spam.'}</span>}
        </p>
      }
    >
      <NeedsScript what="Menyelesaikan pendaftaran" />
      <CodeForm
        token={token}
        challenge={challenge}
        submitLabel="Selesaikan pendaftaran"
        onCode={(code) => verify(token, code)}
        change={
          <a
            href={`/register${search}`}
            className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-2"
          >
            Ganti {isEmail ? 'e-mail' : 'nomor'}
          </a>
        }
      />
    </AuthFrame>
  )
}

/** Where the code went: whole to the tab in which it was typed, masked to whoever else opens the address. */
function Target({ token, masked }: { token: string; masked: string }) {
  const isHydrated = useHydrated()
  const typed = isHydrated ? typedContact(token) : undefined
  return <b className="text-ink wrap-anywhere">{typed ?? masked}</b>
}

async function verify(token: string, code: string): Promise<void> {
  const response = await api<AccountApi>('member').auth.otp.verify.$post({ json: { token, code } })
  forgetTypedContact()
  await enter((await response.json()).data)
  // Stays busy until the next document is there.
  await new Promise(() => {})
}
