import type { ReactNode } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { OwnLogo, type Face } from '#app/ui/own-logo.tsx'
import { Rosette, StarPattern } from '#app/ui/star.tsx'

type Props = { title: string; lead?: ReactNode; children: ReactNode }

/** The frame of sign-in and registration: the benefits of an account beside a short form. */
export function AuthFrame({ title, lead, children }: Props) {
  const shell = useRouteLoaderData<{ institution: Face }>('root')
  return (
    <div className="mx-auto max-w-wide gap-10 px-page py-6 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:items-stretch lg:py-12">
      <Promise />
      <div className="mx-auto grid w-full max-w-md content-center gap-6 lg:max-w-none lg:py-6">
        <header className="grid gap-2">
          <div className="mb-1 lg:hidden">
            <OwnLogo face={shell?.institution} size="h-11 max-w-40" star="size-11 text-primary" />
          </div>
          <h1 className="text-2xl">{title}</h1>
          {lead && <div className="text-muted wrap-anywhere">{lead}</div>}
        </header>
        {children}
      </div>
    </div>
  )
}

type OtherWayProps = { question: string; to: string; label: string }

/** A link between registration and sign-in. It keeps the path to return to. */
export function OtherWay({ question, to, label }: OtherWayProps) {
  const { search } = useLocation()
  return (
    <p>
      {question}{' '}
      <a
        href={`${to}${search}`}
        className="inline-block py-2.5 font-semibold text-primary underline underline-offset-2"
      >
        {label}
      </a>
    </p>
  )
}

const reasons: { icon: IconName; text: string }[] = [
  { icon: 'history', text: 'Riwayat dan kuitansi donasi Anda di satu tempat' },
  { icon: 'bookmark', text: 'Ayat tersimpan dan bacaan terakhir di semua perangkat' },
  { icon: 'leaf', text: 'Anda yang menentukan kabar apa yang kami kirim' },
]

function Promise() {
  return (
    <aside className="relative hidden min-h-[34rem] content-end gap-5 overflow-hidden rounded-card bg-linear-150 from-hero to-hero-deep p-10 text-on-hero lg:grid">
      <StarPattern id="account-stars" className="opacity-6" />
      <Rosette className="pointer-events-none absolute -top-16 -right-20 size-96 text-accent opacity-30" />
      <p className="relative max-w-[18ch] text-3xl font-extrabold">
        Satu akun untuk kebaikan yang terus mengalir
      </p>
      <ul className="relative grid gap-3">
        {reasons.map(({ icon, text }) => (
          <li key={text} className="flex items-center gap-3">
            <Icon name={icon} className="size-5.5" />
            {text}
          </li>
        ))}
      </ul>
    </aside>
  )
}

/** Shown without script: only a script can store a session on the device. */
export function NeedsScript({ what }: { what: string }) {
  return (
    <noscript>
      <p className="rounded-field bg-warning-tint p-4">
        {what} memerlukan JavaScript, karena tanda masuk disimpan di peramban Anda. Aktifkan
        JavaScript lalu muat ulang halaman ini. Berdonasi dan membaca Al-Qur’an tetap dapat tanpa
        akun.
      </p>
    </noscript>
  )
}
