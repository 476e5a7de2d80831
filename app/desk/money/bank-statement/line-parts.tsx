import type { ReviewedLine } from '#features/bank-statement/review.server.ts'
import { senWords } from '#features/bank-statement/file/statement-balances.ts'
import type { BankEntryKind } from '#features/bank-account/bank-entry.ts'
import type { Suggestion, SuggestionKind } from '#features/bank-statement/suggest.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { PressForm } from '#app/desk/ui/acts.tsx'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskCheck, DeskForm, field } from '#app/desk/ui/form.tsx'
import { type Column, DeskList } from '#app/desk/ui/list.tsx'
import { LineActs } from './line-act-links.tsx'

const confirmWords: Readonly<Record<SuggestionKind, string>> = {
  transfer: 'Catat donasinya',
  entry: 'Hubungkan',
  refund: 'Tandai dibayar',
  return: 'Tandai dibayar',
  suspense: 'Catat sebagai titipan',
  disbursement: '',
  bank: '',
  own: '',
  unknown: '',
}

const signed = (amount: number) =>
  amount < 0 ? `−${formatRupiah(0 - amount)}` : formatRupiah(amount)

/** The lines of which one thing alone can be true: confirmed together, all or none. */
export function SureLines({ lines }: { lines: readonly ReviewedLine[] }) {
  if (lines.length === 0) return null
  return (
    <DeskSection
      title="Saran yang pasti"
      note="Hanya satu catatan yang cocok dengan tiap baris ini. Semua yang dicentang dicatat sekaligus, atau tidak satu pun."
    >
      <DeskForm act="kumpulan" submit="Konfirmasi yang dicentang" refused={null}>
        <ul className="grid gap-3 rounded-card border border-line bg-surface p-4">
          {lines.map((line) => {
            const [sure] = line.suggestions.filter(({ isSure }) => isSure)
            return (
              <li key={line.id}>
                <DeskCheck
                  name="pilih"
                  value={`${line.id} ${sure?.key}`}
                  isChecked
                  label={`${formatDate(startOfDay(line.day))}, ${signed(line.open)}`}
                  hint={
                    <>
                      <span className="block [overflow-wrap:anywhere]">{line.description}</span>
                      <span className="block">{sure?.reason}</span>
                    </>
                  }
                />
              </li>
            )
          })}
        </ul>
      </DeskForm>
    </DeskSection>
  )
}

const facts: readonly Column<ReviewedLine>[] = [
  { label: 'Tanggal', cell: ({ day }) => formatDate(startOfDay(day)) },
  {
    label: 'Keterangan',
    cell: ({ description }) => <span className="[overflow-wrap:anywhere]">{description}</span>,
  },
  { label: 'Jumlah', cell: ({ sen }) => senWords(Number(sen)), isNumber: true },
]

const openColumns: readonly Column<ReviewedLine>[] = [
  ...facts,
  {
    label: 'Saran',
    cell: (line) => (
      <ul className="grid gap-3 lg:min-w-64">
        {line.open !== line.amount && <li>Masih terbuka: {signed(line.open)}.</li>}
        {line.suggestions.map((each) => (
          <li key={each.key} className="grid justify-items-start gap-1.5">
            <span>{each.reason}</span>
            <SuggestionPress line={line} suggestion={each} />
            {each.books && <BankEntryPresses line={line} suggestion={each} />}
          </li>
        ))}
        <LineActs line={line} />
        <LineNote line={line} />
      </ul>
    ),
  },
]

function SuggestionPress({ line, suggestion }: { line: ReviewedLine; suggestion: Suggestion }) {
  const { key, kind, canConfirm, href } = suggestion
  if (href) {
    return (
      <a href={href} className="text-primary underline">
        {kind === 'own' ? 'Ajukan pemindahan antar rekening' : 'Buka penyalurannya'}
      </a>
    )
  }
  if (!canConfirm) return null
  return (
    <PressForm
      act="cocokkan"
      fields={{ baris: line.id, saran: key }}
      label={`${confirmWords[kind]}: baris ${line.row}`}
    >
      {confirmWords[kind]}
    </PressForm>
  )
}

