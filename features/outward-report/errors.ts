import { refusal } from '#platform/refusal.ts'

/** Reports of days gone by keep the columns they were sent with. */
export class ColumnsTooEarly extends refusal({
  code: 'outward-report/columns-too-early',
  status: 422,
  message: 'Kolom baru berlaku paling cepat hari ini.',
  field: 'mulai',
}) {}

export class ColumnsKnown extends refusal({
  code: 'outward-report/columns-known',
  status: 409,
  message: 'Sudah ada kolom yang mulai berlaku hari itu. Pilih hari lain.',
  field: 'mulai',
}) {}
