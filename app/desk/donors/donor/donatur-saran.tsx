import { listSuggestions } from '#features/donor-record/suggestions.server.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { addressWith } from '#app/desk/ui/filters.ts'
import { DeskList, RowLink } from '#app/desk/ui/list.tsx'
import type { Route } from './+types/donatur-saran.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const { pathname, searchParams } = new URL(request.url)
  const after = searchParams.get('sesudah') ?? undefined
  const { items, next } = await listSuggestions(ctx, { after })
  return { pairs: items, next: next && addressWith(pathname, {}, { sesudah: next }) }
}

export default function DonaturSaran({ loaderData }: Route.ComponentProps) {
  return (
    <DeskPage
      title="Mungkin orang yang sama"
      lead="Kontak yang diketik sama dan namanya mirip. Buka salah satunya, lalu gabungkan atau nyatakan berbeda."
      back={{ href: '/kelola/donatur', label: 'Donatur' }}
    >
      <DeskList
        caption="Mungkin orang yang sama"
        columns={[
          {
            label: 'Donatur',
            cell: ({ keepId, keepName }) => (
              <RowLink href={`/kelola/donatur/${keepId}`}>{keepName}</RowLink>
            ),
          },
          { label: 'Mirip dengan', cell: ({ goneName }) => goneName },
          { label: 'Kemiripan', cell: ({ likeness }) => `${likeness}%` },
        ]}
        rows={loaderData.pairs}
        keyOf={({ keepId, goneId }) => `${keepId} ${goneId}`}
        next={loaderData.next}
        empty={{
          title: 'Tidak ada yang perlu dilihat',
          text: 'Saran muncul bila kontak yang diketik sama dan namanya mirip.',
        }}
      />
    </DeskPage>
  )
}
