import { type FormEvent, useEffect, useState } from 'react'
import { CodeForm } from '#app/site/account/code-form.tsx'
import { ContactField } from '#app/site/account/contact-field.tsx'
import type { ChallengeBody } from '#app/site/account/me.ts'
import { SubmitButton } from '#app/site/account/submit-button.tsx'
import { useSending } from '#app/site/account/use-sending.ts'
import { api, ApiFailure } from '#app/client/api.client.ts'
import { formValues } from '#app/client/form-values.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import type { MyDonationApi } from '#features/my-donation/api.server.ts'
import type { MyDonationBody } from '#features/my-donation/contract.ts'
import { DonationCard } from './donation-card.tsx'
import { tabStorage } from '#app/client/storage.client.ts'

/** `contact` as it was typed: the answer has it only masked. */
type SentCode = { token: string; challenge: ChallengeBody; contact: string }

/** Finds one donation for a guest by its number, contact and a code. It then stays visible for 15 minutes. */
export function FindDonation() {
  const [sent, setSent] = useState<SentCode>()
  const [donation, setDonation] = useState<MyDonationBody>()
  useRememberedDonation(setDonation)
  const again = () => {
    keepPass(undefined)
    setSent(undefined)
    setDonation(undefined)
  }

  return (
    <Card as="section" className="grid gap-4 p-5 lg:p-7">
      <header className="grid gap-1">
        <h2 className="text-lg">Cari donasi tanpa masuk</h2>
        <p className="text-sm text-muted">
          {donation
            ? 'Tampil selama 15 menit di peramban ini. Unduh kuitansinya bila perlu.'
            : 'Ketik nomornya dan kontak yang Anda pakai saat berdonasi.'}
        </p>
      </header>
      <noscript>
        <p className="rounded-field bg-warning-tint p-4">
          Mencari donasi memerlukan JavaScript. Tanpa itu, buka alamat halaman donasi yang Anda
          simpan, atau tautannya di e-mail Anda.
        </p>
      </noscript>
      {donation ? (
        <Found donation={donation} onAgain={again} />
      ) : sent ? (
        <AnswerForm sent={sent} onDonation={setDonation} onAgain={again} />
      ) : (
        <SearchForm onSent={setSent} />
      )}
    </Card>
  )
}

function SearchForm({ onSent }: { onSent: (sent: SentCode) => void }) {
  const { isBusy, errors, send } = useSending()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { number = '', contact = '' } = formValues(event.currentTarget)
    void send(async () => {
      const json = { number, contact }
      const response = await api<MyDonationApi>()['gift-searches'].$post({ json })
      const { token, ...challenge } = (await response.json()).data
      onSent({ token, challenge, contact: contact.trim() })
    })
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <ErrorSummary errors={errors} title="Belum dapat dicari" />
      <TextField
        name="number"
        label="Nomor donasi atau nomor kuitansi"
        hint="Misalnya 7K3M-9QXD atau KW/2026/000123, tertera di e-mail, kuitansi, dan halaman pembayaran."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errors.number}
      />
      <ContactField sent="Kode" error={errors.contact} />
      <SubmitButton isBusy={isBusy}>Kirim kode</SubmitButton>
    </form>
  )
}

type AnswerProps = {
  sent: SentCode
  onDonation: (donation: MyDonationBody) => void
  onAgain: () => void
}

function AnswerForm({ sent: { token, challenge, contact }, onDonation, onAgain }: AnswerProps) {
  async function answer(code: string) {
    const { verify } = api<MyDonationApi>()['gift-searches']
    const response = await verify.$post({ json: { token, code } })
    const { gift: donation, pass } = (await response.json()).data
    keepPass(pass)
    onDonation(donation)
  }

  return (
    <>
      <p role="status">
        Jika nomor itu dan <b className="wrap-anywhere">{contact}</b> cocok, kodenya sudah kami
        kirim.
        {challenge.kind === 'email' && <span>{' Periksa juga folder spam.'}</span>}
      </p>
      <CodeForm
        token={token}
        challenge={challenge}
        submitLabel="Lihat donasi"
        onCode={answer}
        change={
          <Button look="quiet" className="-mr-5" onClick={onAgain}>
            Ganti isian
          </Button>
        }
      />
    </>
  )
}

function Found({ donation, onAgain }: { donation: MyDonationBody; onAgain: () => void }) {
  return (
    <>
      <ul className="grid">
        <DonationCard donation={donation} />
      </ul>
      <Button look="quiet" icon="search" onClick={onAgain}>
        Cari donasi lain
      </Button>
    </>
  )
}

/** Reloads the donation found earlier in this tab, while its pass is valid. */
function useRememberedDonation(onDonation: (donation: MyDonationBody) => void): void {
  useEffect(() => {
    const pass = keptPass()
    if (!pass) return
    const left = new AbortController()
    const { signal } = left
    async function load(json: { pass: string }) {
      try {
        const { show } = api<MyDonationApi>()['gift-searches']
        const response = await show.$post({ json }, { init: { signal } })
        onDonation((await response.json()).data)
      } catch (cause) {
        if (signal.aborted) return
        if (!(cause instanceof ApiFailure)) throw cause
        // The pass has expired or the donation is not reachable; the form is already on the screen.
        if (cause.status === 410) keepPass(undefined)
      }
    }
    void load({ pass })
    return () => left.abort()
  }, [onDonation])
}

const KEY = 'donasi-dicari'

/** Stores the pass of a found donation for this tab only; undefined deletes it. */
function keepPass(pass: string | undefined): void {
  // Without storage the donation is shown only once.
  if (pass) tabStorage.set(KEY, pass)
  else tabStorage.remove(KEY)
}

/** The pass of this tab. The server decides whether it has expired. */
function keptPass(): string | undefined {
  return tabStorage.get(KEY) ?? undefined
}
