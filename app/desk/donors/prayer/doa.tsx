import { redirect } from 'react-router'
import * as v from 'valibot'
import { type HiddenPrayer, reviewPrayer } from '#features/prayer/review-prayer.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { PUBLIC_ID } from '#platform/ids/public-id.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskRefusal, PressForm } from '#app/desk/ui/acts.tsx'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { type Column, DeskList } from '#app/desk/ui/list.tsx'
import type { Route } from './+types/doa.ts'
import { hiddenReason, prayerList } from './prayer-list.ts'
import { FilterBar, newestFirst } from '#app/desk/ui/filter-bar.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const page = await prayerList.pageAt(ctx, request)
  return { ...page, mayWrite: isPermitted(staff.role, 'prayer.write') }
}

const chosen = v.object({ id: v.pipe(v.string(), v.regex(PUBLIC_ID, 'Doa ini tidak dikenal.')) })

export const action = acts({
  tampilkan: act(chosen, 'Menampilkan kembali doa', async ({ ctx }, { id }) => {
    await reviewPrayer(ctx, { id, isShown: true })
    return redirect('/kelola/doa?kabar=tampil', 303)
  }),
  biarkan: act(chosen, 'Membiarkan doa tersembunyi', async ({ ctx }, { id }) => {
    await reviewPrayer(ctx, { id, isShown: false })
    return redirect('/kelola/doa?kabar=sembunyi', 303)
  }),
})

function columnsFor(mayWrite: boolean): Column<HiddenPrayer>[] {
  const decision: Column<HiddenPrayer> = {
    label: 'Putusan',
    cell: ({ id, text, hiddenFor, reviewedAt }) => (
      <span className="inline-flex flex-wrap gap-2">
        {hiddenFor !== 'empty' && (
          <PressForm
            act="tampilkan"
            fields={{ id }}
            label={`Tampilkan kembali: ${text.slice(0, 60)}`}
          >
            Tampilkan kembali
          </PressForm>
        )}
        {!reviewedAt && (
          <PressForm
            act="biarkan"
            fields={{ id }}
            look="quiet"
            label={`Tetap sembunyikan: ${text.slice(0, 60)}`}
          >
            Tetap sembunyikan
          </PressForm>
        )}
      </span>
    ),
  }
  return [
    {
      label: 'Doa',
      cell: ({ text }) => (
        <span className="whitespace-pre-line">
          {text || <em className="text-muted">(kosong)</em>}
        </span>
      ),
    },
    { label: 'Sebab', cell: hiddenReason },
    {
      label: 'Program',
      cell: ({ campaign }) => (
        <a href={`/campaign/${campaign.slug}`} className="text-primary underline">
          {campaign.title}
        </a>
      ),
    },
    { label: 'Ditulis', cell: ({ prayedAt }) => formatDateTime(prayedAt) },
    ...(mayWrite ? [decision] : []),
  ]
}

export default function Doa({ loaderData, actionData }: Route.ComponentProps) {
  const { items, filters, next, mayWrite } = loaderData
  return (
    <DeskPage
      title="Doa tersembunyi"
      lead="Bacalah, lalu putuskan. Doa yang Anda tampilkan kembali tidak disembunyikan lagi oleh laporan berikutnya."
      files={filters}
    >
      <DeskRefusal answer={actionData} />
      <FilterBar
        filters={{
          dibaca: {
            label: 'Putusan',
            anything: 'Belum dibaca',
            choices: { sudah: 'Sudah dibaca, tetap tersembunyi' },
          },
          urut: newestFirst,
        }}
      />
      <DeskList
        caption="Doa tersembunyi"
        columns={columnsFor(mayWrite)}
        rows={items}
        empty={{
          title: 'Tidak ada doa di sini',
          text: 'Doa yang disembunyikan aturan atau laporan pengunjung muncul di sini.',
        }}
        next={next}
      />
    </DeskPage>
  )
}
