import { fundWords } from '#features/ledger/funds.ts'
import type { Revealed } from '#features/donation-log/act-on-donation.server.ts'
import type { DonationEvent, JournalWords } from '#features/donation-log/donation-event.ts'
import type { DonationRecord } from '#features/donation-log/queries.server.ts'
import { donationStatusWords } from '#features/my-donation/my-donation.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { Chip } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import type { Refused } from '#app/submit.server.ts'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts, type Fact, Timeline } from '#app/desk/ui/facts.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { CorrectForm } from './correct-form.tsx'
import { statusTones } from './donation-columns.tsx'

type Props = {
  record: Omit<DonationRecord, 'donor'> & { name: string }
  contacts: string
  /** There is a name or a contact that is not shown. */
  hasMore: boolean
  /** Whether a contact of the donor is reached from here. */
  mayGetPapers: boolean
  ways: { provider: boolean; transferId: string | null; isOffline: boolean }
  mayReadTransfers: boolean
  events: readonly DonationEvent[]
  mayAct: boolean
  mayReveal: boolean
  mayRefund: boolean
  /** What an act has just begun. */
  notice: string | null
  refused: Refused | undefined
  revealed: Omit<Revealed, 'whose'> | undefined
}

/** One donation: its facts, the acts that change no money, and everything that happened to it. */
export function DonationRecordView(props: Props) {
  const { record, events, mayAct, mayReveal, notice, revealed, hasMore } = props
  // A form says itself why it was refused; the buttons do not.
  const isOfForm = ['batal', 'nama', 'alasan'].some((name) => name in (props.refused?.values ?? {}))
  const fields = { batal: field.area('Alasan', { hint: 'Minimal 10 huruf.' }) }
  return (
    <>
      {notice && (
        <div role="status">
          <Notice tone="success" title={notice} />
        </div>
      )}
      {revealed && <Contact {...revealed} />}
      <DeskFacts facts={factsOf(props)} />
      <p className="flex flex-wrap gap-x-6">
        <OutLink href={`/campaign/${record.campaign.slug}`}>Halaman program</OutLink>
        <OutLink href={`/payment/${record.publicId}`}>Halaman donatur</OutLink>
        {record.status === 'paid' && (
          <OutLink href={`/kelola/donasi/${record.id}/rekap`}>Rekap donatur ini</OutLink>
        )}
        {props.mayRefund && record.status === 'paid' && (
          <OutLink href={`/kelola/pengembalian/baru?donasi=${record.id}`}>
            Ajukan pengembalian
          </OutLink>
        )}
        {props.mayReadTransfers && props.ways.transferId && (
          <OutLink href={`/kelola/transfer/${props.ways.transferId}`}>Transfer bank</OutLink>
        )}
        {record.receiptedAt && (
          <OutLink href={`/kuitansi/${record.publicId}.pdf`}>Kuitansi</OutLink>
        )}
      </p>
      <Journey events={events} />
      {mayAct && <Acts {...props} refused={isOfForm ? undefined : props.refused} />}
      {mayAct && !record.erasedAt && (
        <CorrectForm
          status={record.status}
          isZakat={record.fund === 'Z'}
          isTold={props.mayGetPapers}
        />
      )}
      {mayAct && props.ways.isOffline && record.status === 'paid' && (
        <DeskSection
          title="Batalkan pencatatan"
          note="Bila salah catat. Uang atau barangnya keluar dari pembukuan, kuitansinya tidak berlaku lagi. Dilakukan oleh rekan, bukan oleh yang mencatatnya."
        >
          <DeskForm act="batalkan" submit="Batalkan pencatatannya" look="danger" fields={fields} />
        </DeskSection>
      )}
      {mayReveal && hasMore && !record.erasedAt && !revealed && <Reveal />}
    </>
  )
}

/** Everything that happened, which is what most looks are for: it stands before the forms. */
function Journey({ events }: Pick<Props, 'events'>) {
  return (
    <DeskSection title="Perjalanan" note="Yang terbaru di atas. Jam dalam WIB.">
      <Timeline
        entries={events.map((event, index) => ({
          id: `${index}`,
          at: formatDateTime(event.at),
          what: <What {...event} />,
          more: <More {...event} />,
        }))}
      />
    </DeskSection>
  )
}

function OutLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="inline-flex min-h-touch items-center text-primary underline">
      {children}
    </a>
  )
}

