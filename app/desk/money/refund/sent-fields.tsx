import { field, type FieldTable } from '#app/desk/ui/form.tsx'

/** What the bank's paper says of money that has gone: its number and its day, today at the latest. */
export function sentFields(today: string): FieldTable {
  return {
    transfer: field.columns(2, {
      bukti: field.text('Nomor transfer dari bank', { maxLength: 80 }),
      tanggal: field.day('Tanggal transfer', { stored: today, max: today }),
    }),
  }
}
