import { field, type FieldTable } from '#app/desk/ui/form.tsx'

/** The words of a message: by e-mail, and by WhatsApp where Meta has approved them. */
export const templateFields: FieldTable = {
  perihal: field.text('Perihal e-mail'),
  isi: field.area('Isi e-mail', { rows: 14 }),
  'wa-nama': field.optional.text('Nama templat WhatsApp', {
    hint: 'Seperti yang disetujui Meta. Kosongkan bila hanya lewat e-mail.',
  }),
  'wa-bahasa': field.optional.text('Bahasa templat'),
  'wa-isi': field.optional.area('Isi WhatsApp', {
    hint: 'Sama dengan yang disetujui Meta; urutan variabelnya menjadi {{1}}, {{2}}, dan seterusnya.',
  }),
  catatan: field.optional.text('Catatan'),
}
