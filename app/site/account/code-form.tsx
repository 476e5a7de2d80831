import { type FormEvent, type ReactNode, useState } from 'react'
import { api } from '#app/client/api.client.ts'
import { formValues } from '#app/client/form-values.ts'
import { Button } from '#app/ui/button.tsx'
import { Countdown } from '#app/ui/date/countdown.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import { toast } from '#app/ui/state/toast.tsx'
import type { AccountApi } from '#features/account/api.server.ts'
import type { ChallengeBody } from './me.ts'
import { SubmitButton } from './submit-button.tsx'
import { useSending } from './use-sending.ts'

type Props = {
  token: string
  challenge: ChallengeBody
  submitLabel: string
  /** Submits the code; throws ApiFailure. */
  onCode: (code: string) => Promise<void>
  /** A link or button to use another e-mail or phone number. */
  change: ReactNode
}

/** A field for the six-digit code. It shows the expiry by the server's clock and offers a new code after a minute. */
export function CodeForm({ token, challenge: first, submitLabel, onCode, change }: Props) {
  const [challenge, setChallenge] = useState(first)
  const [isOver, setOver] = useState(false)
  const answering = useSending()
  const resending = useSending()
  const isLocked = answering.code === 'account/code-locked'
  const errors = Object.keys(resending.errors).length > 0 ? resending.errors : answering.errors

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { code = '' } = formValues(event.currentTarget)
    resending.reset()
    void answering.send(() => onCode(code))
  }

  async function resend() {
    answering.reset()
    await resending.send(async () => {
      const response = await api<AccountApi>().auth.otp.resend.$post({ json: { token } })
      setChallenge((await response.json()).data)
      setOver(false)
      toast('Kode baru sudah dikirim. Kode yang lama tidak berlaku lagi.')
    })
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <ErrorSummary errors={errors} title="Belum berhasil" />
      <TextField
        name="code"
        label="Kode enam angka"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        disabled={isLocked}
        error={errors.code}
        className="text-center text-2xl font-bold tracking-[0.35em] tabular"
      />
      {isOver && !isLocked ? (
        <Notice tone="warning">Kode sudah kedaluwarsa. Minta kode baru.</Notice>
      ) : (
        !isLocked && (
          <p className="text-sm text-muted noscript:hidden">
            Kode masih berlaku{' '}
            <Countdown
              key={challenge.codeExpiresAt}
              until={challenge.codeExpiresAt}
              serverNow={challenge.serverNow}
              onOver={() => setOver(true)}
              className="font-semibold text-ink"
            />
            . Jangan berikan kepada siapa pun, termasuk petugas kami.
          </p>
        )
      )}
      <SubmitButton isBusy={answering.isBusy}>{submitLabel}</SubmitButton>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Resend
          key={challenge.resendAt}
          challenge={challenge}
          isBusy={resending.isBusy}
          onResend={() => void resend()}
        />
        {change}
      </div>
    </form>
  )
}

type ResendProps = { challenge: ChallengeBody; isBusy: boolean; onResend: () => void }

function Resend({ challenge: { resendAt, serverNow }, isBusy, onResend }: ResendProps) {
  const [isOpen, setOpen] = useState(() => Date.parse(resendAt) <= Date.parse(serverNow))
  if (isOpen) {
    return (
      <Button look="quiet" className="-ml-5" isBusy={isBusy} onClick={onResend}>
        Kirim ulang kode
      </Button>
    )
  }
  return (
    <p className="flex min-h-12 items-center gap-1 text-sm text-muted noscript:hidden">
      Kirim ulang dalam{' '}
      <Countdown until={resendAt} serverNow={serverNow} onOver={() => setOpen(true)} />
    </p>
  )
}
