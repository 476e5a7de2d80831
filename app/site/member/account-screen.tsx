import { useState } from 'react'
import { buttonClass } from '#app/ui/button.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { EmptyState, ErrorState } from '#app/ui/state/states.tsx'
import { AccountFrame, AccountParts, AccountSkeleton } from './account-frame.tsx'
import { ConsentSection } from '#app/site/account/settings/consent-section.tsx'
import { ContactsSection } from '#app/site/account/settings/contacts-section.tsx'
import { DevicesSection } from '#app/site/account/settings/devices-section.tsx'
import { PasswordSection } from '#app/site/account/settings/password-section.tsx'
import { ProfileSection } from '#app/site/account/settings/profile-section.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { LinkedProviders } from '#app/site/account/social/linked-providers.tsx'
import { SignOut } from '#app/site/account/settings/sign-out.tsx'
import { ThemeSection } from '#app/site/account/settings/theme-section.tsx'
import { useMe } from '#app/site/account/use-me.ts'
import { usePhoto } from '#app/site/account/settings/use-photo.ts'

/** The account screen of a member. When the session ends it stays, with the typed text. */
export function AccountScreen() {
  const { loaded, setMe, reload } = useMe()
  const [passwords, setPasswords] = useState(0)
  const photo = usePhoto(loaded.kind === 'ready' ? loaded.me.photo : null)
  if (loaded.kind === 'loading') return <AccountSkeleton />
  if (loaded.kind === 'failed') {
    return (
      <AccountFrame title="Akun saya">
        <ErrorState text={loaded.sentence} onRetry={reload} />
      </AccountFrame>
    )
  }
  if (loaded.kind === 'ended') return <Ended />
  const { me } = loaded
  function changed() {
    setMe({ ...me, hasPassword: true })
    // Changing the password signs out other devices, so their list is loaded again.
    setPasswords(passwords + 1)
  }

  return (
    <AccountFrame title={me.name} lead={me.contacts[0]?.value} photo={photo} action={<SignOut />}>
      <div className="grid gap-5 lg:grid-cols-[14rem_minmax(0,1fr)] lg:items-start lg:gap-8">
        <AccountParts />
        <div className="grid gap-5">
          <Shortcuts />
          <ProfileSection me={me} photo={photo} onMe={setMe} />
          <ContactsSection me={me} onMe={setMe} />
          <ConsentSection me={me} onMe={setMe} />
          <ThemeSection me={me} onMe={setMe} />
          <PasswordSection me={me} onChanged={changed} />
          <LinkedProviders me={me} onMe={setMe} />
          <DevicesSection key={passwords} contact={me.contacts[0]?.value} />
          <PrivacySection me={me} />
        </div>
      </div>
    </AccountFrame>
  )
}

/** Shown when the session had ended before anything loaded. */
function Ended() {
  return (
    <div className="mx-auto max-w-reading px-page py-8">
      <h1 className="sr-only">Akun saya</h1>
      <EmptyState
        icon="user"
        title="Sesi Anda berakhir. Silakan masuk kembali."
        text="Bisa jadi kata sandi diganti, atau perangkat ini dikeluarkan."
        action={
          <a href="/account" className={buttonClass()}>
            Masuk
          </a>
        }
      />
    </div>
  )
}
