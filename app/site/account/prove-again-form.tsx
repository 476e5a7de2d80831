import type { FormEvent, ReactNode } from 'react'
import { type FormValues, formValues } from '#app/client/form-values.ts'
import { Button } from '#app/ui/button.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import type { FieldErrors } from '#platform/refusal.ts'
import type { MeBody } from './me.ts'
import { PasswordField } from './password-field.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { useSending } from './use-sending.ts'

type Props = {
  me: MeBody
  /** Name of the password field; unique on the screen, which may hold several such forms. */
  passwordName: string
  passwordLabel: string
  submit: { label: string; look?: 'ghost' | 'danger'; icon?: IconName }
  onCancel?: () => void
  /** Extra fields above and below the password. */
  before?: (errors: FieldErrors) => ReactNode
  after?: (errors: FieldErrors) => ReactNode
  /** Runs the action with the user's proof; throws ApiFailure. */
  onProved: (proof: IdentityProof) => Promise<void>
}

export type IdentityProof = {
  currentPassword: string | undefined
  values: FormValues
  form: HTMLFormElement
}

/** A form for actions that a stolen device must not allow. It asks for the password again, if the account has one. */
export function ProveAgainForm(props: Props) {
  const { me, passwordName, passwordLabel, submit, onCancel, before, after, onProved } = props
  const sending = useSending({ currentPassword: passwordName })
  const { errors } = sending

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const values = formValues(form)
    void sending.send(() => onProved({ currentPassword: values[passwordName], values, form }))
  }

  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-4">
      <FailureNotice sending={sending} onBack={sending.reset} contact={me.contacts[0]?.value} />
      {before?.(errors)}
      {me.hasPassword && (
        <PasswordField
          name={passwordName}
          label={passwordLabel}
          autoComplete="current-password"
          error={errors[passwordName]}
        />
      )}
      {after?.(errors)}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          look={submit.look ?? 'primary'}
          {...(submit.icon && { icon: submit.icon })}
          isBusy={sending.isBusy}
        >
          {submit.label}
        </Button>
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            Batal
          </Button>
        )}
      </div>
    </form>
  )
}
