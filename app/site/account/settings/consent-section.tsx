import { useState } from 'react'
import { Switch } from '#app/ui/form/field.tsx'
import { toast } from '#app/ui/state/toast.tsx'
import { usePhones } from '#app/ui/use-phones.ts'
import type { MessagePurpose, Reach } from '#features/message/message-channels.ts'
import { reachesPhones } from '#features/message/promises.ts'
import { formatDate } from '#platform/time/jakarta.ts'
import { changeMe } from './change-me.client.ts'
import type { MeBody } from '../me.ts'
import { AccountSection } from './section.tsx'
import { FailureNotice } from '../failure-notice.tsx'
import { useSending } from '../use-sending.ts'

type Props = { me: MeBody; onMe: (me: MeBody) => void }
type Purpose = Exclude<keyof MeBody['consents'], 'terms'>

/** `about` where it goes to phones: offered where such messages reach them. */
type Offered = { purpose: Purpose; label: string; hint: string; about?: MessagePurpose }

const purposes: Offered[] = [
  {
    purpose: 'news-email',
    label: 'Kabar program lewat e-mail',
    hint: 'Dari program yang pernah Anda bantu. Setiap e-mail dapat dihentikan sekali tekan.',
  },
  {
    purpose: 'news-whatsapp',
    about: 'news',
    label: 'Kabar program lewat WhatsApp',
    hint: 'Dari program yang pernah Anda bantu. Balas STOP kapan saja untuk berhenti.',
  },
  {
    purpose: 'reminders-email',
    label: 'Pengingat donasi lewat e-mail',
    hint: 'Sesuai jadwal yang Anda buat sendiri.',
  },
  {
    purpose: 'reminders-whatsapp',
    about: 'reminder',
    label: 'Pengingat donasi ke nomor HP',
    hint: 'Sesuai jadwal yang Anda buat sendiri.',
  },
]

type Stopped = MeBody['stopped'][number]

function stopOf({ stopped }: MeBody, purpose: Purpose): Stopped | undefined {
  return stopped.find((each) => each.purpose === purpose)
}

/** Why nothing goes by a yes of before, and how it goes again. */
function stoppedWords(stop: Stopped | undefined): string | undefined {
  if (!stop) return undefined
  const { why, at } = stop
  const day = formatDate(at)
  if (why === 'undeliverable')
    return `Sejak ${day} pesan kami tidak sampai ke kontak ini. Ganti kontaknya bila sudah tidak dipakai.`
  const what = why === 'stopped-all' ? 'Semua pesan Anda hentikan' : 'Anda hentikan'
  return `${what} pada ${day}, lewat balasan STOP, tautan di pesan, atau laporan spam. Nyalakan bila ingin menerimanya lagi.`
}

function isOffered(about: MessagePurpose | undefined, phones: Reach): boolean {
  return about === undefined || reachesPhones(about, phones)
}

/** The consents to messages, one per purpose. Each switch applies at once. */
export function ConsentSection({ me, onMe }: Props) {
  const sending = useSending()
  // A consent once given can be taken back where nothing is sent any more.
  const phones = usePhones()
  const offered = purposes.filter(
    ({ purpose, about }) =>
      isOffered(about, phones) || me.consents[purpose] || stopOf(me, purpose) !== undefined,
  )
  const [changing, setChanging] = useState<Purpose>()

  async function decide(purpose: Purpose, isGiven: boolean) {
    setChanging(purpose)
    const isKept = await sending.send(async () => {
      onMe(await changeMe({ consents: { [purpose]: isGiven } }))
    })
    setChanging(undefined)
    if (isKept) toast(isGiven ? 'Persetujuan Anda dicatat.' : 'Persetujuan Anda ditarik.')
  }

  return (
    <AccountSection
      id="persetujuan"
      title="Kabar dan pengingat"
      lead="Semua boleh dimatikan kapan saja. Kuitansi dan kabar keamanan akun tetap kami kirim."
    >
      <FailureNotice sending={sending} onBack={sending.reset} contact={me.contacts[0]?.value} />
      <div className="grid divide-y divide-line">
        {offered.map(({ purpose, label, hint }) => (
          <div key={purpose} className="py-2">
            <Switch
              name={purpose}
              label={label}
              hint={stoppedWords(stopOf(me, purpose)) ?? hint}
              checked={changing === purpose ? !me.consents[purpose] : me.consents[purpose]}
              aria-busy={changing === purpose || undefined}
              onChange={(event) => void decide(purpose, event.currentTarget.checked)}
            />
          </div>
        ))}
      </div>
    </AccountSection>
  )
}
