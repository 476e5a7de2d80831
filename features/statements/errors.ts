import { refusal } from '#platform/refusal.ts'
import type { Coverage } from './coverage.ts'

export class LayoutIncomplete extends refusal({
  code: 'statements/layout-incomplete',
  status: 422,
}) {
  constructor({ missing, doubled }: Coverage) {
    const parts = [
      missing.length > 0 && `Belum punya baris: ${missing.join(', ')}.`,
      doubled.length > 0 && `Muncul dua kali: ${doubled.join(', ')}.`,
    ].filter(Boolean)
    const sentence = parts.join(' ')
    super(sentence, { susunan: sentence })
  }
}

export class LayoutTooEarly extends refusal({
  code: 'statements/layout-too-early',
  status: 422,
  message: 'Susunan baru berlaku paling cepat hari ini.',
  field: 'mulai',
}) {}

export class LayoutKnown extends refusal({
  code: 'statements/layout-known',
  status: 409,
  message: 'Sudah ada susunan yang mulai berlaku hari itu. Pilih hari lain.',
}) {}
