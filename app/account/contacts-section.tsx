import { type FormEvent, useState } from 'react'
import { api } from '#app/api.client.ts'
import { formValues } from '#app/form-values.ts'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { toast } from '#app/ui/toast.tsx'
import type { AccountApi } from '#features/account/api.server.ts'
import { CodeForm } from './code-form.tsx'
import type { Challenge, Me } from './me.ts'
import { PasswordField } from './password-field.tsx'
import { Section } from './section.tsx'
import { Trouble } from './trouble.tsx'
import { useSending } from './use-sending.ts'

type Props = { me: Me; onMe: (me: Me) => void }
type Kind = Challenge['kind']
type Asked = { token: string; challenge: Challenge }

const words: Record<Kind, { noun: string; type: string; inputMode: 'email' | 'tel' }> = {
  email: { noun: 'e-mail', type: 'email', inputMode: 'email' },
  phone: { noun: 'nomor HP', type: 'tel', inputMode: 'tel' },
}

/** The e-mail and the phone that are proved to be one's own; each is replaced by proving another. */
export function ContactsSection({ me, onMe }: Props) {
  const [changing, setChanging] = useState<Kind>()
  return (
    <Section
      id="kontak"
      title="Kontak"
      lead="Dipakai untuk masuk dan menerima kuitansi. Hanya kontak yang sudah dibuktikan dengan kode yang disimpan."
    >
      <ul className="grid gap-3">
        {(['email', 'phone'] as const).map((kind) => (
          <ContactRow
            key={kind}
            kind={kind}
            me={me}
            isChanging={changing === kind}
            onChange={() => setChanging(kind)}
          />
        ))}
      </ul>
      {changing && (
        <ContactChange
          key={changing}
          kind={changing}
          me={me}
          onMe={onMe}
          onClose={() => setChanging(undefined)}
        />
      )}
    </Section>
  )
}

type RowProps = { kind: Kind; me: Me; isChanging: boolean; onChange: () => void }

function ContactRow({ kind, me, isChanging, onChange }: RowProps) {
  const contact = me.contacts.find((each) => each.kind === kind)
  const { noun } = words[kind]
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-field border border-line p-3 pl-4">
      <Icon name={kind === 'email' ? 'mail' : 'phone'} className="size-5.5 text-muted" />
      <span className="min-w-0 grow basis-[calc(100%-3rem)] wrap-anywhere sm:basis-0">
        {contact?.value ?? <span className="text-muted">Belum ada {noun}</span>}
      </span>
      {contact && <Chip tone="success">Terverifikasi</Chip>}
      {!isChanging && (
        <Button look="quiet" className="px-3" onClick={onChange}>
          {contact ? 'Ganti' : 'Tambah'}
          <span className="sr-only"> {noun}</span>
        </Button>
      )}
    </li>
  )
}

type ChangeProps = Props & { kind: Kind; onClose: () => void }

function ContactChange({ kind, me, onMe, onClose }: ChangeProps) {
  const [asked, setAsked] = useState<Asked>()
  const { noun } = words[kind]
  if (!asked) return <ContactForm {...{ kind, me, onClose }} onAsked={setAsked} />

  async function prove(code: string) {
    const { token } = asked ?? { token: '' }
    const response = await api<AccountApi>('member').me.contacts.verify.$post({
      json: { token, code },
    })
    onMe((await response.json()).data)
    toast('Kontak Anda sudah diperbarui.')
    onClose()
  }

  return (
    <div className="grid gap-3 rounded-field bg-surface-2 p-4">
      <p>
        Kode sudah dikirim ke <b>{asked.challenge.target}</b>.
      </p>
      <CodeForm
        token={asked.token}
        challenge={asked.challenge}
        submitLabel={`Simpan ${noun}`}
        onCode={prove}
        change={
          <Button look="quiet" onClick={() => setAsked(undefined)}>
            Ganti {noun}
          </Button>
        }
      />
    </div>
  )
}

type FormProps = {
  kind: Kind
  me: Me
  onAsked: (asked: Asked) => void
  onClose: () => void
}

function ContactForm({ kind, me, onAsked, onClose }: FormProps) {
  const sending = useSending({ currentPassword: 'contactPassword' })
  const { noun, type, inputMode } = words[kind]

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { contact = '', contactPassword } = formValues(event.currentTarget)
    void sending.send(async () => {
      const response = await api<AccountApi>('member').me.contacts.$post({
        json: { contact, currentPassword: contactPassword },
      })
      const { token, ...challenge } = (await response.json()).data
      onAsked({ token, challenge })
    })
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="grid gap-4 rounded-field bg-surface-2 p-4"
    >
      <Trouble sending={sending} onBack={sending.reset} contact={me.contacts[0]?.value} />
      <TextField
        name="contact"
        label={kind === 'email' ? 'E-mail baru' : 'Nomor HP baru'}
        type={type}
        inputMode={inputMode}
        autoComplete={kind === 'email' ? 'email' : 'tel'}
        error={sending.errors.contact}
      />
      {me.hasPassword && (
        <PasswordField
          name="contactPassword"
          label="Kata sandi saat ini"
          autoComplete="current-password"
          error={sending.errors.contactPassword}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={sending.isBusy}>
          Kirim kode ke {noun} ini
        </Button>
        <Button look="quiet" onClick={onClose}>
          Batal
        </Button>
      </div>
    </form>
  )
}
