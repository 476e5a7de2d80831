import { useState } from 'react'
import { api } from '#app/client/api.client.ts'
import type { MeBody } from '#app/site/account/me.ts'
import { type IdentityProof, ProveAgainForm } from '#app/site/account/prove-again-form.tsx'
import { AccountSection } from '#app/site/account/settings/section.tsx'
import { forgetAccountProgress } from '#app/site/progress/forget.client.ts'
import { dropMemberSession, memberSession } from '#app/client/session.client.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/form/field.tsx'
import type { PrivacyApi } from '#features/privacy/api.server.ts'
import type { PrivacyBody } from '#features/privacy/contract.ts'

type Props = { me: MeBody; kept: PrivacyBody['kept'] | undefined }

/** Closes the account: lists what is deleted and what is kept and why, and asks for confirmation. */
export function CloseAccount({ me, kept }: Props) {
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
