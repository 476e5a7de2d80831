import { Form, useNavigation } from 'react-router'
import type { Refused } from '#app/submit.server.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FactRow } from '#app/ui/fact-row.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import type { PlanView } from '#features/recurring/plan-page.server.ts'
import { formatDate, formatDay } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { DebitPart, type LinkPage } from './debit-part.tsx'
import { LastDayField, PlanFields } from './plan-fields.tsx'
import { PlanPayment } from './plan-payment.tsx'

type Props = {
  plan: PlanView
  programmes: { slug: string; title: string }[]
  hasQris: boolean
  done: string | null
  refused: Refused | undefined
  /** The way to be debited by that was chosen. */
  chosen: string | null
  link: LinkPage | undefined
}

const doneWords: Record<string, string> = {
  aktifkan: 'Donasi rutin ini berjalan. Kami ingatkan pada waktunya.',
  jeda: 'Dijeda. Tidak ada pengingat atau debit sampai Anda melanjutkannya.',
  lanjut: 'Dilanjutkan.',
  lewati: 'Yang berikutnya dilewatkan.',
  lepas: 'Debit otomatis dihentikan. Pengingat tetap berjalan.',
  ubah: 'Perubahannya disimpan.',
}

/** The page of a plan: paying what is due today, and every change by one press, without sign-in. */
export function PlanScreen(props: Props) {
  const { plan, programmes, hasQris, done, refused, link } = props
  const words = (done && doneWords[done]) || undefined
  const isChanging = refused !== undefined && 'kind' in refused.values
  const isRunning = plan.status === 'active' || plan.status === 'paused'
  return (
    <>
      {words && !refused && <Notice title="Tersimpan">{words}</Notice>}
      {!isChanging && <ErrorSummary errors={refused?.errors} />}
      {plan.nights ? (
        <NightsPart plan={plan} nights={plan.nights} />
      ) : (
        <PlanPayment {...{ plan, hasQris }} />
      )}
      {!plan.nights && (
        <DebitPart
          {...{ plan, link }}
          chosen={refused?.values.cara ?? props.chosen}
          typed={(!isChanging && refused?.values) || {}}
          errors={(!isChanging && refused?.errors) || {}}
        />
      )}
      <Card as="section" className="grid gap-4 p-5">
        <h2 className="text-lg">{stateWords(plan)}</h2>
        <PlanFacts plan={plan} />
        {!plan.nights && <PlanPresses plan={plan} />}
      </Card>
      {isRunning && !plan.nights && <ChangeForm {...{ plan, programmes, refused, isChanging }} />}
      {plan.status === 'ended' && <LinkButton to="/donasi-rutin">Buat yang baru</LinkButton>}
    </>
  )
}

function stateWords({ status, endedFor }: PlanView): string {
  if (status === 'unconfirmed') return 'Belum diaktifkan'
  if (status === 'active') return 'Sedang berjalan'
  if (status === 'paused') return 'Dijeda'
  if (status === 'ending') return 'Sedang dihentikan'
  return endedFor === 'finished' ? 'Sudah selesai' : 'Sudah berhenti'
}

function PlanFacts({ plan }: { plan: PlanView }) {
  const { amount, rhythm, programme, nextAt, firstDay, lastDay, contact, debit } = plan
  return (
    <dl className="grid gap-2">
      <FactRow name="Nominal">{amount ? formatRupiah(amount) : 'Ditentukan saat bayar'}</FactRow>
      <FactRow name="Waktu">{rhythm.replace('setiap', 'Setiap')}</FactRow>
      <FactRow name="Untuk">{programme ?? 'Yang paling membutuhkan'}</FactRow>
      {nextAt && <FactRow name="Berikutnya">{formatDay(nextAt)}</FactRow>}
      <FactRow name="Mulai">{formatDate(firstDay)}</FactRow>
      {lastDay && <FactRow name="Sampai">{formatDate(lastDay)}</FactRow>}
      {contact && (
        <FactRow name={debit.agreed?.status === 'active' ? 'Kabar ke' : 'Pengingat ke'}>
          {contact}
        </FactRow>
      )}
    </dl>
  )
}