function factsOf({ record, contacts }: Props): Fact[] {
  const { status, amount, operational, returned, fund, onBehalfOf, prayer } = record
  return [
    {
      label: 'Keadaan',
      value: <Chip tone={statusTones[status]}>{donationStatusWords[status]}</Chip>,
    },
    { label: 'Nominal', value: formatRupiah(amount) },
    ...(operational > 0 ? [{ label: 'Infak operasional', value: formatRupiah(operational) }] : []),
    ...(returned > 0 ? [{ label: 'Sebagian sudah kembali', value: formatRupiah(returned) }] : []),
    { label: 'Dana', value: fundWords[fund] },
    { label: 'Program', value: record.campaign.title },
    { label: 'Donatur', value: record.name },
    { label: 'Kontak', value: contacts },
    { label: 'Akun', value: record.accountId ? 'Punya akun' : 'Tamu' },
    {
      label: 'NPWP atau NIK',
      value: record.hasTaxId
        ? 'Ada, tersimpan terenkripsi. Hanya keluar lewat ekspor oleh dua orang.'
        : 'Tidak diisi',
    },
    ...(onBehalfOf?.length ? [{ label: 'Atas nama', value: onBehalfOf.join(', ') }] : []),
    ...(prayer ? [{ label: 'Doa', value: prayer }] : []),
    { label: 'Kabar program', value: newsWords(record) },
    { label: 'Dibuat', value: formatDateTime(record.createdAt) },
    ...(record.paidAt
      ? [
          {
            label: 'Dibayar',
            value: `${formatDateTime(record.paidAt)}${record.isLate ? ' (diterima terlambat)' : ''}`,
          },
        ]
      : []),
  ]
}

/** The contacts, drawn once: another visit of the page does not show them. */
function Contact({ name, phone, email }: Omit<Revealed, 'whose'>) {
  return (
    <Notice tone="warning" title={`Kontak ${name}`}>
      <p>{[phone, email].filter(Boolean).join(' · ') || 'Tidak ada kontak.'}</p>
      <p>Hanya tampil sekali ini. Nama Anda dan alasannya tercatat di jejak audit.</p>
    </Notice>
  )
}

function Acts({ record, ways, mayGetPapers, refused }: Props) {
  const maySend = record.status === 'paid' && mayGetPapers
  if (!ways.provider && !maySend && !refused) return null
  return (
    <DeskSection title="Tindakan" note="Tidak ada yang mengubah uang.">
      {refused && (
        <div role="alert">
          <Notice tone="danger" title={refused.errors['_'] ?? 'Tidak dapat dilakukan sekarang.'} />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {ways.provider && <DeskForm act="tanyakan" submit="Tanya penyedia lagi" look="ghost" />}
        {maySend && <DeskForm act="kirim-ulang" submit="Kirim ulang kuitansi" look="ghost" />}
      </div>
    </DeskSection>
  )
}

function Reveal() {
  const fields = { alasan: field.area('Alasan', { rows: 2, maxLength: 500 }) }
  return (
    <DeskSection
      title="Buka nama dan kontak"
      note="Nama dan kontak donatur adalah titipan. Buka hanya bila perlu; alasannya tercatat."
    >
      <div className="max-w-reading">
        <DeskForm act="buka" submit="Buka nama dan kontak" look="ghost" fields={fields} />
      </div>
    </DeskSection>
  )
}

function What({ what, isProblem }: DonationEvent) {
  return isProblem ? (
    <>
      {what} <Chip tone="danger">Perlu dilihat</Chip>
    </>
  ) : (
    what
  )
}

function More({ more, lines }: DonationEvent) {
  return (
    <>
      {more?.map((line) => (
        <p key={line} className="text-sm text-muted [overflow-wrap:anywhere]">
          {line}
        </p>
      ))}
      {lines && <JournalTable lines={lines} />}
    </>
  )
}

function JournalTable({ lines }: { lines: readonly JournalWords[] }) {
  return (
    <div className="mt-1 max-w-reading overflow-x-auto rounded-card border border-line bg-surface">
      <table data-list className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">Baris jurnal</caption>
        <thead>
          <tr className="border-b border-line bg-surface-2 text-xs text-muted">
            {['Akun', 'Dana', 'Debit', 'Kredit'].map((label) => (
              <th
                key={label}
                scope="col"
                className={`px-3 py-1.5 font-semibold ${label.endsWith('it') ? 'text-right' : ''}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ account, name, fund, debit, credit }, index) => (
            <tr key={`${account}-${index}`} className="border-b border-line last:border-0">
              <td data-label="Akun" className="px-3 py-1.5">
                {account} {name}
              </td>
              <td data-label="Dana" className="px-3 py-1.5">
                {fund}
              </td>
              <td data-label="Debit" className="px-3 py-1.5 text-right tabular whitespace-nowrap">
                {debit > 0 ? formatRupiah(debit) : '–'}
              </td>
              <td data-label="Kredit" className="px-3 py-1.5 text-right tabular whitespace-nowrap">
                {credit > 0 ? formatRupiah(credit) : '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function newsWords({ wantsNews, newsByPhone }: Pick<DonationRecord, 'wantsNews' | 'newsByPhone'>) {
  if (!wantsNews) return 'Tidak'
  return newsByPhone ? 'Setuju, lewat WhatsApp atau e-mail' : 'Setuju, lewat e-mail'
}
