import type { ReactNode } from 'react'
import { api } from '#app/api.client.ts'
import { dropMemberSession } from '#app/session.client.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Loading, Skeleton } from '#app/ui/skeleton.tsx'
import { Rosette } from '#app/ui/star.tsx'
import { ErrorState } from '#app/ui/states.tsx'
import type { AccountApi } from '#features/account/api.server.ts'
import { ConsentSection } from './consent-section.tsx'
import { ContactsSection } from './contacts-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { ThemeSection } from './theme-section.tsx'
import { useMe } from './use-me.ts'
import { useSending } from './use-sending.ts'

/** Everything one has here, for who is signed in. It stays on the screen when the session ends, with what was typed. */
export function AccountScreen() {
  const { loaded, setMe, reload } = useMe()
  if (loaded.kind === 'loading') return <AccountSkeleton />
  if (loaded.kind === 'failed') {
    return (
      <Frame title="Akun saya">
        <ErrorState text={loaded.sentence} onRetry={reload} />
      </Frame>
    )
  }
  const { me } = loaded
  return (
    <Frame title={me.name} lead={me.contacts[0]?.value}>
      <div className="grid gap-5 lg:grid-cols-[14rem_minmax(0,1fr)] lg:items-start lg:gap-8">
        <Parts />
        <div className="grid gap-5">
          <ProfileSection me={me} onMe={setMe} />
          <ContactsSection me={me} onMe={setMe} />
          <ConsentSection me={me} onMe={setMe} />
          <ThemeSection me={me} onMe={setMe} />
          <PasswordSection me={me} onChanged={() => setMe({ ...me, hasPassword: true })} />
          <DevicesSection key={String(me.hasPassword)} contact={me.contacts[0]?.value} />
          <SignOut />
        </div>
      </div>
    </Frame>
  )
}

type FrameProps = { title: string; lead?: string | undefined; children: ReactNode }

function Frame({ title, lead, children }: FrameProps) {
  return (
    <div className="mx-auto grid max-w-wide gap-6 px-page py-5 lg:py-10">
      <header className="relative flex items-center gap-4 overflow-hidden rounded-card bg-linear-150 from-hero to-hero-deep p-5 text-on-hero lg:p-8">
        <Rosette className="pointer-events-none absolute -top-24 -right-16 size-72 text-accent opacity-25" />
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-white/15">
          <Icon name="user" className="size-7" />
        </span>
        <div className="relative min-w-0">
          <h1 className="text-xl wrap-anywhere lg:text-2xl">{title}</h1>
          {lead && <p className="opacity-90 wrap-anywhere">{lead}</p>}
        </div>
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
]

/** What is on the screen, beside it where there is room. */
function Parts() {
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

/** Ends the session at the server too; when that cannot be reached, this device forgets it all the same. */
function SignOut() {
  const sending = useSending()
  async function leave() {
    await sending.send(async () => {
      await api<AccountApi>('member').auth.logout.$post()
    })
    dropMemberSession()
    location.assign('/account')
  }
  return (
    <Button
      look="ghost"
      className="justify-self-start"
      isBusy={sending.isBusy}
      onClick={() => void leave()}
    >
      Keluar dari akun
    </Button>
  )
}

/** The shape of the screen while it is asked for. */
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
