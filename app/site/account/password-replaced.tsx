import { useEffect } from 'react'
import { dropMemberSession } from '#app/client/session.client.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { AuthFrame } from './auth-frame.tsx'

/** Shown after a reset by an emailed link. The user must sign in again, also here. */
export function PasswordReplaced() {
  // The reset has ended all sessions of the account, and this browser's may be one of them.
  useEffect(() => dropMemberSession(), [])
  return (
    <AuthFrame
      title="Kata sandi sudah diganti"
      lead={<p>Semua perangkat sudah dikeluarkan. Silakan masuk dengan kata sandi yang baru.</p>}
    >
      <a href="/account" className={buttonClass()}>
        Masuk
      </a>
    </AuthFrame>
  )
}
