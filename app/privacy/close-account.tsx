import { type FormEvent, useState } from 'react'
import { api } from '#app/api.client.ts'
import type { Me } from '#app/account/me.ts'
import { PasswordField } from '#app/account/password-field.tsx'
import { Section } from '#app/account/section.tsx'
import { Trouble } from '#app/account/trouble.tsx'
import { useSending } from '#app/account/use-sending.ts'
import { formValues } from '#app/form-values.ts'
import { dropMemberSession } from '#app/session.client.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/field.tsx'
import type { PrivacyApi } from '#features/privacy/api.server.ts'
import type { PrivacyBody } from '#features/privacy/contract.ts'

type Props = { me: Me; kept: PrivacyBody['kept'] | undefined }

/** The way out: what goes, what stays and why, and one more question. */
export function CloseAccount({ me, kept }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Section
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
    </Section>
  )
}

function CloseForm({ me, kept, onCancel }: Props & { onCancel: () => void }) {
  const sending = useSending({ currentPassword: 'closePassword' })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { closePassword: currentPassword, isUnderstood } = formValues(event.currentTarget)
    void sending.send(async () => {
      const { privacy } = api<PrivacyApi>('member').me
      const json = { currentPassword, isUnderstood: (isUnderstood !== undefined) as true }
      await privacy.closure.$post({ json })
      dropMemberSession()
      location.assign('/')
    })
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <Trouble sending={sending} onBack={sending.reset} contact={me.contacts[0]?.value} />
      <WhatHappens kept={kept} />
      {me.hasPassword && (
        <PasswordField
          name="closePassword"
          label="Kata sandi untuk menghapus"
          autoComplete="current-password"
          error={sending.errors.closePassword}
        />
      )}
      <Checkbox
        name="isUnderstood"
        label="Saya mengerti: akun saya dihapus dan tidak dapat dikembalikan."
        error={sending.errors.isUnderstood}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="danger" isBusy={sending.isBusy}>
          Hapus akun selamanya
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Batal
        </Button>
      </div>
    </form>
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
