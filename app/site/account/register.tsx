import { AuthFrame, NeedsScript, OtherWay } from './auth-frame.tsx'
import { RegisterForm } from './register-form.tsx'
import { SocialSignIn } from './social/social-sign-in.tsx'
import { privateMeta } from '#app/site/sharing/page-meta.ts'
import type { Route } from './+types/register.ts'

export const handle = { cache: 'none' }

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, {
    title: 'Daftar',
    description: 'Buat akun untuk menyimpan riwayat donasi dan ayat pilihan.',
  })
}

export default function Register() {
  return (
    <AuthFrame
      title="Buat akun"
      lead={<OtherWay question="Sudah punya akun?" to="/account" label="Masuk" />}
    >
      <NeedsScript what="Mendaftar" />
      <RegisterForm />
      <SocialSignIn />
    </AuthFrame>
  )
}
