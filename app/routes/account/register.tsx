import { useLocation } from 'react-router'
import { AuthFrame, NeedsScript } from '#app/account/auth-frame.tsx'
import { RegisterForm } from '#app/account/register-form.tsx'
import { SocialSignIn } from '#app/account/social/social-sign-in.tsx'
import { privateMeta } from '#app/page-meta.ts'
import type { Route } from './+types/register.ts'

export const handle = { cache: 'none' }

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, {
    title: 'Daftar',
    description: 'Buat akun untuk menyimpan riwayat donasi dan ayat pilihan.',
  })
}

export default function Register() {
  const { search } = useLocation()
  return (
    <AuthFrame
      title="Buat akun"
      lead={
        <p>
          Sudah punya akun?{' '}
          <a
            href={`/account${search}`}
            className="inline-block py-2.5 font-semibold text-primary underline underline-offset-2"
          >
            Masuk
          </a>
        </p>
      }
    >
      <NeedsScript what="Mendaftar" />
      <RegisterForm />
      <SocialSignIn />
    </AuthFrame>
  )
}
