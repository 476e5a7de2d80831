import { field, type FieldTable } from '#app/desk/ui/form.tsx'

/** Who gave it, as far as it is known. */
export const offlineDonorFields: FieldTable = {
  name: field.optional.text('Nama donatur', {
    hint: 'Kosongkan bagi Hamba Allah.',
    autoComplete: 'off',
  }),
  phone: field.optional.text('Nomor HP', { type: 'tel', autoComplete: 'off' }),
  email: field.optional.text('E-mail', { type: 'email', autoComplete: 'off' }),
  taxId: field.optional.number('NPWP atau NIK', {
    hint: 'Hanya untuk zakat yang memerlukan Bukti Setor Zakat.',
    autoComplete: 'off',
  }),
}
