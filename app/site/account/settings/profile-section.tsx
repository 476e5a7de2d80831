import type { FormEvent } from 'react'
import { FormDraft } from '#app/client/form-draft.tsx'
import { formValues } from '#app/client/form-values.ts'
import { dropDraft } from '#app/client/form-draft.client.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox, Switch, TextField } from '#app/ui/form/field.tsx'
import { toast } from '#app/ui/state/toast.tsx'
import { changeMe } from './change-me.client.ts'
import type { MeBody } from '../me.ts'
import { PhotoField } from './photo-field.tsx'
import { AccountSection } from './section.tsx'
import { FailureNotice } from '../failure-notice.tsx'
import { useSending } from '../use-sending.ts'

type Props = { me: MeBody; photo: string | undefined; onMe: (me: MeBody) => void }

/** The name, and whether donations are anonymous by default. */
export function ProfileSection({ me, photo, onMe }: Props) {
  const sending = useSending()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const { name = '', isAnonymous, taxId = '', forgetsTaxId } = formValues(form)
    const tax = forgetsTaxId ? { taxId: '' } : taxId.trim() ? { taxId } : {}
    void sending.send(async () => {
      onMe(await changeMe({ name, isAnonymous: Boolean(isAnonymous), ...tax }))
      dropDraft('profil')
      const field = form.elements.namedItem('taxId')
      if (field instanceof HTMLInputElement) field.value = ''
      toast('Profil Anda sudah disimpan.')
    })
  }

  return (
    <AccountSection id="profil" title="Profil">
      <PhotoField me={me} shown={photo} onMe={onMe} />
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <FormDraft as="profil" />
        <FailureNotice sending={sending} onBack={sending.reset} contact={me.contacts[0]?.value} />
        <TextField
          name="name"
          label="Nama lengkap"
          hint="Dicetak pada kuitansi Anda."
          autoComplete="name"
          maxLength={100}
          defaultValue={me.name}
          error={sending.errors.name}
        />
        <TextField
          name="taxId"
          label="NPWP atau NIK"
          hint={
            me.hasTaxId
              ? 'Sudah tersimpan terenkripsi. Isi hanya bila ingin menggantinya.'
              : 'Untuk Bukti Setor Zakat. Disimpan terenkripsi dan diisikan saat Anda berzakat.'
          }
          isOptional
          inputMode="numeric"
          autoComplete="off"
          maxLength={25}
          error={sending.errors.taxId}
        />
        {me.hasTaxId && <Checkbox name="forgetsTaxId" label="Hapus NPWP atau NIK yang tersimpan" />}
        <Switch
          name="isAnonymous"
          label="Berdonasi sebagai Hamba Allah"
          hint="Nama Anda disembunyikan dari daftar donatur, kecuali Anda memilih lain saat berdonasi."
          defaultChecked={me.isAnonymous}
        />
        <Button type="submit" className="justify-self-start" isBusy={sending.isBusy}>
          Simpan profil
        </Button>
      </form>
    </AccountSection>
  )
}
