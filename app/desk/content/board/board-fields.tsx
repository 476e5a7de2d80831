import { field, type FieldTable } from '#app/desk/ui/form.tsx'

/** The boards of an institution, in the order of /about. */
export const boardChoices = [
  { value: 'pengurus', label: 'Pengurus' },
  { value: 'pengawas', label: 'Pengawas' },
  { value: 'pengawas-syariah', label: 'Pengawas syariah' },
] as const

/** The fields of a person who holds an office. */
export const boardFields: FieldTable = {
  columns: field.columns(3, {
    board: field.choice('Majelis', boardChoices),
    name: field.text('Nama dan gelar', { maxLength: 120 }),
    role: field.text('Jabatan', { maxLength: 80 }),
  }),
}
