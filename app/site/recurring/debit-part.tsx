import { Form, useNavigation } from 'react-router'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import { meansFirst } from '#features/debit/mandate.ts'
import type { PlanView } from '#features/recurring/plan-page.server.ts'
import { formatDay } from '#platform/time/jakarta.ts'
import { DebitOffer, type DebitAsked } from './debit-offer.tsx'

type Agreed = NonNullable<PlanView['debit']['agreed']>

/** The page of a wallet or a bank that was made by the press before: it is shown once, and kept nowhere. */
export type LinkPage = { page: string; means: string; place: string }

type Props = DebitAsked & { plan: PlanView; link: LinkPage | undefined }

/** Debits of a plan: what was agreed to and how it stands, or the words to agree to. Nothing where neither is. */
export function DebitPart({ plan, link, chosen, ...asked }: Props) {
  const { offers, agreed } = plan.debit
  if (agreed?.status === 'ending') return <Ending plan={plan} agreed={agreed} />
  if (agreed?.status === 'active') return <Active plan={plan} agreed={agreed} />
  const isLinking = agreed?.status === 'asked' && agreed.publicId === null
  return (
    <>
      {link && <OpenWallet {...link} />}
      {isLinking && !link && <Waiting place={agreed.place} />}
      {offers.length > 0 && !link && (
        <DebitOffer {...{ plan, ...asked }} chosen={chosen ?? agreed?.channel ?? null} />
      )}
    </>
  )
}

type ActiveProps = { plan: PlanView; agreed: Agreed }

function Active({ plan: { status, debit }, agreed }: ActiveProps) {
  const isBusy = useNavigation().state !== 'idle'
  const { againOn, isUnanswered } = debit
  const isPaused = status === 'paused'
  return (
    <Card as="section" className="grid gap-3 p-5">
      <h2 className="text-lg">{isPaused ? 'Debit otomatis dijeda' : 'Debit otomatis aktif'}</h2>
      <p className="text-muted">{heldWords(agreed)}</p>
      <p className="text-muted">Kami memberi tahu Anda dua hari sebelum tiap debit.</p>
      {againOn && (
        <Notice tone="warning" title="Debit terakhir belum berhasil">
          {`Kami mencoba lagi ${formatDay(againOn)}. Anda juga dapat membayar sendiri di atas.`}
        </Notice>
      )}
      {isUnanswered && !againOn && <Unanswered isPaused={isPaused} />}
      <Form method="post" replace className="grid gap-2">
        <input type="hidden" name="aksi" value="lepas" />
        <Button type="submit" look="ghost" isBusy={isBusy}>
          {`Lepas ${agreed.means}`}
        </Button>
        <p className="text-sm text-muted">
          Debitnya berhenti, donasi rutin Anda berjalan terus dengan pengingat.
        </p>
      </Form>
      <Consent agreed={agreed} />
    </Card>
  )
}

function Unanswered({ isPaused }: { isPaused: boolean }) {
  return (
    <Notice tone="warning" title="PIN atau OTP debit terakhir tidak diisi">
      {isPaused
        ? 'Tidak ada yang terdebit, dan yang terlewat tidak menjadi tagihan. Tidak ada debit sampai Anda menekan Lanjutkan di bawah.'
        : 'Jadwal itu dilewatkan dan tidak menjadi tagihan; donasi rutin tetap berjalan. Bila terlewat lagi, kami menjedanya.'}
    </Notice>
  )
}

function heldWords({ means, label }: Agreed): string {
  if (means === 'kartu') return label ? `Kartu berakhiran ${label}.` : 'Dari kartu Anda.'
  return label
    ? `${meansFirst(means)} dengan nomor berakhiran ${label} terhubung.`
    : `${meansFirst(means)} terhubung.`
}

function Ending({ plan: { status }, agreed }: { plan: PlanView; agreed: Agreed }) {
  const waits = `Kami menunggu penyedia pembayaran memastikan ${agreed.means} Anda dilepas`
  return (
    <Notice tone="warning" title="Debit otomatis sedang dihentikan">
      {status === 'ending'
        ? `Sejak Anda menekan Berhenti, tidak ada debit lagi. ${waits}.`
        : `Tidak ada debit lagi${agreed.why ? ` (${agreed.why.toLowerCase()})` : ''}. ${waits}; pengingat tetap berjalan.`}
    </Notice>
  )
}

function OpenWallet({ page, means, place }: LinkPage) {
  return (
    <Card as="section" className="grid gap-4 p-5">
      <h2 className="text-lg">{`Hubungkan ${means}`}</h2>
      <p className="text-muted">
        {`Anda dibawa ke halaman ${place}. Setujui di sana, lalu Anda kembali ke halaman ini. Belum ada yang didebit.`}
      </p>
      <a href={page} rel="noreferrer" className={buttonClass('primary')}>
        {`Lanjut ke ${place}`}
      </a>
    </Card>
  )
}

function Waiting({ place }: { place: string }) {
  return (
    <Notice title={`Menunggu kabar dari ${place}`}>
      {`Sudah Anda setujui di ${place}? Muat ulang halaman ini sebentar lagi; kabarnya juga kami kirim kepada Anda. Belum? Hubungkan lagi di bawah. Belum ada yang didebit.`}
    </Notice>
  )
}

function Consent({ agreed }: { agreed: Agreed }) {
  return (
    <details>
      <summary className="min-h-touch cursor-pointer py-2.5 font-semibold">
        {`Persetujuan Anda, ${formatDay(agreed.day)}`}
      </summary>
      <p className="text-sm text-muted">{agreed.words}</p>
    </details>
  )
}
