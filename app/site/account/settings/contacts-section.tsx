import { useState } from 'react'
import { api } from '#app/client/api.client.ts'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { toast } from '#app/ui/state/toast.tsx'
import type { AccountApi } from '#features/account/api.server.ts'
import { CodeForm } from '../code-form.tsx'
import type { ChallengeBody, MeBody } from '../me.ts'
import { type IdentityProof, ProveAgainForm } from '../prove-again-form.tsx'
import { AccountSection } from './section.tsx'

type Props = { me: MeBody; onMe: (me: MeBody) => void }
type Kind = ChallengeBody['kind']
/** The two actions on a contact. */
type Act = 'change' | 'remove'
/** `contact` as it was typed: the answer has it only masked. */
type SentCode = { token: string; challenge: ChallengeBody; contact: string }

const words: Record<Kind, { noun: string; type: string; inputMode: 'email' | 'tel' }> = {
  email: { noun: 'e-mail', type: 'email', inputMode: 'email' },
  phone: { noun: 'nomor HP', type: 'tel', inputMode: 'tel' },
}

/** The verified e-mail and phone number. Verifying another one replaces it. */
export function ContactsSection({ me, onMe }: Props) {
  const [open, setOpen] = useState<{ kind: Kind; act: Act }>()
  const close = () => setOpen(undefined)
  return (
    <AccountSection
      id="kontak"
      title="Kontak"
      lead="Dipakai untuk masuk. Hanya kontak yang sudah dibuktikan dengan kode yang disimpan."
    >
      <ul className="grid gap-3">
        {(['email', 'phone'] as const).map((kind) => (
          <ContactRow
            key={kind}
            kind={kind}
            me={me}
            isOpen={open?.kind === kind}
            onAct={(act) => setOpen({ kind, act })}
          />
        ))}
      </ul>
      {open?.act === 'change' && (
        <ContactChange key={open.kind} {...{ me, onMe, kind: open.kind }} onClose={close} />
      )}
      {open?.act === 'remove' && (
        <ContactRemoval key={open.kind} {...{ me, onMe, kind: open.kind }} onClose={close} />
      )}
    </AccountSection>
  )
}

type RowProps = { kind: Kind; me: MeBody; isOpen: boolean; onAct: (act: Act) => void }

function ContactRow({ kind, me, isOpen, onAct }: RowProps) {
  const contact = me.contacts.find((each) => each.kind === kind)
  const { noun } = words[kind]
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-field border border-line p-3 pl-4">
      <Icon name={kind === 'email' ? 'mail' : 'phone'} className="size-5.5 text-muted" />
      <span className="min-w-0 grow basis-[calc(100%-3rem)] wrap-anywhere sm:basis-0">
        {contact?.value ?? <span className="text-muted">Belum ada {noun}</span>}
      </span>
      {contact && <Chip tone="success">Terverifikasi</Chip>}
      {!isOpen && (
        <span className="flex">
          <Button look="quiet" className="px-3" onClick={() => onAct('change')}>
            {contact ? 'Ganti' : 'Tambah'}
            <span className="sr-only"> {noun}</span>
          </Button>
          {contact && me.contacts.length > 1 && (
            <Button look="quiet" className="px-3" onClick={() => onAct('remove')}>
              Hapus<span className="sr-only"> {noun}</span>
            </Button>
          )}
        </span>
      )}
    </li>
  )
}

type ChangeProps = Props & { kind: Kind; onClose: () => void }

function ContactChange({ kind, me, onMe, onClose }: ChangeProps) {
  const [sent, setSent] = useState<SentCode>()
  const { noun } = words[kind]
  if (!sent) return <ContactForm {...{ kind, me, onClose }} onSent={setSent} />

  async function prove(code: string) {
    const { token } = sent ?? { token: '' }
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
        Kode sudah dikirim ke <b className="wrap-anywhere">{sent.contact}</b>.
      </p>
      <CodeForm
        token={sent.token}
        challenge={sent.challenge}
        submitLabel={`Simpan ${noun}`}
        onCode={prove}
        change={
          <Button look="quiet" onClick={() => setSent(undefined)}>
            Ganti {noun}
          </Button>
        }
      />
    </div>
  )
}

type FormProps = {
  kind: Kind
  me: MeBody
  onSent: (sent: SentCode) => void
  onClose: () => void
}

function ContactForm({ kind, me, onSent, onClose }: FormProps) {
  const { noun, type, inputMode } = words[kind]

  async function ask({ values, currentPassword }: IdentityProof) {
    const { contact = '' } = values
    const response = await api<AccountApi>('member').me.contacts.$post({
      json: { contact, currentPassword },
    })
    const { token, ...challenge } = (await response.json()).data
    onSent({ token, challenge, contact: contact.trim() })
  }

  return (
    <div className="rounded-field bg-surface-2 p-4">
      <ProveAgainForm
        me={me}
        passwordName="contactPassword"
        passwordLabel="Kata sandi saat ini"
        submit={{ label: `Kirim kode ke ${noun} ini` }}
        onCancel={onClose}
        before={(errors) => (
          <TextField
            name="contact"
            label={kind === 'email' ? 'E-mail baru' : 'Nomor HP baru'}
            type={type}
            inputMode={inputMode}
            autoComplete={kind === 'email' ? 'email' : 'tel'}
            error={errors.contact}
          />
        )}
        onProved={ask}
      />
    </div>
  )
}

function ContactRemoval({ kind, me, onMe, onClose }: ChangeProps) {
  const { noun } = words[kind]
  async function remove({ currentPassword }: IdentityProof) {
    const { contacts } = api<AccountApi>('member').me
    const request = { json: { currentPassword } }
    onMe((await (await contacts[kind].removal.$post(request)).json()).data)
    toast(`${kind === 'email' ? 'E-mail' : 'Nomor HP'} Anda sudah dihapus.`)
    onClose()
  }

  return (
    <div className="grid gap-4 rounded-field bg-surface-2 p-4">
      <p>Hapus {noun} ini? Ia tidak lagi dapat dipakai untuk masuk, dan kami memberitahunya.</p>
      <ProveAgainForm
        me={me}
        passwordName="removalPassword"
        passwordLabel="Kata sandi saat ini"
        submit={{ label: `Hapus ${noun}`, look: 'danger' }}
        onCancel={onClose}
        onProved={remove}
      />
    </div>
  )
}
