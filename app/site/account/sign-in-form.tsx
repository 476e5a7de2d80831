import type { FormEvent } from 'react'
import { api } from '#app/client/api.client.ts'
import { formValues } from '#app/client/form-values.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import type { AccountApi } from '#features/account/api.server.ts'
import { ContactField } from './contact-field.tsx'
import type { NewSession } from './enter.client.ts'
import { PasswordField } from './password-field.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useSending } from './use-sending.ts'

type Props = {
  onEntered: (session: NewSession) => Promise<void>
  /** Prefilled when the account is known. */
  contact?: string | undefined
}

/** Sign-in by e-mail or phone and password. The error never says which of them was wrong. */
export function SignInForm({ onEntered, contact }: Props) {
  const { isBusy, errors, send } = useSending()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // React events bubble through portals, so a form below this one would also submit.
    event.stopPropagation()
    const { contact = '', password = '' } = formValues(event.currentTarget)
    void send(async () => {
      const response = await api<AccountApi>('member').auth.login.$post({
        json: { contact, password },
      })
      await onEntered((await response.json()).data)
    })
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <ErrorSummary errors={errors} title="Belum dapat masuk" />
      <ContactField {...(contact && { defaultValue: contact })} error={errors.contact} />
      <PasswordField
        name="password"
        label="Kata sandi"
        autoComplete="current-password"
        error={errors.password}
      />
      <SubmitButton isBusy={isBusy}>Masuk</SubmitButton>
    </form>
  )
}
