import { PASSWORD_LEAST } from '#platform/security/password.ts'
import type { Refused } from '#app/submit.server.ts'
import { DeskForm, DeskText } from '#app/desk/ui/form.tsx'
import type { InviteSetup } from './invite-view.ts'
import { PasskeyForm } from './passkey-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TotpCode } from './totp-code.tsx'
import { ActLink } from '#app/desk/ui/desk-page.tsx'
import type { ReactNode } from 'react'

type Props = { title: string; lead?: ReactNode; children: ReactNode }

type Step = { refused: Refused | undefined }

/** The first step: a password. */
export function ChoosePassword({ refused, email }: Step & { email: string }) {
  return (
    <DeskForm act="sandi" submit="Lanjut" refused={refused}>
      <p>Langkah 1 dari 2: buat kata sandi.</p>
      {/* Password managers keep it under this name. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <DeskText
        name="password"
        label="Kata sandi baru"
        hint={`Minimal ${PASSWORD_LEAST} karakter. Tiga atau empat kata acak mudah diingat dan sulit ditebak.`}
        type="password"
        autoComplete="new-password"
        required
        error={refused?.errors['password']}
      />
    </DeskForm>
  )
}

/** The second step: an authenticator app, or a passkey. */
export function ChooseFactor({ setup, refused }: Step & { setup: InviteSetup }) {
  const { qr, secret, options } = setup
  return (
    <>
      <section className="grid gap-4">
        <p>Langkah 2 dari 2: pasang faktor kedua.</p>
        <h2 className="text-lg">Aplikasi autentikator</h2>
        <ol className="grid list-decimal gap-1 pl-5">
          <li>Buka aplikasi autentikator di HP Anda, misalnya Aegis atau Google Authenticator.</li>
          <li>Pindai kode QR ini, atau ketik rahasianya.</li>
          <li>Tulis enam angka yang ditampilkan aplikasi.</li>
        </ol>
        <TotpCode secret={secret} qr={qr} />
        <DeskForm act="kode" submit="Selesai" refused={refused}>
          <DeskText
            name="kode"
            label="Enam angka"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            error={refused?.errors['code']}
          />
        </DeskForm>
      </section>
      <PasskeyForm
        kind="create"
        options={options}
        label="Pakai kunci sandi perangkat ini saja"
        error={refused?.errors['passkey']}
      />
    </>
  )
}

/** The end: the codes of recovery, and the way on. */
export function Joined({ codes }: { codes: readonly string[] }) {
  return (
    <EntryFrame title="Anda sudah masuk">
      <RecoveryCodes codes={codes} />
      <ActLink href="/kelola" look="primary">
        Sudah saya simpan, buka meja kelola
      </ActLink>
    </EntryFrame>
  )
}

/** A link that leads nowhere any more. */
export function InviteEnded() {
  return (
    <EntryFrame title="Tautan tidak berlaku">
      <p>
        Tautan ini sudah dipakai, sudah lewat waktunya, atau salah ketik. Mintalah tautan baru
        kepada admin lembaga Anda.
      </p>
      <p>
        <a
          href="/kelola/masuk"
          className="inline-flex min-h-touch items-center font-semibold text-primary underline"
        >
          Ke halaman masuk
        </a>
      </p>
    </EntryFrame>
  )
}

/** A screen of coming in: one narrow column. */
export function EntryFrame({ title, lead, children }: Props) {
  return (
    <div className="mx-auto grid w-full max-w-md gap-6 py-4 lg:py-10">
      <div className="grid gap-2">
        <h1 className="text-2xl">{title}</h1>
        {lead && <div className="text-muted">{lead}</div>}
      </div>
      {children}
    </div>
  )
}
