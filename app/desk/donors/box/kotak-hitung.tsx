import { boxName, recordNumber } from '#features/donation-box/box.ts'
import { type CollectionDetail, getCollection } from '#features/donation-box/queries.server.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskRefusal, PressForm, useRefusedAt } from '#app/desk/ui/acts.tsx'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { orNotFound, rowIdOf } from '#app/not-found.ts'
import { PieceFields, piecesWords } from '#app/desk/money/cash-place/piece-fields.tsx'
import type { Route } from './+types/kotak-hitung.ts'
import { countActs } from './box-acts.ts'
import { RecordLink } from './box-parts.tsx'
import { formatRupiah } from '#platform/money/money.ts'
import { formatDate, formatDateTime, startOfDay } from '#platform/time/jakarta.ts'
import { Notice } from '#app/ui/state/notice.tsx'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import { DeskList, RowLink } from '#app/desk/ui/list.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const found = await orNotFound(() => getCollection(ctx.db, rowIdOf(params.id)))
  return { found, hasCounted: found.counters.some(({ id }) => id === staff.id) }
}

export const action = countActs

export default function KotakHitung({ loaderData, actionData }: Route.ComponentProps) {
  const { found, hasCounted } = loaderData
  const refused = useRefusedAt(actionData, 'hitung')
  const { year, serial, status } = found
  const mayCount = status === 'open' && !hasCounted
  const number = year && serial ? recordNumber({ year, serial }) : undefined
  const fields = {
    pieces: () => <PieceFields />,
    odd: field.optional.text('Tidak dihitung', {
      hint: 'Uang asing, sobek, atau barang: tulis apa dan berapa.',
      maxLength: 120,
    }),
  }
  return (
    <DeskPage
      title={number ?? 'Hitung kotak amal'}
      tab="Hitung kotak amal"
      lead={boxName(found)}
      back={{ href: `/kelola/kotak/${found.box_id}`, label: `Kotak amal ${found.code}` }}
      acts={number && <RecordLink id={found.id} />}
    >
      {!(refused && mayCount) && <DeskRefusal answer={actionData} />}
      <Standing found={found} hasCounted={hasCounted} />
      <CollectionFacts found={found} />
      {mayCount && (
        <DeskSection
          title={found.counters.length === 0 ? 'Hitungan pertama' : 'Hitungan kedua'}
          note="Hitung sendiri. Yang lain tidak melihat hitungan Anda sebelum keduanya masuk."
        >
          <DeskForm act="hitung" submit="Simpan hitungan saya" fields={fields} />
        </DeskSection>
      )}
      {status === 'open' && found.counts.length + found.counters.length === 0 && (
        <PressForm act="batal" look="quiet">
          Batalkan pembukaan ini
        </PressForm>
      )}
      {found.counts.length > 0 && <CollectionCounts found={found} />}
    </DeskPage>
  )
}

/** What comes next, in a sentence. */
function Standing({ found, hasCounted }: { found: CollectionDetail; hasCounted: boolean }) {
  const { status, round, counters, sum } = found
  if (status === 'cancelled') return <Notice tone="info" title="Pembukaan ini dibatalkan." />
  if (status === 'counted') {
    const title = sum ? `Kedua hitungan sama: ${formatRupiah(sum)}.` : 'Kotaknya kosong.'
    return <Notice tone="success" title={title} />
  }
  if (hasCounted)
    return <Notice tone="info" title="Hitungan Anda tersimpan. Minta rekan lain menghitung juga." />
  if (round > 1 && counters.length === 0)
    return (
      <Notice
        tone="danger"
        title="Dua hitungan berbeda, jadi belum ada yang dibukukan. Hitung lagi, berdua, dari awal."
      />
    )
  const [first] = counters
  return first ? (
    <Notice tone="info" title={`${first.name} sudah menghitung. Giliran Anda.`} />
  ) : null
}

/** Who opened which box, and where what was in it is now. */
function CollectionFacts({ found }: { found: CollectionDetail }) {
  const donationId = found.donation_id
  return (
    <DeskFacts
      facts={[
        { label: 'Dibuka', value: formatDate(startOfDay(found.opened_on)) },
        { label: 'Oleh', value: `${found.opener ?? '–'} bersama ${found.companion}` },
        {
          label: 'Segel',
          value: `${found.is_seal_whole ? 'Utuh' : 'Tidak utuh'}${found.new_seal ? `, segel baru ${found.new_seal}` : ''}`,
        },
        { label: 'Program', value: found.campaign },
        { label: 'Disimpan di', value: found.cashPlace },
        ...(found.note ? [{ label: 'Catatan', value: found.note }] : []),
        ...(donationId
          ? [
              {
                label: 'Donasi',
                value: (
                  <RowLink href={`/kelola/donasi/${donationId}`}>
                    {found.isUndone ? 'Pencatatannya dibatalkan' : 'Lihat donasinya'}
                  </RowLink>
                ),
              },
            ]
          : []),
        ...(found.deposit_id
          ? [
              {
                label: 'Setoran',
                value: (
                  <RowLink href={`/kelola/transaksi/${found.deposit_id}`}>
                    Lihat transaksinya
                  </RowLink>
                ),
              },
            ]
          : []),
      ]}
    />
  )
}

/** Both counts of each round that is over. */
function CollectionCounts({ found }: { found: CollectionDetail }) {
  return (
    <DeskSection title="Hitungan" note="Hitungan yang berbeda tetap tersimpan.">
      <DeskList
        caption="Hitungan"
        columns={[
          { label: 'Putaran', cell: ({ round }) => round },
          { label: 'Penghitung', cell: ({ counter }) => counter },
          { label: 'Jam', cell: ({ at }) => formatDateTime(at) },
          { label: 'Isinya', cell: ({ pieces }) => piecesWords(pieces) },
          { label: 'Tidak dihitung', cell: ({ odd }) => odd || '–' },
          { label: 'Jumlah', cell: ({ sum }) => formatRupiah(sum), isNumber: true },
        ]}
        rows={found.counts}
        keyOf={({ round, counter }) => `${round} ${counter}`}
        empty={{ title: 'Belum ada' }}
      />
    </DeskSection>
  )
}
