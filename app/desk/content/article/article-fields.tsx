import { articleCategories } from '#features/article/article.ts'
import type { MediaPicture } from '#features/media/media.ts'
import type { Refused } from '#app/submit.server.ts'
import { PicturePicker } from '../media/picture-picker.tsx'
import { DeskArea, DeskCheck, DeskSelect, DeskText, fieldValues } from '#app/desk/ui/form.tsx'
import { RichArea } from '#app/desk/ui/rich-area.tsx'

type Props = {
  refused: Refused | undefined
  stored: Readonly<Record<string, string>>
  pictures: readonly MediaPicture[]
}

const categories = Object.entries(articleCategories).map(([value, label]) => ({ value, label }))

export function ArticleFields({ refused, stored, pictures }: Props) {
  const values = fieldValues(refused, stored)
  const body = values('body_html')
  const isFeatured = values('isFeatured').defaultValue === 'ya'
  return (
    <>
      <DeskText {...values('title')} label="Judul" maxLength={120} />
      <DeskText
        {...values('slug')}
        label="Alamat"
        hint="Huruf kecil, angka, dan tanda hubung. Alamat lama tetap mengarah ke artikel ini."
        maxLength={100}
      />
      <DeskArea {...values('summary')} label="Ringkasan" rows={3} maxLength={300} />
      <DeskSelect
        {...values('category')}
        label="Kategori"
        choices={categories}
        anything="Pilih kategori"
      />
      <DeskText {...values('author')} label="Penulis" maxLength={80} />
      <RichArea
        {...body}
        error={body.error ?? refused?.errors['body']}
        label="Isi artikel"
        rows={20}
      />
      <PicturePicker
        name="photoId"
        pictures={pictures}
        chosen={values('photoId').defaultValue}
        none="Tanpa foto: sampul bergambar dari judulnya"
        error={values('photoId').error}
      />
      <DeskText
        {...values('coverWords')}
        label="Gambar sampul"
        hint="Beberapa kata, misalnya: sumur desa pagi. Tanpa isian, dipilih dari judul."
        isOptional
        maxLength={120}
      />
      <DeskText
        {...values('campaignSlug')}
        label="Alamat program yang dibahas"
        hint="Misalnya sumur-desa."
        isOptional
      />
      <DeskCheck name="isFeatured" label="Tampilkan sebagai kabar utama" isChecked={isFeatured} />
    </>
  )
}
