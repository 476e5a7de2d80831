import { useEffect, useState } from 'react'
import { api, ApiFailure } from '#app/client/api.client.ts'
import type { MeBody } from '#app/site/account/me.ts'
import { type IdentityProof, ProveAgainForm } from '#app/site/account/prove-again-form.tsx'
import { AccountSection } from '#app/site/account/settings/section.tsx'
import { saveFile } from '#app/client/save-file.client.ts'
import { DateText } from '#app/ui/date/date-text.tsx'
import { toast } from '#app/ui/state/toast.tsx'
import { consentTitles } from '#features/account/account.ts'
import type { PrivacyApi } from '#features/privacy/api.server.ts'
import type { PrivacyBody } from '#features/privacy/contract.ts'
import { forgetAccountProgress } from '#app/site/progress/forget.client.ts'
import { dropMemberSession, memberSession } from '#app/client/session.client.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/form/field.tsx'

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

const everything: Readonly<Record<string, string>> = {
  'all-email': 'Semua e-mail',
  'all-phone': 'Semua pesan ke nomor HP',
}

const decisionWords = {
  account: { yes: 'disetujui', no: 'tidak disetujui' },
  contact: { yes: 'boleh', no: 'dihentikan' },
} as const

function Consents({ consents }: { consents: PrivacyBody['consents'] }) {
  if (consents.length === 0) return null
  return (
    <details className="rounded-field border border-line">
      <summary className="flex min-h-12 cursor-pointer items-center px-4 font-semibold">
        Riwayat persetujuan ({consents.length})
      </summary>
      <ul className="grid gap-2 px-4 pb-4 text-sm">
        {consents.map(({ purpose, isGiven, version, words, decidedAt }) => (
          <li key={`${purpose} ${decidedAt} ${version}`}>
            <span className="font-semibold">
              {consentTitles[purpose] ?? everything[purpose] ?? purpose}
            </span>
            : {decisionWords[version === null ? 'contact' : 'account'][isGiven ? 'yes' : 'no']}
            <span className="block text-muted">
              <DateText at={decidedAt} /> ·{' '}
              <span>{version === null ? words : `naskah ${version}`}</span>
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

type Props = { me: MeBody; kept: PrivacyBody['kept'] | undefined }

/** Closes the account: lists what is deleted and what is kept and why, and asks for confirmation. */
function CloseAccount({ me, kept }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <AccountSection
      id="hapus-akun"
      title="Hapus akun"
      lead="Akun yang dihapus tidak dapat dikembalikan. Anda tetap dapat berdonasi tanpa akun."
    >
      {isOpen ? (
        <CloseForm me={me} kept={kept} onCancel={() => setOpen(false)} />
      ) : (
        <Button look="ghost" className="justify-self-start" onClick={() => setOpen(true)}>
          Hapus akun saya
        </Button>
      )}
    </AccountSection>
  )
}

function CloseForm({ me, kept, onCancel }: Props & { onCancel: () => void }) {
  async function close({ currentPassword, values }: IdentityProof) {
    const { privacy } = api<PrivacyApi>('member').me
    const json = { currentPassword, isUnderstood: (values.isUnderstood !== undefined) as true }
    await privacy.closure.$post({ json })
    forgetAccountProgress({ closed: memberSession() })
    dropMemberSession()
    location.assign('/')
  }

  return (
    <ProveAgainForm
      me={me}
      passwordName="closePassword"
      passwordLabel="Kata sandi untuk menghapus"
      submit={{ label: 'Hapus akun selamanya', look: 'danger' }}
      onCancel={onCancel}
      before={() => <WhatHappens kept={kept} />}
      after={(errors) => (
        <Checkbox
          name="isUnderstood"
          label="Saya mengerti: akun saya dihapus dan tidak dapat dikembalikan."
          error={errors.isUnderstood}
        />
      )}
      onProved={close}
    />
  )
}

function WhatHappens({ kept }: Pick<Props, 'kept'>) {
  return (
    <div className="grid gap-3 text-sm sm:grid-cols-2">
      <div className="rounded-field bg-surface-2 p-4">
        <h3 className="text-sm font-bold">Yang dihapus</h3>
        <p>
          Nama, e-mail, nomor HP, NPWP, kata sandi, cara masuk, doa dan aamiin, ayat tersimpan,
          pengingat, dan semua perangkat yang sedang masuk. Pada donasi yang Anda berikan tanpa
          akun: nama dan kontak bila memakai e-mail yang sama, nomornya bila hanya memakai HP yang
          sama.
        </p>
      </div>
      <div className="rounded-field bg-surface-2 p-4">
        <h3 className="text-sm font-bold">Yang tetap disimpan, tanpa nama Anda</h3>
        <p>
          {kept && kept.donations > 0
            ? `${kept.donations} donasi dan ${kept.receipts} kuitansi: `
            : 'Donasi dan kuitansi: '}
          nominal, tanggal, dan programnya. Pembukuan lembaga wajib disimpan sepuluh tahun; nama
          Anda diganti “Donatur terhapus”. Unduh kuitansi yang masih Anda perlukan lebih dahulu.
        </p>
      </div>
    </div>
  )
}
