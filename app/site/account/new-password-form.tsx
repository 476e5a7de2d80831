import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { Checkbox } from '#app/ui/form/field.tsx'
import type { SocialProvider } from '#platform/settings/firebase-settings.ts'
import { PasswordField } from './password-field.tsx'
import { providerNames } from './social/sign-in-words.ts'

type Props = {
  errors: Record<string, string> | undefined
  /** The providers linked to the account; null stands for an unknown one. */
  linked: readonly (SocialProvider | null)[]
  /** Whether the box was ticked before the form was refused. */
  unlinks: boolean
}

/** Replaces a forgotten password and optionally unlinks the providers. Works without script. */
export function NewPasswordForm({ errors, linked, unlinks }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post" noValidate className="grid gap-4">
      <ErrorSummary errors={errors} />
      <PasswordField
        name="password"
        label="Kata sandi baru"
        autoComplete="new-password"
        error={errors?.password}
        about={() => ({})}
      />
      {linked.length > 0 && (
        <Checkbox
          name="unlinksProviders"
          defaultChecked={unlinks}
          label={
            <>
              Lepaskan juga akun {namesOf(linked)} yang tertaut
              <span className="block text-small text-muted">
                Pilih ini bila Anda curiga ada orang lain yang dapat masuk. Anda dapat
                menghubungkannya lagi nanti.
              </span>
            </>
          }
        />
      )}
      <Button type="submit" className="w-full" isBusy={isBusy}>
        Simpan kata sandi
      </Button>
    </Form>
  )
}

const list = new Intl.ListFormat('id-ID', { type: 'conjunction' })

function namesOf(linked: Props['linked']): string {
  return list.format(
    linked.map((provider) => (provider ? providerNames[provider] : 'penyedia lain')),
  )
}
