import { refusal } from '#platform/refusal.ts'

/** A permit of this number is recorded already. */
export class PermitKnown extends refusal({
  code: 'collection-permit/known',
  status: 409,
  message: 'Izin dengan nomor ini sudah dicatat.',
  field: 'nomor',
}) {}

/** The days are turned round, or longer than three months and one month's extension. */
export class PermitTooLong extends refusal({
  code: 'collection-permit/too-long',
  status: 422,
  message: 'Izin berlaku paling lama 3 bulan, dengan satu perpanjangan 1 bulan.',
  field: 'sampai',
}) {}

/** The campaign does not need a permit: zakat and wakaf are not public collections. */
export class PermitNotNeeded extends refusal({
  code: 'collection-permit/not-needed',
  status: 409,
  message: 'Program zakat dan wakaf tidak memerlukan izin PUB.',
  field: 'program',
}) {}

/** Nothing is different from the version that holds. */
export class PermitUnchanged extends refusal({
  code: 'collection-permit/unchanged',
  status: 422,
  message: 'Isinya sama dengan versi yang berlaku.',
  field: 'nomor',
}) {}

/** There is no such permit. */
export class PermitUnknown extends refusal({
  code: 'collection-permit/unknown',
  status: 404,
  message: 'Izin ini tidak ada.',
}) {}
