import { redirect } from 'react-router'
import { recordLook } from '#features/donation-log/record-look.server.ts'
import { provinces } from '#features/mustahik/provinces.ts'
import { findByNik, listMustahik } from '#features/mustahik/queries.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { Downloads } from '#app/desk/ui/downloads.tsx'
import { addressWith, filtersIn } from '#app/desk/ui/filters.ts'
import { DeskForm, DeskText, fieldValues } from '#app/desk/ui/form.tsx'
import { DeskList } from '#app/desk/ui/list.tsx'
import { refusedOf } from '#app/desk/ui/refused.ts'
import type { Route } from './+types/mustahik.ts'
import { mustahikFilterNames, mustahikFilterOf } from './mustahik-filter.ts'
import { nikInput } from './mustahik-input.ts'
import { mustahikColumns, MustahikFilters } from './mustahik-parts.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Mustahik – Kelola' }]

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const { searchParams } = new URL(request.url)
  const filters = filtersIn(searchParams, mustahikFilterNames)
  const filter = mustahikFilterOf(filters)
  const seesNames = isPermitted(staff.role, 'mustahik.read')
  const after = searchParams.get('sesudah') ?? undefined
  const { rows, next } = await listMustahik(ctx.db, filter, { after, seesNames })
  if (seesNames && rows.length > 0) {
    const look = { staff, permission: 'mustahik.read', documentId: 'mustahik' } as const
    await recordLook(ctx, { ...look, says: 'Melihat daftar nama mustahik' })
  }
  return {
    rows,
    next: next && addressWith('/kelola/mustahik', filters, { sesudah: next }),
    filters,
    sort: filter.sort,
    seesNames,
    provinces,
    mayWrite: isPermitted(staff.role, 'mustahik.write'),
    isNobody: searchParams.get('hasil') === 'nihil',
  }
}

export const action = acts({
  // Found or not is an answer about a person: both are written down, and the NIK is not.
  cari: act(
    nikInput,
    { says: 'Mencari mustahik dengan NIK', isPersonal: true },
    async ({ ctx }, { nik }) => {
      const id = await findByNik(ctx, nik)
      return redirect(id ? `/kelola/mustahik/${id}` : '/kelola/mustahik?hasil=nihil', 303)
    },
  ),
})

export default function Mustahik({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, next, filters, sort, seesNames, mayWrite, isNobody } = loaderData
  const { provinces: names } = loaderData
  const value = fieldValues(refusedOf(actionData), {})
  return (
    <DeskPage
      title="Mustahik"
      lead="Orang, keluarga, dan lembaga yang dibantu. Namanya hanya tampil bagi yang berizin, dan setiap kali dilihat tercatat."
      acts={
        <>
          <Downloads path="/kelola/mustahik" filters={filters} />
          <a href="/kelola/had-kifayah" className={buttonClass('ghost')}>
            Had kifayah
          </a>
          {mayWrite && (
            <a href="/kelola/mustahik/baru" className={buttonClass('primary')}>
              Daftarkan
            </a>
          )}
        </>
      }
    >
      {isNobody && (
        <div role="status">
          <Notice title="NIK ini belum terdaftar." />
        </div>
      )}
      <MustahikFilters {...{ filters, sort, seesNames }} provinces={names} />
      <DeskList
        caption="Mustahik"
        columns={mustahikColumns(seesNames)}
        rows={rows}
        keyOf={({ id }) => id}
        empty={{ title: 'Belum ada mustahik', text: 'Ubah saringan, atau daftarkan yang pertama.' }}
        sorted={{ by: sort, href: (urut) => addressWith('/kelola/mustahik', filters, { urut }) }}
        next={next}
      />
      {mayWrite && (
        <DeskSection
          title="Cari dengan NIK"
          note="NIK tersandi: dapat ditemukan lagi, tetapi tidak dapat dibaca."
        >
          <DeskForm act="cari" submit="Cari" look="ghost" refused={refusedOf(actionData)}>
            <DeskText {...value('nik')} label="NIK" inputMode="numeric" autoComplete="off" />
          </DeskForm>
        </DeskSection>
      )}
    </DeskPage>
  )
}
