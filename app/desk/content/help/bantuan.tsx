import { redirect } from 'react-router'
import * as v from 'valibot'
import { EmptyState } from '#app/ui/state/states.tsx'
import { type DeskHelp, listDeskHelp } from '#features/help/desk-queries.server.ts'
import { helpTopics, topicWords } from '#features/help/help.ts'
import { moveHelp } from '#features/help/save-help.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { PressForm } from '#app/desk/ui/acts.tsx'
import { DeskPage, DeskSection, ActLink } from '#app/desk/ui/desk-page.tsx'
import { filtersIn } from '#app/desk/ui/filters.ts'
import { type Column, DeskList, RowLink } from '#app/desk/ui/list.tsx'
import type { Route } from './+types/bantuan.ts'
import { FilterBar } from '#app/desk/ui/filter-bar.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const { kata } = filtersIn(new URL(request.url).searchParams, ['kata'])
  return {
    kata,
    articles: await listDeskHelp(ctx.db, kata),
    mayWrite: isPermitted(staff.role, 'content.write'),
  }
}

const moved = v.object({ id: v.pipe(v.string(), v.uuid()) })

export const action = acts({
  naik: act(moved, 'Menaikkan artikel bantuan', async ({ ctx }, { id }) => {
    await moveHelp(ctx, { id, isUp: true })
    return redirect('/kelola/bantuan', 303)
  }),
  turun: act(moved, 'Menurunkan artikel bantuan', async ({ ctx }, { id }) => {
    await moveHelp(ctx, { id, isUp: false })
    return redirect('/kelola/bantuan', 303)
  }),
})

function columnsFor(mayMove: boolean): Column<DeskHelp>[] {
  const order: Column<DeskHelp> = {
    label: 'Urutan',
    cell: ({ id, title }) => (
      <span className="inline-flex gap-1">
        <PressForm act="naik" fields={{ id }} look="quiet" label={`Naikkan ${title}`}>
          ↑
        </PressForm>
        <PressForm act="turun" fields={{ id }} look="quiet" label={`Turunkan ${title}`}>
          ↓
        </PressForm>
      </span>
    ),
  }
  return [
    {
      label: 'Judul',
      cell: ({ id, title, summary }) => (
        <>
          <RowLink href={`/kelola/bantuan/${id}`}>{title}</RowLink>
          <p className="text-xs text-muted">{summary}</p>
        </>
      ),
    },
    { label: 'Membantu', cell: ({ yes }) => yes, isNumber: true },
    { label: 'Tidak', cell: ({ no }) => no, isNumber: true },
    ...(mayMove ? [order] : []),
  ]
}

export default function Bantuan({ loaderData }: Route.ComponentProps) {
  const { kata, articles, mayWrite } = loaderData
  // Among what was found nobody sees past which article another one moves.
  const columns = columnsFor(mayWrite && !kata)
  const articlesOf = (topic: string) => articles.filter((each) => each.topic === topic)
  const topics = helpTopics.filter((topic) => !kata || articlesOf(topic).length > 0)
  return (
    <DeskPage
      title="Pusat bantuan"
      tab="Bantuan"
      lead="Artikel menurut topik, dalam urutan seperti yang dilihat pengunjung."
      acts={
        mayWrite && (
          <ActLink href="/kelola/bantuan/baru" look="primary">
            Artikel baru
          </ActLink>
        )
      }
    >
      <FilterBar search={{ kata: { label: 'Kata' } }} />
      {topics.length === 0 && (
        <EmptyState
          title="Tidak ada artikel yang cocok"
          text="Ubah katanya, atau hapus saringan."
        />
      )}
      {topics.map((topic) => (
        <DeskSection key={topic} title={topicWords[topic].title}>
          <DeskList
            caption={topicWords[topic].title}
            columns={columns}
            rows={articlesOf(topic)}
            empty={{ title: 'Belum ada artikel di topik ini' }}
          />
        </DeskSection>
      ))}
    </DeskPage>
  )
}
