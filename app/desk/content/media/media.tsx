import { largestFile, megabytes } from '#platform/files/upload.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { EmptyState } from '#app/ui/state/states.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import type { Route } from './+types/media.ts'
import { mediaList } from './media-list.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage, DeskSection, ActLink } from '#app/desk/ui/desk-page.tsx'
import { mediaActs } from './media-acts.ts'
import { FilterBar } from '#app/desk/ui/filter-bar.tsx'
import { UploadForm } from './picture-form.tsx'
import type { MediaPicture } from '#features/media/media.ts'
import { IfPermitted } from '#app/desk/ui/permitted-acts.ts'
import { RowLink } from '#app/desk/ui/list.tsx'
import { Thumbnail } from './picture-picker.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  return {
    ...(await mediaList.pageAt(ctx, request)),
    isTooLarge: new URL(request.url).searchParams.get('berkas') === 'besar',
    mayWrite: isPermitted(staff.role, 'media.write'),
  }
}

export const action = mediaActs

export default function Media({ loaderData }: Route.ComponentProps) {
  const { items: pictures, next, filters, isTooLarge, mayWrite } = loaderData
  return (
    <DeskPage
      title="Pustaka gambar"
      lead="Gambar untuk program, kabar, dan artikel. Data kamera dan lokasi dibuang ketika diunggah."
      files={filters}
    >
      {isTooLarge && (
        <Notice
          tone="danger"
          title={`Ukuran foto paling besar ${megabytes(largestFile.picture)}. Pilih yang lebih kecil.`}
        />
      )}
      <FilterBar
        search={{ kata: { label: 'Keterangan' } }}
        filters={{
          urut: { label: 'Urutkan', anything: 'Terbaru', choices: { isi: 'Keterangan A–Z' } },
        }}
      />
      {pictures.length === 0 ? (
        <EmptyState
          title={filters.kata ? 'Tidak ada gambar dengan kata itu' : 'Belum ada gambar'}
          text={
            filters.kata ? (
              'Coba kata lain.'
            ) : (
              <IfPermitted act="unggah">Unggah yang pertama di bawah ini.</IfPermitted>
            )
          }
        />
      ) : (
        <PictureGrid pictures={pictures} next={next} />
      )}
      {mayWrite && (
        <DeskSection title="Unggah gambar">
          <UploadForm />
        </DeskSection>
      )}
    </DeskPage>
  )
}

type Props = {
  pictures: readonly MediaPicture[]
  next: string | undefined
}

function PictureGrid({ pictures, next }: Props) {
  return (
    <>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
        {pictures.map((each) => (
          <li key={each.id} className="grid content-start gap-2">
            <Thumbnail media={each} />
            <RowLink href={`/kelola/media/${each.id}`}>{each.alt}</RowLink>
            <p className="text-xs text-muted">{each.credit}</p>
          </li>
        ))}
      </ul>
      {next && (
        <p>
          <ActLink href={next} rel="next">
            Berikutnya
          </ActLink>
        </p>
      )}
    </>
  )
}
