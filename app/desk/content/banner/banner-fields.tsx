import { field, type FieldTable } from '#app/desk/ui/form.tsx'

/** The fields of a notice on the home page. */
export const bannerFields: FieldTable = {
  text: field.text('Teks', { hint: 'Satu kalimat pendek.', maxLength: 140 }),
  columns: field.columns(2, {
    link: field.optional.text('Tautan', {
      hint: 'Misalnya /ramadhan, atau alamat https://.',
      maxLength: 300,
    }),
    linkWords: field.optional.text('Kata tautan', {
      hint: 'Misalnya: Lihat jadwalnya.',
      maxLength: 40,
    }),
    startsOn: field.day('Hari pertama'),
    endsOn: field.day('Hari terakhir'),
  }),
}
