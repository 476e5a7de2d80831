import { redirect } from 'react-router'
import * as v from 'valibot'
import { resendLink, stopForDonor } from '#features/recurring/recurring-list.server.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskRefusal } from '#app/desk/ui/acts.tsx'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { DeskList } from '#app/desk/ui/list.tsx'
import type { Route } from './+types/donasi-rutin.ts'
import { recurringView } from './recurring-list.ts'
import { recurringColumns, recurringWayWords, statusWords } from './recurring-columns.tsx'
import { FilterBar, newestFirst } from '#app/desk/ui/filter-bar.tsx'
import type {
  DebitFigures,
  RecurringFigures,
} from '#features/recurring/recurring-figures.server.ts'
import { formatCount, formatRupiah } from '#platform/money/money.ts'
import { DeskFacts } from '#app/desk/ui/facts.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  return recurringView(context.get(deskContext), request)
}

const chosen = v.object({ id: v.pipe(v.string(), v.uuid('Donasi rutin ini tidak dikenal.')) })

export const action = acts({
  hentikan: act(chosen, 'Menghentikan donasi rutin', async ({ ctx }, { id }) => {
    await stopForDonor(ctx, id)
    return redirect('/kelola/donasi-rutin?kabar=henti', 303)
  }),
  tautan: act(chosen, 'Mengirim tautan donasi rutin', async ({ ctx }, { id }) => {
    await resendLink(ctx, id)
    return redirect('/kelola/donasi-rutin?kabar=tautan', 303)
  }),
})

export default function DonasiRutinDesk({ loaderData, actionData }: Route.ComponentProps) {
  const { items, filters, next, mayWrite, figures } = loaderData
  return (
    <DeskPage
      title="Donasi rutin"
      lead="Rencana donatur: niat, bukan tagihan. Petugas dapat menghentikan dan mengirim ulang tautan ke kontak yang tercatat; nominal dan kontak hanya diubah donatur."
      files={filters}
    >
      <DeskRefusal answer={actionData} />
      <FiguresPart figures={figures} />
      <FilterBar
        filters={{
          keadaan: { label: 'Keadaan', anything: 'Semua', choices: statusWords },
          cara: { label: 'Cara', anything: 'Semua', choices: recurringWayWords },
          urut: newestFirst,
        }}
      />
      <DeskList
        caption="Donasi rutin"
        columns={recurringColumns(mayWrite)}
        rows={items}
        empty={{
          title: 'Belum ada donasi rutin',
          text: 'Yang dimulai donatur di /donasi-rutin muncul di sini.',
        }}
        next={next}
      />
    </DeskPage>
  )
}

/** What this month's plans bring: what came, what is still expected, and what nothing came of. */
function FiguresPart({ figures }: { figures: RecurringFigures }) {
  const { active, paused, expected, received, paid, unpaid, skipped, ended, debits } = figures
  return (
    <DeskFacts
      facts={[
        {
          label: 'Berjalan',
          value: `${formatCount(active)} rencana, ${formatCount(paused)} dijeda`,
        },
        {
          label: 'Diterima bulan ini',
          value: `${formatRupiah(received)} dari ${formatCount(paid)} jadwal`,
        },
        { label: 'Diharapkan sampai akhir bulan', value: formatRupiah(expected) },
        {
          label: 'Tidak ditunaikan bulan ini',
          value: `${formatCount(unpaid)} jadwal, ${formatCount(skipped)} dilewatkan donatur`,
        },
        { label: 'Berhenti bulan ini', value: formatCount(ended) },
        ...debitFacts(debits),
      ]}
    />
  )
}

/** Of these the ones by debit; nothing where nobody has ever been debited. */
function debitFacts({ active, expected, received, paid, failed, retried, ending }: DebitFigures) {
  if (active + paid + failed + retried + ending === 0) return []
  return [
    {
      label: 'Dengan debit otomatis',
      value: `${formatCount(active)} rencana, ${formatRupiah(expected)} sampai akhir bulan`,
    },
    {
      label: 'Debit bulan ini',
      value: `${formatRupiah(received)} dari ${formatCount(paid)} debit, ${formatCount(failed)} gagal, ${formatCount(retried)} dicoba lagi`,
    },
    { label: 'Menunggu penyedia melepas kartu, dompet, atau rekening', value: formatCount(ending) },
  ]
}
