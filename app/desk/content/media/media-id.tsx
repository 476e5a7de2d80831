import { getPicture, pictureUses } from '#features/media/queries.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { pictureFile } from '#platform/picture/picture.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import type { Route } from './+types/media-id.ts'
import { deskContext } from '#app/desk/context.ts'
import { mayOpen } from '#app/desk/doors.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import { orNotFound, rowIdOf } from '#app/not-found.ts'
import { DeskForm } from '#app/desk/ui/form.tsx'
import { RowLink } from '#app/desk/ui/list.tsx'
import { refusedOf } from '#app/desk/ui/refused.ts'
import { pictureActs } from './media-acts.ts'
import { PictureEditForm } from './picture-form.tsx'
import type { MediaPicture } from '#features/media/media.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const media = await orNotFound(async () => getPicture(ctx.db, rowIdOf(params.id)))
  const found = await pictureUses(ctx.db, media)
  // Who may not see disbursements reads which one uses the picture, and is not led to a closed door.
  const uses = found.map((use) => ({ ...use, isOpen: mayOpen(use.address, staff.role) }))
  return { media, uses, mayWrite: isPermitted(staff.role, 'media.write') }
}

export const action = pictureActs

export default function MediaId({ loaderData, actionData }: Route.ComponentProps) {
  const { media, uses, mayWrite } = loaderData
  const { key, width, height } = media.picture
  const refused = refusedOf(actionData)
  return (
    <DeskPage
      title={media.alt}
      tab="Gambar"
      back={{ href: '/kelola/media', label: 'Pustaka gambar' }}
    >
      <div className="grid gap-8 lg:grid-cols-2">
        <div className="grid content-start gap-4">
          <FocusPicture media={media} />
          <DeskFacts
            facts={[
              { label: 'Ukuran', value: `${width} × ${height} piksel` },
              { label: 'Diunggah', value: formatDateTime(media.madeAt) },
              { label: 'Alamat', value: `/${pictureFile(key, width, 'jpg')}` },
            ]}
          />
          <DeskSection title="Dipakai di">
            {uses.length === 0 ? (
              <p className="text-muted">Belum dipakai di mana pun.</p>
            ) : (
              <ul className="grid gap-1">
                {uses.map(({ kind, title, address, isOpen }) => (
                  <li key={`${kind} ${address}`}>
                    {kind}: {isOpen ? <RowLink href={address}>{title}</RowLink> : title}
                  </li>
                ))}
              </ul>
            )}
          </DeskSection>
        </div>
        {mayWrite && (
          <div className="grid content-start gap-8">
            <PictureEditForm media={media} />
            <DeskSection
              title="Hapus dari pustaka"
              note="Hanya bisa selama gambar ini tidak dipakai di mana pun."
            >
              <DeskForm
                act="hapus"
                submit="Hapus gambar"
                look="danger"
                refused={refused?.code === 'media/in-use' ? refused : undefined}
              />
            </DeskSection>
          </div>
        )}
      </div>
    </DeskPage>
  )
}

/** A picture as a whole, with its focus point, and as it is cut for a card and for the top of a page. */
function FocusPicture({ media }: { media: MediaPicture }) {
  const { key, widths, width, height, colour } = media.picture
  const { x, y } = media.focus
  const src = `/${pictureFile(key, widths[Math.min(1, widths.length - 1)] ?? width, 'jpg')}`
  const cut = { objectPosition: `${x}% ${y}%`, backgroundColor: colour }
  return (
    <div className="grid gap-3">
      <div className="relative">
        <img
          src={src}
          alt={media.alt}
          width={width}
          height={height}
          className="h-auto w-full rounded-card"
        />
        <span
          aria-hidden="true"
          className="absolute size-6 -translate-1/2 rounded-full border-3 border-white bg-primary/60"
          style={{ left: `${x}%`, top: `${y}%` }}
        />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <figure className="grid gap-1">
          <img
            src={src}
            alt=""
            className="aspect-video w-full rounded-field object-cover"
            style={cut}
          />
          <figcaption className="text-xs text-muted">Di kartu</figcaption>
        </figure>
        <figure className="grid gap-1">
          <img
            src={src}
            alt=""
            className="aspect-2/1 w-full rounded-field object-cover"
            style={cut}
          />
          <figcaption className="text-xs text-muted">Di halaman program</figcaption>
        </figure>
      </div>
    </div>
  )
}
