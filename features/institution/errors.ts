import { refusal } from '#platform/refusal.ts'

export class FactsUnfit extends refusal({ code: 'institution/facts-unfit', status: 422 }) {}

export class FactsByTwo extends refusal({
  code: 'institution/facts-by-two',
  status: 422,
  message:
    'Data yang diandalkan donatur diajukan lewat formulirnya sendiri dan disetujui orang lain.',
}) {}

export class NoFactChanges extends refusal({
  code: 'institution/nothing-changes',
  status: 422,
  message: 'Tidak ada yang berbeda dari data sekarang.',
}) {}
