import type { FormEvent } from 'react'
import { formValues } from '#app/form-values.ts'
import { Button } from '#app/ui/button.tsx'
import { Switch, TextField } from '#app/ui/field.tsx'
import { toast } from '#app/ui/toast.tsx'
import { changeMe } from './change-me.client.ts'
import type { Me } from './me.ts'
import { Section } from './section.tsx'
import { Trouble } from './trouble.tsx'
import { useSending } from './use-sending.ts'

type Props = { me: Me; onMe: (me: Me) => void }

/** The name, and whether gifts are given as Hamba Allah unless one says otherwise. */
export function ProfileSection({ me, onMe }: Props) {
  const sending = useSending()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { name = '', isAnonymous } = formValues(event.currentTarget)
    void sending.send(async () => {
      onMe(await changeMe({ name, isAnonymous: Boolean(isAnonymous) }))
      toast('Profil Anda sudah disimpan.')
    })
  }

  return (
    <Section id="profil" title="Profil">
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <Trouble sending={sending} onBack={sending.reset} contact={me.contacts[0]?.value} />
        <TextField
          name="name"
          label="Nama lengkap"
          hint="Dicetak pada kuitansi Anda."
          autoComplete="name"
          maxLength={100}
          defaultValue={me.name}
          error={sending.errors.name}
        />
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
    </Section>
  )
}
