import { refusal } from '#platform/refusal.ts'

export class NothingOwed extends refusal({
  code: 'books/nothing-owed',
  status: 409,
  message: 'Kedua dana ini tidak saling berutang.',
}) {}
