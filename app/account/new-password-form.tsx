import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { PasswordField } from './password-field.tsx'

/** Asks for the password that replaces a forgotten one; works without script. */
export function NewPasswordForm({ errors }: { errors: Record<string, string> | undefined }) {
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
      <Button type="submit" className="w-full" isBusy={isBusy}>
        Simpan kata sandi
      </Button>
    </Form>
  )
}
