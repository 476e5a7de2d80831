import { Notice } from '#app/ui/state/notice.tsx'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage, DeskSection, ActLink } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { DeskList } from '#app/desk/ui/list.tsx'
import type { Route } from './+types/mustahik.ts'
import { nikActs } from './mustahik-acts.ts'
import { mustahikColumns, MustahikFilters } from './mustahik-parts.tsx'
import { registerView } from './mustahik-view.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  return registerView(context.get(deskContext), request)
}

export const action = nikActs

export default function Mustahik({ loaderData }: Route.ComponentProps) {
  const { items, next, filters, sort, seesNames, mayWrite, isNobody } = loaderData
  const { provinces: names } = loaderData
  const fields = { nik: field.number('NIK', { autoComplete: 'off' }) }
  return (
    <DeskPage
      title="Mustahik"
      lead="Orang, keluarga, dan lembaga yang dibantu. Namanya hanya tampil bagi yang berizin, dan setiap kali dilihat tercatat."
      files={filters}
      acts={
        <>
          <ActLink href="/kelola/had-kifayah">Had kifayah</ActLink>
          {mayWrite && (
            <ActLink href="/kelola/mustahik/baru" look="primary">
              Daftarkan
            </ActLink>
          )}
        </>
      }
    >
      {isNobody && (
        <div role="status">
          <Notice title="NIK ini belum terdaftar." />
        </div>
      )}
      <MustahikFilters seesNames={seesNames} provinces={names} />
      <DeskList
        caption="Mustahik"
        columns={mustahikColumns(seesNames)}
        rows={items}
        empty={{
          title: 'Belum ada mustahik',
          text: mayWrite ? 'Ubah saringan, atau daftarkan yang pertama.' : 'Ubah saringan.',
        }}
        sorted={sort}
        next={next}
      />
      {mayWrite && (
        <DeskSection
          title="Cari dengan NIK"
          note="NIK terenkripsi: dapat ditemukan lagi, tetapi tidak dapat dibaca."
        >
          <DeskForm act="cari" submit="Cari" look="ghost" fields={fields} />
        </DeskSection>
      )}
    </DeskPage>
  )
}
