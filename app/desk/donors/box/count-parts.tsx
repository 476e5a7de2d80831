import type { CollectionDetail } from '#features/donation-box/queries.server.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { formatDate, formatDateTime, startOfDay } from '#platform/time/jakarta.ts'
import { Notice } from '#app/ui/state/notice.tsx'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import { DeskList, RowLink } from '#app/desk/ui/list.tsx'
import { piecesWords } from '#app/desk/money/cash-place/piece-fields.tsx'

/** What comes next, in a sentence. */
export function Standing({ found, hasCounted }: { found: CollectionDetail; hasCounted: boolean }) {
  const { status, round, counters, sum } = found
  if (status === 'cancelled') return <Notice tone="info" title="Pembukaan ini dibatalkan." />
  if (status === 'counted') {
    const said = sum ? `Kedua hitungan sama: ${formatRupiah(sum)}.` : 'Kotaknya kosong.'
    return <Notice tone="success" title={said} />
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
export function CollectionFacts({ found }: { found: CollectionDetail }) {
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
export function CollectionCounts({ found }: { found: CollectionDetail }) {
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
