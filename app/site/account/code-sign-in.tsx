import { type FormEvent, useState } from 'react'
import { api } from '#app/client/api.client.ts'
import { formValues } from '#app/client/form-values.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import type { AccountApi } from '#features/account/api.server.ts'
import { CodeForm } from './code-form.tsx'
import { ContactField } from './contact-field.tsx'
import type { NewSession } from './enter.client.ts'
import type { ChallengeBody } from './me.ts'
import { SubmitButton } from './submit-button.tsx'
import { useSending } from './use-sending.ts'

type Props = {
  onEntered: (session: NewSession) => Promise<void>
  /** Returns to sign-in by password. */
  onBack: () => void
}

/** `contact` as it was typed: the answer has it only masked. */
type SentCode = { token: string; challenge: ChallengeBody; contact: string }

/** Sign-in by a code sent to a verified contact. The answer never reveals whether an account has that contact. */
export function CodeSignIn({ onEntered, onBack }: Props) {
  const [sent, setSent] = useState<SentCode>()
  if (!sent) return <RequestForm onSent={setSent} onBack={onBack} />
  const { token, challenge, contact } = sent

  async function enter(code: string) {
    const { code: byCode } = api<AccountApi>('member').auth
    const response = await byCode.verify.$post({ json: { token, code } })
    await onEntered((await response.json()).data)
  }

  return (
    <div className="grid gap-4">
      <p role="status">
        Jika <b className="wrap-anywhere">{contact}</b> terdaftar, kodenya sudah kami kirim.
        {challenge.kind === 'email' && <span>{' Periksa juga folder spam.'}</span>}
      </p>
      <CodeForm
        token={token}
        challenge={challenge}
        submitLabel="Masuk"
        onCode={enter}
        change={
          <Button look="quiet" className="-mr-5" onClick={() => setSent(undefined)}>
            Ganti {challenge.kind === 'email' ? 'e-mail' : 'nomor'}
          </Button>
        }
      />
    </div>
  )
}

type RequestProps = { onSent: (sent: SentCode) => void; onBack: () => void }

function RequestForm({ onSent, onBack }: RequestProps) {
  const { isBusy, errors, send } = useSending()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { contact = '' } = formValues(event.currentTarget)
    void send(async () => {
      const response = await api<AccountApi>().auth.code.$post({ json: { contact } })
      const { token, ...challenge } = (await response.json()).data
      onSent({ token, challenge, contact: contact.trim() })
    })
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <ErrorSummary errors={errors} title="Belum terkirim" />
      <ContactField sent="Kode enam angka" error={errors.contact} />
      <SubmitButton isBusy={isBusy}>Kirim kode</SubmitButton>
      <Button look="quiet" onClick={onBack}>
        Masuk dengan kata sandi
      </Button>
    </form>
  )
}
