import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Checkbox } from '#app/ui/field.tsx'
import type { SocialProvider } from '#platform/firebase-settings.ts'
import { PasswordField } from './password-field.tsx'
import { providerNames } from './social/sign-in-words.ts'

type Props = {
  errors: Record<string, string> | undefined
  /** The sign-in providers that open the account; null where it is not known which. */
  linked: readonly (SocialProvider | null)[]
  /** Whether they were ticked before the form was refused. */
  unlinks: boolean
}

/** Asks for the password that replaces a forgotten one, and whether providers shall go; works without script. */
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
