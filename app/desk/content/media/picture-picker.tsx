import type { MediaPicture } from '#features/media/media.ts'
import type { FieldRow } from '#app/desk/ui/form.tsx'
import { FieldError } from '#app/ui/form/field.tsx'
import { ReadField, useIsReading } from '#app/desk/ui/reading.tsx'
import { pictureFile } from '#platform/picture/picture.ts'

type Props = {
  name: string
  pictures: readonly MediaPicture[]
  chosen: string
  /** The words of choosing none; without them one must be chosen. */
  none?: string
  error: string | undefined
}

/** The row of a picture of the library. */
export function pictureField(pictures: readonly MediaPicture[], none?: string): FieldRow {
  return (value) => {
    const { name, defaultValue: chosen, error } = value()
    return <PicturePicker {...{ name, pictures, chosen, error }} {...(none && { none })} />
  }
}

/** A choice among the pictures of the library: the latest, and the one that is chosen already. */
function PicturePicker({ name, pictures, chosen, none, error }: Props) {
  if (useIsReading()) {
    const shown = pictures.find(({ id }) => id === chosen)
    return (
      <ReadField name={name} label="Foto">
        {shown ? <Thumbnail media={shown} /> : none}
      </ReadField>
    )
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-1.5 font-semibold">Foto dari pustaka</legend>
      {none && (
        <label className="flex min-h-touch items-center gap-3">
          <input
            type="radio"
            name={name}
            value=""
            defaultChecked={chosen === ''}
            className="size-5 accent-primary"
          />
          {none}
        </label>
      )}
      {pictures.length > 0 && (
        <ul className="grid max-h-112 grid-cols-2 gap-3 overflow-y-auto sm:grid-cols-3">
          {pictures.map((each) => (
            <li key={each.id}>
              <label className="grid cursor-pointer gap-1.5 rounded-field border border-line p-1.5 has-checked:border-primary has-checked:bg-tint">
                <Thumbnail media={each} />
                <span className="flex items-start gap-2">
                  <input
                    type="radio"
                    name={name}
                    value={each.id}
                    defaultChecked={chosen === each.id}
                    className="mt-0.5 size-5 shrink-0 accent-primary"
                  />
                  <span className="line-clamp-2 text-xs">{each.alt}</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
      <FieldError id={`field-${name}-error`} error={error} />
      <p className="text-muted">
        Belum ada di sini?{' '}
        <a href="/kelola/media" className="font-semibold text-primary underline">
          Unggah ke pustaka gambar
        </a>
        .
      </p>
    </fieldset>
  )
}

/** A small view of a library picture, cut around its focus point. */
export function Thumbnail({ media }: { media: Pick<MediaPicture, 'picture' | 'focus'> }) {
  const { key, widths, width, colour } = media.picture
  const { x, y } = media.focus
  return (
    <img
      src={`/${pictureFile(key, widths[0] ?? width, 'jpg')}`}
      alt=""
      loading="lazy"
      className="aspect-4/3 w-full rounded-field object-cover"
      style={{ objectPosition: `${x}% ${y}%`, backgroundColor: colour }}
    />
  )
}
