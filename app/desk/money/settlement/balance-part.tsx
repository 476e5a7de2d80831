import type {
  BalanceSide,
  ComparedBalance,
} from '#features/payout-report/compare-balance.server.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts, type Fact } from '#app/desk/ui/facts.tsx'
import { DeskText } from '#app/desk/ui/form.tsx'

export type BalanceShown = {
  provider: string
  from: string
  to: string
  compared: ComparedBalance | undefined
}

const rupiahOf = (sen: number) => {
  const rest = Math.abs(sen) % 100
  const whole = formatRupiah(Math.floor(Math.abs(sen) / 100))
  return `${sen < 0 ? '−' : ''}${whole}${rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`}`
}

/** What the provider says it holds for us beside what the books say, at the begin and the end of some days. */
export function BalancePart({ shown }: { shown: BalanceShown }) {
  const { provider, from, to, compared } = shown
  return (
    <DeskSection
      title={`Saldo di ${provider}`}
      note="Dana yang ditahan penyedia menurut penyedia sendiri, dibandingkan dengan akun 1130. Tidak ada yang dibukukan."
    >
      <form method="get" className="grid gap-4 sm:grid-cols-[1fr_1fr_auto] sm:items-end">
        <DeskText name="saldoDari" label="Dari awal hari" type="date" defaultValue={from} />
        <DeskText name="saldoSampai" label="Sampai akhir hari" type="date" defaultValue={to} />
        <button type="submit" className={buttonClass('ghost')}>
          Bandingkan
        </button>
      </form>
      {compared && <Answer {...{ provider, from, to, compared }} />}
    </DeskSection>
  )
}

function Answer({ provider, from, to, compared }: BalanceShown & { compared: ComparedBalance }) {
  if (compared.kind !== 'told') {
    return (
      <div role="alert">
        <Notice tone="danger" title={failureWords(provider, compared)} />
      </div>
    )
  }
  const { opening, closing, known } = compared
  return (
    <div className="grid gap-5">
      <DeskFacts facts={sideFacts(`awal ${formatDate(startOfDay(from))}`, provider, opening)} />
      <DeskFacts facts={sideFacts(`akhir ${formatDate(startOfDay(to))}`, provider, closing)} />
      <DeskFacts facts={reasons(closing, known)} />
    </div>
  )
}

function failureWords(provider: string, { kind, ...more }: ComparedBalance): string {
  if (kind === 'days') return 'Pilih hari yang sudah lewat, dari yang lebih dahulu.'
  if (kind === 'refused' && 'code' in more)
    return `${provider} menolak permintaan ini (${more.code}). Periksa kunci API dan masa yang diminta.`
  return `${provider} tidak menjawab. Coba lagi sebentar.`
}

function sideFacts(when: string, provider: string, side: BalanceSide): Fact[] {
  const { here, there, differenceSen } = side
  return [
    { label: `Di sini, ${when}`, value: rupiahOf(here * 100) },
    { label: `Di ${provider}, ${when}`, value: rupiahOf(there.overall) },
    { label: 'Di antaranya belum dapat dicairkan', value: rupiahOf(there.pending) },
    { label: 'Selisih', value: <b>{rupiahOf(differenceSen)}</b> },
  ]
}

type Known = Extract<ComparedBalance, { kind: 'told' }>['known']

/** Why we may have more here than there; what is left is said too. */
function reasons({ differenceSen }: BalanceSide, { reports, refunds }: Known): Fact[] {
  const rest = differenceSen - (reports + refunds) * 100
  return [
    { label: 'Pencairan yang laporannya belum dibukukan', value: rupiahOf(reports * 100) },
    { label: 'Pengembalian lewat penyedia yang belum selesai', value: rupiahOf(refunds * 100) },
    {
      label: 'Sisanya',
      value: (
        <>
          {rupiahOf(rest)}
          {rest !== 0 && (
            <span className="block text-sm text-muted">
              {rest > 0
                ? 'Biasanya biaya atas pembayaran yang belum dicairkan, atau pencairan yang laporannya belum diunggah.'
                : 'Di penyedia ada dana yang belum tercatat di sini. Periksa pembayaran yang baru masuk dan titipan.'}
            </span>
          )}
        </>
      ),
    },
  ]
}
