import { type DeskChoice, field, type FieldTable } from '#app/desk/ui/form.tsx'

export function boxFields(campaigns: readonly DeskChoice[]): FieldTable {
  return {
    place: field.text('Tempat', { maxLength: 80 }),
    keeper: field.optional.text('Penjaga di sana', {
      hint: 'Pengurus atau pemilik tempatnya.',
      maxLength: 80,
    }),
    campaignId: field.choice('Untuk program', campaigns, {
      anything: 'Pilih',
      hint: 'Isinya menjadi donasi program ini, di dananya.',
    }),
    seal: field.optional.text('Nomor segel', { maxLength: 40 }),
    depositDays: field.number('Disetor ke bank paling lambat (hari kerja)'),
  }
}
