import { refusal } from '#platform/refusal.ts'

export class ExportUnknown extends refusal({
  code: 'list-export/unknown',
  status: 404,
  message: 'Ekspor ini tidak ditemukan, atau bukan milik Anda.',
}) {}

export class ExportGone extends refusal({
  code: 'list-export/gone',
  status: 409,
  message: 'Berkas ini belum siap, atau sudah dihapus. Ajukan ekspor baru.',
}) {}
