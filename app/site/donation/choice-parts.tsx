import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import type { MessageChoices } from '#features/message/choices.server.ts'

export const choicePartClass = 'flex flex-col gap-3 rounded-lg border border-line p-4'
export const choiceFieldClass = 'min-h-11 w-full rounded-md border border-line bg-surface px-3'

type Props = {
  choices: MessageChoices
  isBusy: boolean
  days: { from: string; through: string }
  isSent: boolean
  refused: Readonly<Record<string, string>> | undefined
}

/** Asks for a recap, sent to whom the message went and nobody else. */
export function RecapPart({ choices: { contacts, hasWhatsapp }, isBusy, days, ...rest }: Props) {
  const { isSent, refused } = rest
  const reached = contacts.filter(({ kind }) => kind === 'email' || hasWhatsapp)
  if (reached.length === 0) return null
  const trouble = refused?.['dari']
  return (
    <section className={choicePartClass} aria-label="Rekap donasi">
      <h2 className="text-lg">Rekap donasi</h2>
      <p className="text-muted">
        Daftar donasi dengan kontak ini sebagai PDF. Bukan kuitansi kedua.
      </p>
      <Form method="post" replace className="flex flex-col gap-4">
        <input type="hidden" name="aksi" value="rekap" />
        <div className="grid gap-4 sm:grid-cols-2">
          <Labelled label="Dari">
            <input
              type="date"
              name="dari"
              required
              defaultValue={days.from}
              className={choiceFieldClass}
            />
          </Labelled>
          <Labelled label="Sampai">
            <input
              type="date"
              name="sampai"
              required
              defaultValue={days.through}
              className={choiceFieldClass}
            />
          </Labelled>
        </div>
        <Labelled label="Kirim ke">
          <select name="ke" className={choiceFieldClass}>
            {reached.map(({ kind, shown }) => (
              <option key={kind} value={kind}>
                {`${kind === 'email' ? 'E-mail' : 'WhatsApp'} ${shown}`}
              </option>
            ))}
          </select>
        </Labelled>
        {trouble && (
          <p role="alert" className="text-danger">
            {trouble}
          </p>
        )}
        <Button type="submit" look="quiet" isBusy={isBusy}>
          Kirim rekap
        </Button>
        {isSent && (
          <p role="status" className="text-success">
            Bila ada donasi pada hari-hari itu, rekapnya tiba dalam beberapa menit.
          </p>
        )}
      </Form>
    </section>
  )
}

type ContactProps = {
  isBusy: boolean
  isSent: boolean
  refused: Readonly<Record<string, string>> | undefined
}

/** Another contact, which is used once its reader has agreed. */
export function NewContactPart({ isBusy, isSent, refused }: ContactProps) {
  const trouble = refused?.['kontak']
  return (
    <section className={choicePartClass} aria-label="Kontak lain">
      <h2 className="text-lg">Kontak lain</h2>
      <p className="text-muted">
        Pindahkan pesan kami ke e-mail atau nomor lain. Tautan persetujuannya kami kirim ke sana;
        sebelum ditekan tidak ada yang berubah.
      </p>
      <Form method="post" replace className="flex flex-col gap-4">
        <input type="hidden" name="aksi" value="kontak" />
        <Labelled label="E-mail atau nomor HP yang baru">
          <input
            name="kontak"
            required
            maxLength={254}
            autoComplete="off"
            aria-invalid={trouble !== undefined}
            aria-describedby={trouble ? 'kontak-salah' : undefined}
            className={choiceFieldClass}
          />
        </Labelled>
        {trouble && (
          <p id="kontak-salah" role="alert" className="text-danger">
            {trouble}
          </p>
        )}
        <Button type="submit" look="quiet" isBusy={isBusy}>
          Kirim tautan persetujuan
        </Button>
        {isSent && (
          <p role="status" className="text-success">
            Tautannya sedang dikirim ke kontak itu, dan berlaku 24 jam.
          </p>
        )}
      </Form>
    </section>
  )
}

export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className="flex flex-col gap-1">
      <span>{label}</span>
      {children}
    </label>
  )
}

/** What was refused of the page as a whole. */
export function ChoiceTrouble({ trouble }: { trouble: string | undefined }) {
  if (!trouble) return null
  return (
    <p role="alert" className="text-danger">
      {trouble}
    </p>
  )
}
