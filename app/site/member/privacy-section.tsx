import { useEffect, useState } from 'react'
import { ApiFailure, api } from '#app/client/api.client.ts'
import type { MeBody } from '#app/site/account/me.ts'
import { type IdentityProof, ProveAgainForm } from '#app/site/account/prove-again-form.tsx'
import { AccountSection } from '#app/site/account/settings/section.tsx'
import { saveFile } from '#app/client/save-file.client.ts'
import { DateText } from '#app/ui/date/date-text.tsx'
import { toast } from '#app/ui/state/toast.tsx'
import type { PrivacyApi } from '#features/privacy/api.server.ts'
import type { PrivacyBody } from '#features/privacy/contract.ts'
import { CloseAccount } from './close-account.tsx'

/** The member's control over personal data: consents with dates, a copy of all data, and closing the account. */
export function PrivacySection({ me }: { me: MeBody }) {
  const privacy = usePrivacy()
  return (
    <>
      <AccountSection
        id="privasi"
        title="Data saya"
        lead="Salinan semua yang kami simpan tentang Anda, sebagai satu berkas untuk Anda simpan."
      >
        <ExportForm me={me} />
        {privacy && <Consents consents={privacy.consents} />}
      </AccountSection>
      <CloseAccount me={me} kept={privacy?.kept} />
    </>
  )
}

function ExportForm({ me }: { me: MeBody }) {
  async function takeAlong({ currentPassword, form }: IdentityProof) {
    const { privacy } = api<PrivacyApi>('member').me
    const answer = await privacy.export.$post({ json: { currentPassword } })
    await saveFile(answer, 'data-saya.json')
    form.reset()
    toast('Data Anda sudah diunduh. Simpan berkasnya baik-baik.')
  }

  return (
    <ProveAgainForm
      me={me}
      passwordName="exportPassword"
      passwordLabel="Kata sandi untuk mengunduh"
      submit={{ label: 'Unduh data saya', look: 'ghost', icon: 'download' }}
      onProved={takeAlong}
    />
  )
}

const purposeWords: Record<string, string> = {
  terms: 'Syarat & Kebijakan Privasi',
  'news-email': 'Kabar lewat e-mail',
  'news-whatsapp': 'Kabar lewat WhatsApp',
  'reminders-email': 'Pengingat lewat e-mail',
  'reminders-whatsapp': 'Pengingat lewat WhatsApp',
}

function Consents({ consents }: { consents: PrivacyBody['consents'] }) {
  if (consents.length === 0) return null
  return (
    <details className="rounded-field border border-line">
      <summary className="flex min-h-12 cursor-pointer items-center px-4 font-semibold">
        Riwayat persetujuan ({consents.length})
      </summary>
      <ul className="grid gap-2 px-4 pb-4 text-sm">
        {consents.map(({ purpose, isGiven, version, decidedAt }) => (
          <li key={`${purpose} ${decidedAt}`}>
            <span className="font-semibold">{purposeWords[purpose] ?? purpose}</span>:{' '}
            {isGiven ? 'disetujui' : 'tidak disetujui'}
            <span className="block text-muted">
              <DateText at={decidedAt} /> · naskah {version}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

function usePrivacy(): PrivacyBody | undefined {
  const [privacy, setPrivacy] = useState<PrivacyBody>()
  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    async function load() {
      try {
        const { me } = api<PrivacyApi>('member')
        const answer = await me.privacy.$get(undefined, { init: { signal } })
        setPrivacy((await answer.json()).data)
      } catch (cause) {
        // Both forms also work without this data.
        if (!signal.aborted && !(cause instanceof ApiFailure)) throw cause
      }
    }
    void load()
    return () => left.abort()
  }, [])
  return privacy
}
