import type { MediaPicture } from '#features/media/media.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { DeskSelect, DeskText } from '#app/desk/ui/form.tsx'
import { FilterBar, RowLink } from '#app/desk/ui/list.tsx'

import { Thumbnail } from './thumbnail.tsx'

type Props = {
  pictures: readonly MediaPicture[]
  next: string | undefined
}

/** The pictures of the library. */
export function PictureGrid({ pictures, next }: Props) {
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
          <a href={next} rel="next" className={buttonClass('ghost')}>
            Berikutnya
          </a>
        </p>
      )}
    </>
  )
}

/** The search of the library and its orders. */
export function PictureFilters({ kata, urut }: { kata?: string; urut?: string }) {
  return (
    <FilterBar
      reset="/kelola/media"
      search={<DeskText name="kata" label="Keterangan" type="search" defaultValue={kata ?? ''} />}
    >
      <DeskSelect
        name="urut"
        label="Urutkan"
        anything="Terbaru"
        choices={[{ value: 'isi', label: 'Keterangan A–Z' }]}
        defaultValue={urut ?? ''}
      />
    </FilterBar>
  )
}
