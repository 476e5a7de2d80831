import { type FormEvent, useState } from 'react'
import { FailureNotice } from '#app/site/account/failure-notice.tsx'
import { useSending } from '#app/site/account/use-sending.ts'
import { api } from '#app/client/api.client.ts'
import { formValues } from '#app/client/form-values.ts'
import { FormDraft } from '#app/client/form-draft.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { MoneyField } from '#app/ui/form/money-field.tsx'
import { toast } from '#app/ui/state/toast.tsx'
import type { MyDonationApi } from '#features/my-donation/api.server.ts'

/** Claims guest donations made with only a phone number, by details that only the donor knows. */
export function PhoneClaim({ onClaimed }: { onClaimed: () => void }) {
  const [round, setRound] = useState(0)
  function claimed() {
    setRound(round + 1)
    onClaimed()
  }
  return (
    <details className="rounded-card border border-line bg-surface">
      <summary className="flex min-h-12 cursor-pointer items-center px-5 font-semibold">
        Ada donasi yang hanya memakai nomor HP?
      </summary>
      <ClaimForm key={round} onClaimed={claimed} />
    </details>
  )
}

function ClaimForm({ onClaimed }: { onClaimed: () => void }) {
  const sending = useSending()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { number = '', amount, date } = formValues(event.currentTarget)
    const fact = number.trim()
      ? { number }
      : { ...(amount && { amount: Number(amount) }), ...(date && { date }) }
    void sending.send(async () => {
      const { donations } = api<MyDonationApi>('member').me
      const response = await donations['claim-by-phone'].$post({ json: fact })
      const { claimed } = (await response.json()).data
      toast(`${claimed} donasi kini ada di daftar Anda.`)
      onClaimed()
    })
  }

  const { errors } = sending
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4 px-5 pb-5">
      <FormDraft as="klaim-donasi" />
      <p className="text-sm text-muted">
        Nomor HP mudah salah ketik. Agar donasi orang lain tidak terbuka, sebutkan satu hal yang
        hanya diketahui pemberinya: nomor donasinya, atau nominal dan tanggalnya.
      </p>
      <FailureNotice sending={sending} onBack={sending.reset} title="Belum ditemukan" />
      <TextField
        name="number"
        label="Nomor donasi"
        hint="8 huruf dan angka, misalnya 7K3M-9QXD; tertera di halaman pembayaran dan e-mail."
        isOptional
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errors.number}
      />
      <p className="text-sm font-semibold text-muted">atau</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField name="amount" label="Nominal" error={errors.amount} />
        <TextField name="date" label="Tanggal" type="date" error={errors.date} />
      </div>
      <Button type="submit" look="ghost" className="justify-self-start" isBusy={sending.isBusy}>
        Cari dan masukkan
      </Button>
    </form>
  )
}