/** What the line waits for, where nothing that can be booked fits it yet. */
function LineNote({ line: { id, row, note } }: { line: ReviewedLine }) {
  const fields = {
    baris: field.hidden(id),
    catatan: field.optional.text('Catatan', {
      stored: note ?? '',
      hint: 'Misalnya: gaji November, dibukukan bersama beban amil.',
      maxLength: 200,
    }),
  }
  return (
    <li className="grid gap-1.5">
      {note && <span className="[overflow-wrap:anywhere]">Menunggu: {note}</span>}
      <details>
        <summary className="min-h-touch text-primary underline">
          {note ? 'Ubah catatan' : 'Biarkan menunggu dengan catatan'}
        </summary>
        <DeskForm
          act="catat"
          submit={`Simpan catatan baris ${row}`}
          look="ghost"
          refused={null}
          fields={fields}
        />
      </details>
    </li>
  )
}

const bookWords: Readonly<Record<BankEntryKind, [came: string, left: string]>> = {
  cost: ['biaya bank yang dikembalikan', 'biaya bank'],
  interest: ['bunga atau jasa giro', 'pajak atas bunga'],
  yield: ['bagi hasil', 'pajak atas bagi hasil'],
}

/** What of the bank's own it may be booked as; one press each, and another person agrees. */
function BankEntryPresses({ line, suggestion }: { line: ReviewedLine; suggestion: Suggestion }) {
  if (line.waiting) {
    return (
      <a href={`/kelola/menunggu/${line.waiting}`} className="text-primary underline">
        Menunggu persetujuan
      </a>
    )
  }
  const presses = suggestion.books?.map((kind) => {
    const what = bookWords[kind][line.amount > 0 ? 0 : 1]
    return (
      <PressForm
        key={kind}
        act="ajukan"
        fields={{ baris: line.id, jenis: kind }}
        label={`Ajukan sebagai ${what}: baris ${line.row}`}
      >
        Ajukan sebagai {what}
      </PressForm>
    )
  })
  if (suggestion.kind === 'bank') return <div className="flex flex-wrap gap-2">{presses}</div>
  return (
    <details>
      <summary className="min-h-touch text-primary underline">Milik bank sendiri?</summary>
      <div className="flex flex-wrap gap-2 pt-2">{presses}</div>
    </details>
  )
}

type LinesProps = { lines: readonly ReviewedLine[]; next?: string | undefined }

/** The lines that a person looks at one by one. */
export function OpenLines({ lines, next }: LinesProps) {
  return (
    <DeskSection
      title="Diperiksa satu per satu"
      note="Baris yang tidak dikonfirmasi tetap tampil sebagai selisih di halaman “Di sini dan di bank”."
    >
      <DeskList
        caption="Baris yang belum dijelaskan"
        columns={openColumns}
        rows={lines}
        empty={{ title: 'Tidak ada baris yang perlu diperiksa di sini' }}
        next={next}
      />
    </DeskSection>
  )
}

const linkedColumns: readonly Column<ReviewedLine>[] = [
  ...facts,
  {
    label: 'Dijelaskan oleh',
    cell: ({ links, open }) => (
      <ul className="grid gap-1">
        {links.map((link) => (
          <li key={link}>{link}</li>
        ))}
        {open !== 0 && <li className="text-muted">Masih terbuka: {signed(open)}.</li>}
      </ul>
    ),
  },
  { label: 'Ubah', cell: (line) => <LinkedPresses line={line} /> },
]

function LinkedPresses({ line: { id, row, links, isBooked, waiting } }: { line: ReviewedLine }) {
  if (waiting) {
    return (
      <a href={`/kelola/menunggu/${waiting}`} className="text-primary underline">
        Menunggu persetujuan
      </a>
    )
  }
  return (
    <div className="flex flex-wrap gap-2">
      {links.length > 0 && (
        <PressForm act="lepas" fields={{ baris: id }} look="quiet" label={`Lepas baris ${row}`}>
          Lepas
        </PressForm>
      )}
      {isBooked && (
        <PressForm
          act="ajukanBatal"
          fields={{ baris: id }}
          look="quiet"
          label={`Ajukan pembatalan jurnal baris ${row}`}
        >
          Ajukan pembatalan jurnal
        </PressForm>
      )}
    </div>
  )
}

/** Lines with what they stand for. Taking a link back takes nothing out of the books. */
export function LinkedLines({ lines, next }: LinesProps) {
  return (
    <DeskSection
      title="Baris"
      note="Melepas hanya memutus hubungannya; yang sudah dibukukan tetap dibukukan."
    >
      <DeskList
        caption="Baris rekening koran"
        columns={linkedColumns}
        rows={lines}
        empty={{ title: 'Tidak ada baris di sini' }}
        next={next}
      />
    </DeskSection>
  )
}
