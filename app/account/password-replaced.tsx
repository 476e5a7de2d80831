import { useEffect } from 'react'
import { dropMemberSession } from '#app/client/session.client.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { AuthFrame } from './auth-frame.tsx'

/** After a new password by the link of a letter: one signs in anew, here too. */
export function PasswordReplaced() {
  // Every session of the account has ended; one this browser still has may be one of them.
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
