import { type FormEvent, useRef } from 'react'
import { api, ApiFailure } from '#app/client/api.client.ts'
import { formValues } from '#app/client/form-values.ts'
import { toast } from '#app/ui/state/toast.tsx'
import type { AccountApi } from '#features/account/api.server.ts'
import type { SocialProvider } from '#platform/settings/firebase-settings.ts'
import type { MeBody } from '../me.ts'
import { PasswordField } from '../password-field.tsx'
import { FailureNotice } from '../failure-notice.tsx'
import { useSending } from '../use-sending.ts'
import { askForToken, troubleWords } from './ask-provider.client.ts'
import { ProviderButtons } from './provider-buttons.tsx'
import type { SocialSettings } from './settings.client.ts'

type Props = { me: MeBody; settings: SocialSettings; onMe: (me: MeBody) => void }

/** Links a provider. The password comes first, because a popup must open directly after its press. */
export function LinkProvider({ me, settings, onMe }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const sending = useSending({ currentPassword: 'linkPassword' })
  const { errors, isBusy } = sending

  function press(provider: SocialProvider) {
    const { linkPassword: currentPassword } = form.current ? formValues(form.current) : {}
    void sending.send(async () => {
      if (me.hasPassword && !currentPassword) throw passwordMissing()
      const idToken = await tokenOf(settings, provider)
      if (idToken === null) return
      const json = { idToken, currentPassword }
      const response = await api<AccountApi>('member').me.identities.$post({ json })
      onMe((await response.json()).data)
      form.current?.reset()
      toast('Akun itu kini terhubung.')
    })
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event: FormEvent) => event.preventDefault()}
      className="grid gap-4"
    >
      <FailureNotice
        sending={sending}
        onBack={sending.reset}
        contact={me.contacts[0]?.value}
        title="Belum terhubung"
      />
      <p className="text-sm text-muted">
        {me.hasPassword
          ? 'Untuk menghubungkan, isi kata sandi lalu pilih salah satu.'
          : 'Untuk menghubungkan, pilih salah satu.'}
      </p>
      {me.hasPassword && (
        <PasswordField
          name="linkPassword"
          label="Kata sandi saat ini"
          autoComplete="current-password"
          error={errors.linkPassword}
        />
      )}
      <ProviderButtons settings={settings} verb="Hubungkan" isBusy={isBusy} onPress={press} />
    </form>
  )
}

const MISSING = 'Isi kata sandi Anda dahulu.'

function passwordMissing(): ApiFailure {
  return new ApiFailure(422, {
    detail: MISSING,
    errors: [{ field: 'currentPassword', detail: MISSING }],
  })
}

/** Null when the user cancelled. Errors of the popup become a refusal. */
async function tokenOf(settings: SocialSettings, provider: SocialProvider): Promise<string | null> {
  try {
    return await askForToken(settings, provider)
  } catch (cause) {
    const detail = troubleWords(cause, provider)
    if (detail === null) return null
    throw new ApiFailure(0, { detail })
  }
}
