import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field, inputClass, TextField } from '#app/ui/form/field.tsx'
import type { MessageChoices } from '#features/message/choices.server.ts'

export const choicePartClass = 'flex flex-col gap-3 rounded-lg border border-line p-4'

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
  return (
    <section className={choicePartClass} aria-label="Rekap donasi">
      <h2 className="text-lg">Rekap donasi</h2>
      <p className="text-muted">
        Daftar donasi dengan kontak ini sebagai PDF. Bukan kuitansi kedua.
      </p>
      <Form method="post" replace className="flex flex-col gap-4">
        <input type="hidden" name="aksi" value="rekap" />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            name="dari"
            type="date"
            label="Dari"
            required
            defaultValue={days.from}
            error={refused?.['dari']}
          />
          <TextField
            name="sampai"
            type="date"
            label="Sampai"
            required
            defaultValue={days.through}
          />
        </div>
        <Field name="ke" label="Kirim ke">
          {(field) => (
            <select {...field} className={inputClass}>
              {reached.map(({ kind, shown }) => (
                <option key={kind} value={kind}>
                  {`${kind === 'email' ? 'E-mail' : 'WhatsApp'} ${shown}`}
                </option>
              ))}
            </select>
          )}
        </Field>
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
  return (
    <section className={choicePartClass} aria-label="Kontak lain">
      <h2 className="text-lg">Kontak lain</h2>
      <p className="text-muted">
        Pindahkan pesan kami ke e-mail atau nomor lain. Tautan persetujuannya kami kirim ke sana;
        sebelum ditekan tidak ada yang berubah.
      </p>
      <Form method="post" replace className="flex flex-col gap-4">
        <input type="hidden" name="aksi" value="kontak" />
        <TextField
          name="kontak"
          label="E-mail atau nomor HP yang baru"
          required
          maxLength={254}
          autoComplete="off"
          error={refused?.['kontak']}
        />
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

/** What was refused of the page as a whole. */
export function ChoiceTrouble({ trouble }: { trouble: string | undefined }) {
  if (!trouble) return null
  return (
    <p role="alert" className="text-danger">
      {trouble}
    </p>
  )
}

type WishProps = { choices: MessageChoices; isBusy: boolean; isSaved: boolean }

/** How the reader is addressed, and which channel comes first. */
export function WishPart({ choices, isBusy, isSaved }: WishProps) {
  const { contacts, wish } = choices
  return (
    <section className={choicePartClass} aria-label="Cara menyapa">
      <h2 className="text-lg">Cara kami menyapa</h2>
      <Form method="post" replace className="flex flex-col gap-4">
        <input type="hidden" name="aksi" value="cara" />
        <Field name="sapaan" label="Sapaan">
          {(field) => (
            <select {...field} defaultValue={wish.salutation ?? ''} className={inputClass}>
              <option value="">Seperti di formulir donasi</option>
              <option value="bapak">Bapak</option>
              <option value="ibu">Ibu</option>
              <option value="kak">Kak</option>
            </select>
          )}
        </Field>
        {contacts.length > 1 && (
          <Field name="jalur" label="Kirim lebih dulu lewat">
            {(field) => (
              <select {...field} defaultValue={wish.channel ?? ''} className={inputClass}>
                <option value="">E-mail, lalu WhatsApp</option>
                <option value="whatsapp">WhatsApp, lalu e-mail</option>
              </select>
            )}
          </Field>
        )}
        <Button type="submit" isBusy={isBusy}>
          Simpan
        </Button>
        {isSaved && (
          <p role="status" className="text-success">
            Tersimpan. Berlaku mulai pesan berikutnya.
          </p>
        )}
      </Form>
    </section>
  )
}
