import type { ReactNode } from 'react'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Loading, Skeleton } from '#app/ui/state/skeleton.tsx'
import { Rosette } from '#app/ui/star.tsx'
import { Portrait } from '#app/site/account/settings/photo-field.tsx'

type FrameProps = {
  title: string
  lead?: string | undefined
  photo?: string | undefined
  /** Stands at the end of the head: the way out. */
  action?: ReactNode
  children: ReactNode
}

/** The head of the account screen: name and photo. */
export function AccountFrame({ title, lead, photo, action, children }: FrameProps) {
  return (
    <div className="mx-auto grid max-w-wide gap-6 px-page py-5 lg:py-10">
      <header className="relative flex flex-wrap items-center gap-4 overflow-hidden rounded-card bg-linear-150 from-hero to-hero-deep p-5 text-on-hero lg:p-8">
        <Rosette className="pointer-events-none absolute -top-24 -right-16 size-72 text-accent opacity-25" />
        <Portrait shown={photo} className="size-14 bg-white/15" />
        <div className="relative min-w-0 flex-[1_1_10rem]">
          <h1 className="text-xl wrap-anywhere lg:text-2xl">{title}</h1>
          {lead && <p className="opacity-90 wrap-anywhere">{lead}</p>}
        </div>
        {action}
      </header>
      {children}
    </div>
  )
}

const parts: { id: string; label: string; icon: IconName }[] = [
  { id: 'profil', label: 'Profil', icon: 'user' },
  { id: 'kontak', label: 'Kontak', icon: 'mail' },
  { id: 'persetujuan', label: 'Kabar dan pengingat', icon: 'news' },
  { id: 'tampilan', label: 'Tampilan', icon: 'sun' },
  { id: 'kata-sandi', label: 'Kata sandi', icon: 'verified' },
  { id: 'perangkat', label: 'Perangkat', icon: 'phone' },
  { id: 'privasi', label: 'Data saya', icon: 'download' },
  { id: 'hapus-akun', label: 'Hapus akun', icon: 'trash' },
]

/** Links to the sections of the screen, at its side on wide screens. */
export function AccountParts() {
  return (
    <nav aria-label="Bagian akun" className="sticky top-24 hidden lg:block">
      <ul className="grid gap-1">
        {parts.map(({ id, label, icon }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-touch items-center gap-3 rounded-field px-4 font-medium hover:bg-tint hover:text-primary"
            >
              <Icon name={icon} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The loading state of the account screen. */
export function AccountSkeleton({ className = '' }: { className?: string }) {
  return (
    <div className={`mx-auto max-w-wide gap-6 px-page py-5 lg:py-10 ${className || 'grid'}`}>
      <Loading>Memuat akun Anda…</Loading>
      <Skeleton className="h-24 w-full rounded-card lg:h-30" />
      <div className="grid gap-5 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-8">
        <span className="hidden lg:block" />
        <div className="grid gap-5">
          <Skeleton className="h-80 w-full rounded-card" />
          <Skeleton className="h-56 w-full rounded-card" />
        </div>
      </div>
    </div>
  )
}
