import type { TermLine } from '#features/staff/proposal.server.ts'
import { suspenseReasonWords } from '#features/suspense/suspense.ts'
import type { BankWords, findSuspense } from '#features/suspense/suspense-list.server.ts'
import { fundWords } from '#features/ledger/funds.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { Chip, type Tone } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import { type DeskChoice, DeskForm, field } from '#app/desk/ui/form.tsx'
import { TypedBankFields } from '../refund/donor-bank-parts.tsx'
import { suspenseChannelWords, suspenseHolderWords, suspenseStateWords } from './suspense-list.ts'

type Row = Awaited<ReturnType<typeof findSuspense>>['row']

const tones: Readonly<Record<Row['status'], Tone>> = {
  open: 'warning',
  allocated: 'success',
  refunded: 'neutral',
}

/** Where kept money stands. */
export function SuspenseChip({ status }: { status: Row['status'] }) {
  return <Chip tone={tones[status]}>{suspenseStateWords[status]}</Chip>
}

type FactsProps = { row: Row; note: string | null; bank: BankWords | null }

/** Who paid what, by which channel, and for what. */
export function SuspenseFacts({ row, note, bank }: FactsProps) {
  const { donationId, campaign, promised, operational } = row
  const channel = suspenseChannelWords(row)
  return (
    <DeskFacts
      facts={[
        { label: 'Keadaan', value: <SuspenseChip status={row.status} /> },
        { label: 'Nominal', value: formatRupiah(row.amount) },
        { label: 'Sebab', value: suspenseReasonWords[row.reason] },
        { label: 'Masuk', value: formatDateTime(row.createdAt) },
        ...(bank
          ? [
              { label: 'Rekening', value: bank.bank },
              { label: 'Keterangan bank', value: bank.words ?? 'Tidak ada keterangan' },
            ]
          : [
              {
                label: 'Penyedia',
                value: `${suspenseHolderWords(row.provider)} · ${row.providerId}`,
              },
            ]),
        ...(channel ? [{ label: 'Kanal', value: channel }] : []),
        ...(donationId
          ? [
              {
                label: 'Donasi asal',
                value: (
                  <a href={`/kelola/donasi/${donationId}`} className="text-primary underline">
                    {campaign}, {formatRupiah((promised ?? 0) + (operational ?? 0))}
                  </a>
                ),
              },
              { label: 'Donatur', value: row.donorName },
            ]
          : [{ label: 'Donasi asal', value: 'Tidak diketahui' }]),
        ...(row.resolvedAt ? [{ label: 'Selesai', value: formatDateTime(row.resolvedAt) }] : []),
        ...(note ? [{ label: 'Catatan', value: note }] : []),
      ]}
    />
  )
}

type FormsProps = {
  donations: { donationId: string; what: string; lines: TermLine[] }[]
  campaigns: { id: string; title: string; fund: Fund }[]
  /** Whether no donor is known. */
  isOfNobody: boolean
  /** What may pay it back. */
  payers: readonly DeskChoice[]
}

/** The three things that may become of it; another person decides. */
export function SuspenseForms(props: FormsProps) {
  const { donations, campaigns, isOfNobody, payers } = props
  const terimaFields = {
    donasi:
      donations.length === 1
        ? field.hidden(donations[0]?.donationId)
        : field.choice(
            'Donasi',
            donations.map(({ donationId: value, what: label }) => ({ value, label })),
          ),
    catatan: field.area('Catatan', { rows: 3 }),
  }
  const salurkanFields = {
    program: field.choice(
      'Program',
      campaigns.map(({ id: value, title, fund }) => ({
        value,
        label: `${title} (${fundWords[fund]})`,
      })),
      { anything: 'Pilih program' },
    ),
    alasan: field.area('Alasan', { rows: 3 }),
  }
  const kembalikanFields = {
    notice: () =>
      payers.length === 0 && (
        <Notice tone="warning" title="Belum ada sumber dana">
          <p>
            Penyedia tidak mengirim dana ini kembali, dan belum ada rekening infak. Catat rekening
            lembaga dahulu.
          </p>
        </Notice>
      ),
    rekening: field.choice('Dibayar dari', payers, { anything: 'Pilih sumber dana' }),
    bank: () => <TypedBankFields />,
    sebab: field.area('Sebab', { rows: 3 }),
  }
  return (
    <>
      {donations.length > 0 && (
        <DeskSection
          title="Terima sebagai donasi"
          note="Donasi menjadi lunas dengan jumlah yang masuk; kuitansi, Bukti Setor Zakat, dan surat menyusul sendiri."
        >
          {donations.map(({ donationId, what, lines }) => (
            <div key={donationId} className="grid gap-2">
              <p className="font-semibold">Yang akan dibukukan untuk {what}</p>
              <DeskFacts facts={lines} />
            </div>
          ))}
          <DeskForm
            isReadable={false}
            act="terima"
            submit="Ajukan penerimaan"
            stored={{ donasi: donations[0]?.donationId ?? '' }}
            fields={terimaFields}
          />
        </DeskSection>
      )}
      <DeskSection
        title="Alihkan ke program"
        note={`Menjadi donasi tersendiri atas nama ${isOfNobody ? 'Hamba Allah' : 'donatur yang sama'}, dengan buktinya sendiri.`}
      >
        <DeskForm act="salurkan" submit="Ajukan pengalihan" look="ghost" fields={salurkanFields} />
      </DeskSection>
      <DeskSection
        title="Kembalikan kepada pengirim"
        note="Setelah disetujui menjadi utang lembaga sampai uangnya benar-benar dikirim. Donasi asalnya ditutup."
      >
        <DeskForm
          act="kembalikan"
          submit="Ajukan pengembalian"
          look="ghost"
          fields={kembalikanFields}
        />
      </DeskSection>
    </>
  )
}
