import { field, type FieldTable } from '#app/desk/ui/form.tsx'

/** Where introductions are from, who allowed them, and who reviewed them. */
export const introductionFields: FieldTable = {
  source: field.text('Sumber', {
    hint: 'Misalnya: Al-Qur’an dan Terjemahannya, Edisi Penyempurnaan 2019, LPMQ. Tampil di bawah pengantarnya.',
    maxLength: 300,
  }),
  leave: field.columns(2, {
    leaveBy: field.text('Izin dari', {
      hint: 'Pemegang hak ciptanya, dengan nomor izinnya. Bila ditulis sendiri: nama lembaga ini.',
      maxLength: 200,
    }),
    leaveOn: field.day('Tanggal izin'),
    reviewer: field.text('Nama peninjau', { maxLength: 120 }),
    title: field.text('Jabatan dan lembaga peninjau', { maxLength: 160 }),
    reviewedOn: field.day('Tanggal tinjauan'),
  }),
  note: field.optional.area('Catatan', { rows: 2, maxLength: 1000 }),
}
