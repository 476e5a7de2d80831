import { useState } from 'react'
import { AccountSkeleton } from './account-frame.tsx'
import { AccountScreen } from './account-screen.tsx'
import { AuthFrame, NeedsScript, OtherWay } from '#app/site/account/auth-frame.tsx'
import { CodeSignIn } from '#app/site/account/code-sign-in.tsx'
import { enter } from '#app/site/account/enter.client.ts'
import { SignInForm } from '#app/site/account/sign-in-form.tsx'
import { SocialSignIn } from '#app/site/account/social/social-sign-in.tsx'
import { privateMeta } from '#app/site/sharing/page-meta.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { useMember } from '#app/client/use-member.ts'
import type { Route } from './+types/account.ts'

export const handle = { cache: 'none' }

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, {
    title: 'Akun',
    description: 'Masuk ke akun Anda: profil, perangkat, dan persetujuan.',
  })
}

export default function Account() {
  const member = useMember()
  // A member's screen stays when the session ends, so that typed text is not lost.
  const [wasMember, setWasMember] = useState(false)
  if (typeof member === 'string' && !wasMember) setWasMember(true)

  if (wasMember) return <AccountScreen />
  // The server does not know who is signed in; a head script does, and CSS shows the right part. The form stays the
  // same one, so that what was typed before React stays.
  return (
    <>
      <div className="in-data-member:hidden">
        <SignIn />
      </div>
      {member === undefined && <AccountSkeleton className="hidden in-data-member:grid" />}
    </>
  )
}

function SignIn() {
  const [byCode, setByCode] = useState(false)
  return (
    <AuthFrame
      title="Masuk"
      lead={<OtherWay question="Belum punya akun?" to="/register" label="Daftar" />}
    >
      <NeedsScript what="Masuk" />
      {byCode ? (
        <CodeSignIn onEntered={onEntered} onBack={() => setByCode(false)} />
      ) : (
        <>
          <SignInForm onEntered={onEntered} />
          <div className="-mt-2 grid gap-1 sm:grid-cols-2">
            <Button look="quiet" className="px-3" onClick={() => setByCode(true)}>
              Masuk dengan kode
            </Button>
            <a href="/forgot-password" className={buttonClass('quiet', 'px-3')}>
              Lupa kata sandi?
            </a>
          </div>
        </>
      )}
      <SocialSignIn />
    </AuthFrame>
  )
}

async function onEntered(session: Parameters<typeof enter>[0]): Promise<void> {
  await enter(session)
  // Stays busy until the next document is there.
  await new Promise(() => {})
}
