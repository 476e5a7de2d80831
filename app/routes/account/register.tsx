import { useLocation } from 'react-router'
import { AuthFrame, NeedsScript } from '#app/account/auth-frame.tsx'
import { RegisterForm } from '#app/account/register-form.tsx'
import { SocialSignIn } from '#app/account/social/social-sign-in.tsx'

export const handle = { cache: 'none' }

export function meta() {
  return [
    { title: 'Daftar · Amanah' },
    { name: 'description', content: 'Buat akun untuk menyimpan riwayat donasi dan ayat pilihan.' },
    { name: 'robots', content: 'noindex' },
  ]
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
