import type { ReactNode } from 'react'
import { Card } from '#app/ui/card.tsx'
import { fundWords } from '#features/ledger/funds.ts'
import {
  type AmilUse,
  type ChannelRest,
  channelRest,
  type ChannelSum,
  type FormToPaid,
  type FundDay,
  type PageViews,
  percentOf,
  type Stuck,
} from '#features/overview/overview.ts'
import type { DueCounts } from '#features/voucher/due.server.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { findChannel } from '#platform/outside/payment/channels.ts'
import { FundsToday, MoneyDays, SumRow } from './money-days.tsx'

export type MoneyFacts = {
  today: string
  days: string[]
  income: FundDay[]
  channels: ChannelSum[]
  /** What went back today. */
  returned: number
  views: PageViews
  forms: FormToPaid
  stuck: Stuck
  /** Of the institution's own acts. */
  due: DueCounts
  /** Reports that leave the institution and that nobody has marked as sent. */
  reports: number
  amil: AmilUse[]
}

/** Money today and lately, on the first page of the desk. */
export function MoneyPart({ money, doors }: { money: MoneyFacts; doors: OpenDoors }) {
  const { today, days, income, channels, returned, stuck, due, reports, amil } = money
  return (
    <>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card as="section" className="grid content-start gap-3 p-4">
          <h2 className="text-lg">Uang masuk, 14 hari</h2>
          <MoneyDays days={days} parts={income} />
          {doors.includes(MONTHLY) && (
            <p>
              <Door to={MONTHLY} doors={doors}>
                Laporan bulanan untuk pengurus
              </Door>
            </p>
          )}
        </Card>
        <div className="grid content-start gap-5">
          <Card as="section" className="grid gap-3 p-4">
            <h2 className="text-lg">Hari ini menurut dana</h2>
            <FundsToday parts={income} today={today} />
          </Card>
          <Card as="section" className="grid gap-3 p-4">
            <h2 className="text-lg">Hari ini menurut kanal</h2>
            <Channels
              rest={channelRest({ today, income, channels, returned })}
              channels={channels}
            />
          </Card>
        </div>
      </div>
      <div className="grid gap-5 lg:grid-cols-3">
        <PageToPaid views={money.views} forms={money.forms} />
        <Card as="section" className="grid content-start gap-3 p-4">
          <h2 className="text-lg">Perlu dilihat</h2>
          <dl className="grid gap-1.5">
            <Row label="Kode yang belum jelas" value={stuck.unclear} doors={doors} to={UNCLEAR} />
            <Row
              label="Kabar penyedia belum diolah"
              value={stuck.unsettled}
              doors={doors}
              to="/kelola/antrean"
            />
            <Row
              label="Titipan terbuka"
              value={stuck.suspense}
              doors={doors}
              to="/kelola/titipan"
            />
            <Row label="Lewat jatuh tempo" value={due.overdue} doors={doors} to={DUE} />
            <Row label="Laporan ke luar belum dikirim" value={reports} doors={doors} to={DUE} />
            <Row
              label="Transaksi belum ditinjau"
              value={due.unreviewed}
              doors={doors}
              to={UNREVIEWED}
            />
          </dl>
          {stuck.suspense > 0 && (
            <p className="text-muted">Titipan seluruhnya {formatRupiah(stuck.suspenseAmount)}.</p>
          )}
        </Card>
        <Card as="section" className="grid content-start gap-3 p-4">
          <h2 className="text-lg">Bagian amil terhadap batasnya</h2>
          <ul className="grid gap-3">
            {amil.map(({ fund, taken, cap, basis }) => (
              <li key={fund} className="grid gap-1">
                <span className="flex justify-between gap-3">
                  <span>{fundWords[fund]}</span>
                  <span className="tabular">{percentOf(taken, cap)} %</span>
                </span>
                <ProgressTrack percent={percentOf(taken, cap)} />
                <span className="text-xs text-muted tabular">
                  {formatRupiah(taken)} dari {formatRupiah(cap)}
                </span>
                {basis === 'none' && (
                  <span className="text-xs">
                    <Door to="/kelola/bagian-amil" doors={doors}>
                      Belum ada dasar untuk dana ini: tidak ada yang diambil
                    </Door>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </>
  )
}

type ChannelProps = { channels: readonly ChannelSum[]; rest: ChannelRest }

/** What came through each channel, and what else the sum by fund holds: both cards end with the same sum. */
function Channels({ channels, rest }: ChannelProps) {
  const { returned, other, total } = rest
  if (channels.length === 0 && returned === 0 && other === 0)
    return <p className="text-muted">Belum ada pembayaran lewat kanal hari ini.</p>
  return (
    <ul className="grid gap-1.5">
      {channels.map(({ method, channel, amount, donations }) => (
        <SumRow key={`${method} ${channel}`} amount={amount}>
          {findChannel(method, channel)?.name ?? channel}{' '}
          <span className="text-muted">· {donations} donasi</span>
        </SumRow>
      ))}
      {returned > 0 && <SumRow amount={-returned}>Dikembalikan atau ditarik hari ini</SumRow>}
      {other !== 0 && (
        <SumRow amount={other}>Dari titipan dan pembetulan, bukan lewat kanal</SumRow>
      )}
      <SumRow amount={total} isTotal>
        Jumlah, sama dengan menurut dana
      </SumRow>
    </ul>
  )
}

/** The way of a gift. Pages are counted without anybody's name, so its steps are sums and follow nobody. */
function PageToPaid({ views, forms }: Pick<MoneyFacts, 'views' | 'forms'>) {
  return (
    <Card as="section" className="grid content-start gap-3 p-4">
      <h2 className="text-lg">Dari halaman ke lunas, 7 hari</h2>
      <Step label="Halaman ajakan dibuka" count={views.offers} whole={views.offers} />
      <Step label="Formulir dibuka" count={views.forms} whole={views.offers} />
      <Step label="Formulir dikirim" count={forms.forms} whole={views.offers} />
      <Step label="Mendapat kode bayar" count={forms.withCode} whole={views.offers} />
      <Step label="Lunas" count={forms.paid} whole={views.offers} />
      <p className="text-xs text-muted">
        Halaman ajakan: program, asrama, sedekah, wakaf, zakat, dan kalkulatornya. Setiap kali
        dibuka dihitung satu, tanpa mencatat siapa pembukanya; mesin pencari dan yang baru dimuat di
        latar tidak dihitung. Persen dari halaman ajakan.
      </p>
    </Card>
  )
}

const number = new Intl.NumberFormat('id-ID')

function Step({ label, count, whole }: { label: string; count: number; whole: number }) {
  const percent = percentOf(count, whole)
  return (
    <div className="grid gap-1">
      <p className="flex justify-between gap-3">
        <span>{label}</span>
        <span className="tabular">
          {number.format(count)} {whole > 0 && <span className="text-muted">({percent} %)</span>}
        </span>
      </p>
      <ProgressTrack percent={percent} />
    </div>
  )
}

/** The pages that whoever looks may open. */
export type OpenDoors = readonly string[]

/** Where codes without a clear answer are read. */
const UNCLEAR = '/kelola/donasi?kode=unknown'

const DUE = '/kelola/jatuh-tempo'
const MONTHLY = '/kelola/laporan-bulanan'
const UNREVIEWED = '/kelola/transaksi?tinjau=belum'

/** The pages these figures lead to. */
export const moneyDoors = [
  UNCLEAR,
  DUE,
  MONTHLY,
  UNREVIEWED,
  '/kelola/antrean',
  '/kelola/titipan',
  '/kelola/bagian-amil',
]

type DoorProps = { to: string; doors: OpenDoors; children: ReactNode }

/** A link where its page opens, else the words alone. */
function Door({ to, doors, children }: DoorProps) {
  return doors.includes(to) ? (
    <a href={to} className="text-primary underline">
      {children}
    </a>
  ) : (
    children
  )
}

type RowProps = { label: string; value: number; to: string; doors: OpenDoors }

function Row({ label, value, to, doors }: RowProps) {
  return (
    <div className="flex min-h-8 items-center justify-between gap-4">
      <dt>
        <Door to={to} doors={value > 0 ? doors : []}>
          {label}
        </Door>
      </dt>
      <dd className={`tabular ${value > 0 ? 'font-bold text-danger' : ''}`}>{value}</dd>
    </div>
  )
}

/** A bar whose number stands beside it in words. */
function ProgressTrack({ percent }: { percent: number }) {
  return (
    <span aria-hidden="true" className="block h-2 overflow-hidden rounded-chip bg-surface-2">
      <span
        className="block h-full rounded-chip bg-primary"
        style={{ width: `${Math.min(100, Math.max(0, percent))}%` }}
      />
    </span>
  )
}
