import { useEffect, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { DateText } from '#app/ui/date/date-text.tsx'
import { toast } from '#app/ui/state/toast.tsx'
import { api } from '#app/client/api.client.ts'
import type { AccountApi } from '#features/account/api.server.ts'
import type { MeBody } from '../me.ts'
import { ProveAgainForm } from '../prove-again-form.tsx'
import { AccountSection } from '../settings/section.tsx'
import { LinkProvider } from './link-provider.tsx'
import { ProviderLogo } from './provider-logo.tsx'
import { fetchSocialSettings, type SocialSettings } from './settings.client.ts'
import { providerNames } from './sign-in-words.ts'

type Props = { me: MeBody; onMe: (me: MeBody) => void }
type Identity = MeBody['identities'][number]

/** The linked providers and those that can be added; nothing when there are none. */
export function LinkedProviders({ me, onMe }: Props) {
  const settings = useSettings()
  const [leaving, setLeaving] = useState<string>()
  if (!settings && me.identities.length === 0) return null

  function changed(next: MeBody) {
    setLeaving(undefined)
    onMe(next)
  }

  return (
    <AccountSection
      id="akun-terhubung"
      title="Masuk lewat akun lain"
      lead="Akun yang terhubung membuka akun ini tanpa kata sandi."
    >
      <ul className="grid gap-3">
        {me.identities.map((identity) => (
          <IdentityRow
            key={identity.id}
            identity={identity}
            onLeave={leaving === identity.id ? undefined : () => setLeaving(identity.id)}
          />
        ))}
      </ul>
      {leaving && (
        <Leave {...{ me, id: leaving }} onMe={changed} onCancel={() => setLeaving(undefined)} />
      )}
      {settings && !leaving && <LinkProvider {...{ me, settings }} onMe={changed} />}
    </AccountSection>
  )
}

function nameOf({ provider }: Identity): string {
  return provider ? providerNames[provider] : 'Akun lain'
}

type RowProps = { identity: Identity; onLeave: (() => void) | undefined }

function IdentityRow({ identity, onLeave }: RowProps) {
  const { provider, createdAt } = identity
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-field border border-line p-3 pl-4">
      {provider && <ProviderLogo provider={provider} />}
      <span className="min-w-0 flex-1">
        <b>{nameOf(identity)}</b>
        <span className="block text-sm text-muted">
          Sejak <DateText at={createdAt} />
        </span>
      </span>
      {onLeave && (
        <Button look="quiet" className="px-3" onClick={onLeave}>
          Lepas<span className="sr-only"> {nameOf(identity)}</span>
        </Button>
      )}
    </li>
  )
}

function Leave({ me, id, onMe, onCancel }: Props & { id: string; onCancel: () => void }) {
  return (
    <div className="grid gap-4 rounded-field bg-surface-2 p-4">
      <p>Lepas akun ini? Setelah itu ia tidak lagi membuka akun Anda di sini.</p>
      <ProveAgainForm
        me={me}
        passwordName="leavePassword"
        passwordLabel="Kata sandi saat ini"
        submit={{ label: 'Lepas akun', look: 'danger' }}
        onCancel={onCancel}
        onProved={async ({ currentPassword }) => {
          const { identities } = api<AccountApi>('member').me
          const request = { param: { id }, json: { currentPassword } }
          onMe((await (await identities[':id'].removal.$post(request)).json()).data)
          toast('Akun itu sudah dilepas.')
        }}
      />
    </div>
  )
}

function useSettings(): SocialSettings | null {
  const [settings, setSettings] = useState<SocialSettings | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    // Without an answer only linked providers are shown.
    fetchSocialSettings(leaving.signal).then(setSettings, () => {})
    return () => leaving.abort()
  }, [])
  return settings
}
