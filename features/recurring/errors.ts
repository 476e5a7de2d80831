import { refusal } from '#platform/refusal.ts'

export class NoWayToRemind extends refusal({
  code: 'recurring/no-way',
  status: 422,
  message: 'Pengingat ke nomor HP belum dapat dikirim di sini. Isi e-mail.',
  field: 'contact',
}) {}

/** A link that was changed, and one whose plan is gone, look the same. */
export class PlanLinkNotValid extends refusal({
  code: 'recurring/link-not-valid',
  status: 410,
  message: 'Tautan ini tidak berlaku lagi. Donasi rutin dapat diatur lagi kapan saja.',
}) {}

export class PlanMovedOn extends refusal({
  code: 'recurring/moved-on',
  status: 409,
  message: 'Keadaan donasi rutin ini sudah berubah. Muat ulang halaman ini.',
}) {}

export class NothingToDonateTo extends refusal({
  code: 'recurring/no-programme',
  status: 409,
  message: 'Program ini tidak menerima donasi sekarang. Ubah programnya, lalu coba lagi.',
}) {}

export class PlanNeverComes extends refusal({
  code: 'recurring/never-comes',
  status: 422,
  message: 'Tidak ada jadwal di antara hari mulai dan hari terakhir ini.',
  field: 'lastDay',
}) {}

export class ProgrammeNotForPlans extends refusal({
  code: 'recurring/programme',
  status: 422,
  message: 'Program ini tidak dapat dipilih untuk donasi rutin.',
  field: 'campaignSlug',
}) {}

export class DebitNotOffered extends refusal({
  code: 'recurring/no-debit',
  status: 409,
  message: 'Debit otomatis tidak tersedia untuk donasi rutin ini. Pengingatnya tetap berjalan.',
}) {}

export class NumberMissing extends refusal({
  code: 'recurring/no-number',
  status: 422,
  message: 'Isi nomor HP yang terdaftar di GoPay, seperti 0812 3456 7890.',
  field: 'nomor',
}) {}

/** In the same words whoever has linked a number before: they tell nobody who gives here. */
export class LinkNotMade extends refusal({
  code: 'recurring/not-linked',
  status: 409,
  message:
    'Belum dapat dihubungkan. Periksa nomornya bila diminta, lalu coba lagi. Pernah menghubungkannya di sini? Lepas dahulu dari donasi rutin itu atau dari aplikasinya.',
}) {}