const pressesOf: Record<PlanView['status'], [act: string, label: string][]> = {
  unconfirmed: [
    ['aktifkan', 'Aktifkan donasi rutin'],
    ['berhenti', 'Bukan saya, hapus'],
  ],
  active: [
    ['lewati', 'Lewati yang berikutnya'],
    ['jeda', 'Jeda dulu'],
    ['berhenti', 'Berhenti'],
  ],
  paused: [
    ['lanjut', 'Lanjutkan'],
    ['berhenti', 'Berhenti'],
  ],
  ending: [],
  ended: [['lanjut', 'Mulai lagi']],
}

/** One that was debited begins anew, with a new consent; its last debit may still be stopped after its last day. */
function pressesFor({ status, debit }: PlanView): [act: string, label: string][] {
  if (status !== 'ended' || !debit.agreed) return pressesOf[status]
  return debit.agreed.status === 'active' ? [['berhenti', 'Hentikan debitnya']] : []
}

function PlanPresses({ plan }: { plan: PlanView }) {
  const { status } = plan
  const isBusy = useNavigation().state !== 'idle'
  return (
    <div className="flex flex-wrap gap-3">
      {pressesFor(plan).map(([act, label], index) => (
        <Form key={act} method="post" replace>
          <input type="hidden" name="aksi" value={act} />
          <Button
            type="submit"
            look={index === 0 && status !== 'active' ? 'primary' : 'ghost'}
            isBusy={isBusy}
          >
            {label}
          </Button>
        </Form>
      ))}
    </div>
  )
}

type Changing = Pick<Props, 'plan' | 'programmes' | 'refused'> & { isChanging: boolean }

function ChangeForm({ plan, programmes, refused, isChanging }: Changing) {
  const isBusy = useNavigation().state !== 'idle'
  const { kind, day, amount, slug, lastDay, debit } = plan
  const typed: Record<string, string | undefined> = isChanging
    ? (refused?.values ?? {})
    : {
        amount: amount ? String(amount) : '',
        campaignSlug: slug ?? '',
        kind,
        ...(kind === 'pekanan' && { weekday: String(day) }),
        ...(kind === 'bulanan' && { date: String(day) }),
        lastDay: lastDay ?? '',
      }
  return (
    <Card as="section" className="p-5">
      <details open={isChanging || undefined}>
        <summary className="min-h-touch cursor-pointer py-2.5 font-semibold">
          Ubah nominal, waktu, atau program
        </summary>
        <Form method="post" replace className="grid gap-5 pt-3">
          <input type="hidden" name="aksi" value="ubah" />
          {isChanging && <ErrorSummary errors={refused?.errors} />}
          <PlanFields
            programmes={programmes}
            typed={typed}
            errors={(isChanging && refused?.errors) || {}}
          />
          <LastDayField typed={typed} errors={(isChanging && refused?.errors) || {}} />
          {debit.agreed?.status === 'active' && (
            <p className="text-sm text-muted">
              Nominal lebih besar, waktu lain, atau hari terakhir yang lebih jauh menghentikan debit
              sampai Anda menyetujuinya lagi; pengingat tetap berjalan.
            </p>
          )}
          <Button type="submit" isBusy={isBusy}>
            Simpan perubahan
          </Button>
        </Form>
      </details>
    </Card>
  )
}

type NightsPartProps = { plan: PlanView; nights: NonNullable<PlanView['nights']> }

/** The nights that one payment paid, each with its date. */
function NightsPart({ plan: { amount, donation, status }, nights }: NightsPartProps) {
  const past = nights.filter(({ isPast }) => isPast).length
  const isPaid = status === 'active' || donation?.status === 'paid'
  return (
    <Card as="section" className="grid gap-4 p-5">
      <h2 className="text-lg">
        {isPaid ? `Malam ke-${past} dari ${nights.length}` : 'Belum dibayar'}
      </h2>
      <p className="text-muted">
        {`${nights.length} malam, ${formatRupiah(amount ?? 0)} tiap malam, dalam satu pembayaran.`}
      </p>
      <ol className="grid gap-1 text-sm">
        {nights.map(({ day, isPast }) => (
          <li key={day} className="flex justify-between gap-4">
            <span>{formatDay(day)}</span>
            <span className={isPaid && isPast ? 'font-semibold text-success' : 'text-muted'}>
              {isPaid && isPast ? 'Diberikan' : formatRupiah(amount ?? 0)}
            </span>
          </li>
        ))}
      </ol>
      {donation && (
        <LinkButton to={`/payment/${donation.publicId}`} look="ghost">
          {isPaid ? 'Lihat kuitansi' : 'Lanjutkan pembayaran'}
        </LinkButton>
      )}
    </Card>
  )
}
