import { helpTopics, topicWords } from '#features/help/help.ts'
import { field, type FieldTable } from '#app/desk/ui/form.tsx'

const topics = helpTopics.map((value) => ({ value, label: topicWords[value].title }))

/** A new article chooses its address; it stays for ever. */
export function helpFields({ isNew }: { isNew: boolean }): FieldTable {
  return {
    title: field.text('Judul', { maxLength: 120 }),
    slug:
      isNew &&
      field.text('Alamat', {
        hint: 'Misalnya lupa-kata-sandi. Tidak dapat diubah kemudian.',
        maxLength: 80,
      }),
    topic: field.choice('Topik', topics, { anything: 'Pilih topik' }),
    summary: field.area('Ringkasan', { rows: 2, maxLength: 200 }),
    body: field.area('Isi', {
      hint: 'Pisahkan paragraf dengan baris kosong. “## ” untuk judul bagian, “- ” untuk daftar, “1. ” untuk langkah, “> ” untuk catatan, **tebal**, dan [kata](/alamat) untuk tautan.',
      rows: 16,
    }),
    keywords: field.optional.text('Kata pencarian lain', {
      hint: 'Kata yang biasa diketik orang untuk hal ini.',
      maxLength: 300,
    }),
  }
}
