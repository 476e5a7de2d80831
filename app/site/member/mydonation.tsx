import { signInPath } from '#app/client/next.ts'
import { FindDonation } from './find-donation.tsx'
import { MyDonationScreen, MyDonationSkeleton } from './my-donation-screen.tsx'
import { privateMeta } from '#app/site/sharing/page-meta.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/state/states.tsx'
import { useMember } from '#app/client/use-member.ts'
import type { Route } from './+types/mydonation.ts'

export const handle = { cache: 'none' }

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, {
    title: 'Donasi saya',
    description: 'Riwayat donasi, kuitansi, rekap tahunan, dan pengingat Anda.',
  })
}

export default function MyDonation() {
  const member = useMember()
  if (typeof member === 'string') return <MyDonationScreen />
  if (member === null) return <Invitation />
  // The server does not know who is signed in. A script in the page's head does, and CSS shows the right part.
  return (
    <>
      <div className="in-data-member:hidden">
        <Invitation />
      </div>
      <MyDonationSkeleton />
    </>
  )
}

/** Shown to visitors: what this screen offers, and a sign-in button. */
function Invitation() {
  return (
    <div className="mx-auto grid max-w-wide gap-4 px-page py-6 lg:grid-cols-2 lg:items-center lg:gap-10 lg:py-12">
      <h1 className="text-center text-2xl lg:col-span-2 lg:text-left">Donasi saya</h1>
      <EmptyState
        icon="history"
        title="Masuk untuk melihat donasi Anda"
        text="Riwayat, kuitansi, rekap tahunan, dan pengingat ada di satu tempat. Donasi yang dulu Anda berikan tanpa akun dapat dimasukkan lewat e-mail atau HP yang sama."
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <a href={signInPath('/mydonation')} className={buttonClass()}>
              Masuk
            </a>
            <a href="/register?lanjut=%2Fmydonation" className={buttonClass('ghost')}>
              Daftar
            </a>
          </div>
        }
      />
      <div className="mx-auto w-full max-w-md">
        <FindDonation />
      </div>
    </div>
  )
}
