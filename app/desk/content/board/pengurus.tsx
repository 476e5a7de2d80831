import { redirect } from 'react-router'
import * as v from 'valibot'
import { boardInput } from '#features/site-page/contract.ts'
import { type DeskBoardMember, listDeskBoard } from '#features/site-page/desk-queries.server.ts'
import {
  addBoardMember,
  moveBoardMember,
  removeBoardMember,
} from '#features/site-page/save-board.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { PressForm } from '#app/desk/ui/acts.tsx'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm } from '#app/desk/ui/form.tsx'
import { type Column, DeskList, RowLink } from '#app/desk/ui/list.tsx'
import type { Route } from './+types/pengurus.ts'
import { boardChoices, boardFields } from './board-fields.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  return {
    members: await listDeskBoard(ctx.db),
    mayWrite: isPermitted(staff.role, 'content.write'),
  }
}

const chosen = v.object({ id: v.pipe(v.string(), v.uuid()) })
const here = (kabar: string) => redirect(`/kelola/pengurus?kabar=${kabar}`, 303)

export const action = acts({
  tambah: act(boardInput, 'Menambah pengurus', async ({ ctx }, input) => {
    await addBoardMember(ctx, input)
    return here('simpan')
  }),
  naik: act(chosen, 'Mengurutkan pengurus', async ({ ctx }, { id }) => {
    await moveBoardMember(ctx, { id, isUp: true })
    return here('simpan')
  }),
  turun: act(chosen, 'Mengurutkan pengurus', async ({ ctx }, { id }) => {
    await moveBoardMember(ctx, { id, isUp: false })
    return here('simpan')
  }),
  hapus: act(chosen, 'Menghapus pengurus', async ({ ctx }, { id }) => {
    await removeBoardMember(ctx, id)
    return here('hapus')
  }),
})

function columnsFor(mayWrite: boolean): Column<DeskBoardMember>[] {
  const order: Column<DeskBoardMember> = {
    label: 'Ubah',
    cell: ({ id, name }) => (
      <span className="inline-flex flex-wrap gap-1">
        <PressForm act="naik" fields={{ id }} look="quiet" label={`Naikkan ${name}`}>
          ↑
        </PressForm>
        <PressForm act="turun" fields={{ id }} look="quiet" label={`Turunkan ${name}`}>
          ↓
        </PressForm>
        <PressForm act="hapus" fields={{ id }} look="quiet" label={`Hapus ${name}`}>
          Hapus
        </PressForm>
      </span>
    ),
  }
  return [
    {
      label: 'Nama',
      cell: ({ id, name, isSample }) => (
        <>
          <RowLink href={`/kelola/pengurus/${id}`}>{name}</RowLink>
          {isSample && <span className="text-xs text-muted"> data contoh</span>}
        </>
      ),
    },
    { label: 'Jabatan', cell: ({ role }) => role },
    ...(mayWrite ? [order] : []),
  ]
}

export default function Pengurus({ loaderData }: Route.ComponentProps) {
  const { members, mayWrite } = loaderData
  return (
    <DeskPage title="Pengurus" lead="Nama-nama di halaman Tentang kami, dalam urutannya.">
      {boardChoices.map(({ value, label }) => (
        <DeskSection key={value} title={label}>
          <DeskList
            caption={label}
            columns={columnsFor(mayWrite)}
            rows={members.filter(({ board }) => board === value)}
            empty={{ title: 'Belum ada nama di majelis ini' }}
          />
        </DeskSection>
      ))}
      {mayWrite && (
        <DeskSection title="Tambah nama">
          <DeskForm
            isReadable={false}
            act="tambah"
            submit="Tambah"
            stored={{ board: 'pengurus' }}
            fields={boardFields}
          />
        </DeskSection>
      )}
    </DeskPage>
  )
}
