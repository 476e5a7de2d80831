import type { HandoverRow } from '#features/cash-place/hand-over.server.ts'
import type { HandoverStatus } from '#platform/db/schema/schema-cash.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { Chip, type Tone } from '#app/ui/card.tsx'
import type { Refused } from '#app/submit.server.ts'
import { PressForm } from '#app/desk/ui/acts.tsx'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { DeskList } from '#app/desk/ui/list.tsx'

const statusWords: Readonly<Record<HandoverStatus, [Tone, string]>> = {
  given: ['warning', 'Belum diterima'],
  taken: ['success', 'Diterima'],
  withdrawn: ['neutral', 'Ditarik'],
  undone: ['danger', 'Dibatalkan'],
}

type GiveProps = {
  id: string
  targets: readonly { value: string; label: string }[]
}

/** All that the place holds goes to another; the sum is typed by who hands it over. */
export function GiveForm({ id, targets }: GiveProps) {
  const fields = {
    id: field.newId(id),
    ke: field.choice('Ke', targets, { anything: 'Pilih' }),
    sum: field.rupiah('Jumlah yang diserahkan'),
    note: field.optional.text('Catatan', { maxLength: 120 }),
  }
  return (
    <DeskSection
      title="Serahkan kas"
      note="Seluruh isinya berpindah. Rekan lain menghitung dan menerimanya; sampai itu terjadi, uangnya masih di sini."
    >
      <DeskForm act="serah" submit="Serahkan" look="ghost" fields={fields} />
    </DeskSection>
  )
}

type WaitingProps = { handover: HandoverRow; staffId: string }

/** What was handed over and nobody took: the other person counts it and types what it is. */
export function WaitingHandover({ handover, staffId }: WaitingProps) {
  const { id, from, to, handing, givenBy, note } = handover
  const isOwn = givenBy === staffId
  const terimaFields = {
    id: field.hidden(id),
    sum: field.rupiah('Jumlah yang saya hitung'),
  }
  return (
    <DeskSection
      title={`Penyerahan ke ${to}`}
      note={`${handing ?? '–'} menyerahkan isi ${from}, ${formatDateTime(handover.givenAt)}.${note ? ` ${note}` : ''}`}
    >
      {isOwn ? (
        <p className="text-muted">Menunggu rekan lain menghitung dan menerimanya.</p>
      ) : (
        <DeskForm act="terima" submit="Terima" fields={terimaFields} />
      )}
      <PressForm act="tarik" fields={{ id }} look="quiet">
        Tarik penyerahan ini
      </PressForm>
    </DeskSection>
  )
}

type ListProps = {
  handovers: readonly HandoverRow[]
  staffId: string
  refused: Refused | undefined
}

/** What came from and went to other places, with both people. */
export function HandoverList({ handovers, staffId, refused }: ListProps) {
  const undoable = handovers.filter(
    ({ status, takenBy }) => status === 'taken' && takenBy !== staffId,
  )
  const fields = {
    id: field.choice(
      'Penyerahan',
      undoable.map(({ id, from, to, sum }) => ({
        value: id,
        label: `${from} ke ${to}, ${formatRupiah(sum)}`,
      })),
      { anything: 'Pilih' },
    ),
    alasan: field.text('Alasan', { maxLength: 200 }),
  }
  return (
    <DeskSection title="Penyerahan">
      <DeskList
        caption="Penyerahan kas"
        columns={[
          { label: 'Pada', cell: ({ givenAt }) => formatDateTime(givenAt) },
          { label: 'Dari', cell: ({ from }) => from },
          { label: 'Ke', cell: ({ to }) => to },
          { label: 'Menyerahkan', cell: ({ handing }) => handing ?? '–' },
          { label: 'Menerima', cell: ({ taker }) => taker ?? '–' },
          {
            label: 'Keadaan',
            cell: ({ status, undoneWhy }) => (
              <span className="grid gap-1">
                <Chip tone={statusWords[status][0]}>{statusWords[status][1]}</Chip>
                <span className="text-xs text-muted">{undoneWhy ?? ''}</span>
              </span>
            ),
          },
          { label: 'Nominal', cell: ({ sum }) => formatRupiah(sum), isNumber: true },
        ]}
        rows={handovers}
        empty={{ title: 'Belum ada penyerahan' }}
      />
      {undoable.length > 0 && (
        <details open={refused !== undefined}>
          <summary className="flex min-h-touch items-center font-semibold text-primary">
            Batalkan penyerahan
          </summary>
          <DeskForm act="batal" submit="Batalkan" look="danger" fields={fields} />
        </details>
      )}
    </DeskSection>
  )
}
