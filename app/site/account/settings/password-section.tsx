import { type FormEvent, useRef } from 'react'
import { api } from '#app/client/api.client.ts'
import { formValues } from '#app/client/form-values.ts'
import { keepMemberSession } from '#app/client/session.client.ts'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/state/toast.tsx'
import type { AccountApi } from '#features/account/api.server.ts'
import type { MeBody } from '../me.ts'
import { PasswordField } from '../password-field.tsx'
import { AccountSection } from './section.tsx'
import { FailureNotice } from '../failure-notice.tsx'
import { useSending } from '../use-sending.ts'

type Props = { me: MeBody; onChanged: () => void }

/** Changes or sets the password. It asks for the current one and signs out all other devices. */
export function PasswordSection({ me, onChanged }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const sending = useSending()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { currentPassword, newPassword = '' } = formValues(event.currentTarget)
    void sending.send(async () => {
      const response = await api<AccountApi>('member').me.password.$put({
        json: { currentPassword, newPassword },
      })
      keepMemberSession((await response.json()).data)
      form.current?.reset()
      toast('Kata sandi sudah diganti. Perangkat lain sudah dikeluarkan.')
      onChanged()
    })
  }

  const about = () => ({ name: me.name, contact: me.contacts[0]?.value ?? '' })
  return (
    <AccountSection
      id="kata-sandi"
      title="Kata sandi"
      lead={
        me.hasPassword
          ? 'Setelah diganti, semua perangkat lain dikeluarkan.'
          : 'Anda masuk lewat penyedia lain. Dengan kata sandi, Anda juga dapat masuk tanpa penyedia itu.'
      }
    >
      <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4">
        <FailureNotice sending={sending} onBack={sending.reset} contact={me.contacts[0]?.value} />
        {me.hasPassword && (
          <PasswordField
            name="currentPassword"
            label="Kata sandi saat ini"
            autoComplete="current-password"
            error={sending.errors.currentPassword}
          />
        )}
        <PasswordField
          name="newPassword"
          label="Kata sandi baru"
          autoComplete="new-password"
          error={sending.errors.newPassword}
          about={about}
        />
        <Button type="submit" className="justify-self-start" isBusy={sending.isBusy}>
          {me.hasPassword ? 'Ganti kata sandi' : 'Buat kata sandi'}
        </Button>
      </form>
    </AccountSection>
  )
}
