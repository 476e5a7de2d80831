import { buttonClass } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { Downloads } from '#app/desk/ui/downloads.tsx'
import { addressWith } from '#app/desk/ui/filters.ts'
import { DeskForm, DeskText, fieldValues } from '#app/desk/ui/form.tsx'
import { DeskList } from '#app/desk/ui/list.tsx'
import { refusedOf } from '#app/desk/ui/refused.ts'
import type { Route } from './+types/mustahik.ts'
import { nikActs } from './mustahik-acts.ts'
import { mustahikColumns, MustahikFilters } from './mustahik-parts.tsx'
import { registerView } from './mustahik-view.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  return registerView(context.get(deskContext), request)
}

export const action = nikActs

export default function Mustahik({ loaderData, actionData }: Route.ComponentProps) {
  const { items, next, filters, sort, seesNames, mayWrite, isNobody } = loaderData
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
        rows={items}
        keyOf={({ id }) => id}
        empty={{ title: 'Belum ada mustahik', text: 'Ubah saringan, atau daftarkan yang pertama.' }}
        sorted={{ by: sort, href: (urut) => addressWith('/kelola/mustahik', filters, { urut }) }}
        next={next}
      />
      {mayWrite && (
        <DeskSection
          title="Cari dengan NIK"
          note="NIK terenkripsi: dapat ditemukan lagi, tetapi tidak dapat dibaca."
        >
          <DeskForm act="cari" submit="Cari" look="ghost" refused={refusedOf(actionData)}>
            <DeskText {...value('nik')} label="NIK" inputMode="numeric" autoComplete="off" />
          </DeskForm>
        </DeskSection>
      )}
    </DeskPage>
  )
}
