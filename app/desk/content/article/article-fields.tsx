import { articleCategories } from '#features/article/article.ts'
import type { MediaPicture } from '#features/media/media.ts'
import { pictureField } from '../media/picture-picker.tsx'
import { field, type FieldTable } from '#app/desk/ui/form.tsx'

const categories = Object.entries(articleCategories).map(([value, label]) => ({ value, label }))

export function articleFields(pictures: readonly MediaPicture[]): FieldTable {
  return {
    title: field.text('Judul', { maxLength: 120 }),
    slug: field.text('Alamat', {
      hint: 'Huruf kecil, angka, dan tanda hubung. Alamat lama tetap mengarah ke artikel ini.',
      maxLength: 100,
    }),
    summary: field.area('Ringkasan', { rows: 3, maxLength: 300 }),
    category: field.choice('Kategori', categories, { anything: 'Pilih kategori' }),
    author: field.text('Penulis', { maxLength: 80 }),
    body_html: field.rich('Isi artikel', { rows: 20, alsoErrorOf: 'body' }),
    photoId: pictureField(pictures, 'Tanpa foto: sampul bergambar dari judulnya'),
    coverWords: field.optional.text('Gambar sampul', {
      hint: 'Beberapa kata, misalnya: sumur desa pagi. Tanpa isian, dipilih dari judul.',
      maxLength: 120,
    }),
    campaignSlug: field.optional.text('Alamat program yang dibahas', {
      hint: 'Misalnya sumur-desa.',
    }),
    isFeatured: field.check('Tampilkan sebagai kabar utama'),
  }
}
