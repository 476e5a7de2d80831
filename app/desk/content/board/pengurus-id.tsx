import { redirect } from 'react-router'
import { boardInput } from '#features/site-page/contract.ts'
import { getBoardMember } from '#features/site-page/desk-queries.server.ts'
import { changeBoardMember } from '#features/site-page/save-board.server.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { orNotFound } from '#app/not-found.ts'
import { DeskForm } from '#app/desk/ui/form.tsx'
import type { Route } from './+types/pengurus-id.ts'
import { boardFields } from './board-fields.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  return {
    member: await orNotFound(() => getBoardMember(ctx.db, params.id)),
  }
}

export const action = acts({
  simpan: act(boardInput, 'Mengubah pengurus', async ({ ctx, params }, input) => {
    const { id } = await getBoardMember(ctx.db, params['id'] ?? '')
    await changeBoardMember(ctx, { ...input, id })
    return redirect('/kelola/pengurus?kabar=simpan', 303)
  }),
})

export default function PengurusId({ loaderData }: Route.ComponentProps) {
  const { board, name, role } = loaderData.member
  return (
    <DeskPage title={name} tab="Pengurus" back={{ href: '/kelola/pengurus', label: 'Pengurus' }}>
      <DeskForm
        act="simpan"
        submit="Simpan perubahan"
        stored={{ board, name, role }}
        fields={boardFields}
      />
    </DeskPage>
  )
}
