import {
  countSuppressed,
  listSuppressed,
  type SuppressedContact,
  suppressionCauses,
} from '#features/message/suppressed-list.server.ts'
import { deskList, knownValue } from '#app/desk/ui/desk-list.ts'

export const suppressionWords = {
  alamat: 'Alamat e-mail tidak ada',
  nomor: 'Nomor tidak terjangkau WhatsApp',
  keluhan: 'Melaporkan surat kami',
} as const

/** Contacts to which messages do not go, for what was found of them. */
export const suppressedList = deskList({
  title: 'Kontak ditahan',
  file: 'kontak-ditahan',
  filters: ['sebab', 'urut'],
  codes: { sebab: suppressionWords },
  read: ({ sebab, urut }) => ({
    cause: knownValue(suppressionCauses, sebab),
    isOldestFirst: urut === 'terlama',
  }),
  page: ({ db }, filter) => listSuppressed(db, filter),
  count: ({ db }, filter, most) => countSuppressed(db, filter, most),
  columns: {
    sejak: ({ at }) => at,
    kontak: shownContact,
    sebab: causeOf,
    keterangan: ({ words }) => words,
  },
})

/** A contact as far as everybody at the desk may read it. */
export function shownContact({ shown, kind }: SuppressedContact): string {
  return shown ?? (kind === 'email' ? 'Sebuah alamat e-mail' : 'Sebuah nomor HP')
}

/** Why it is suppressed, in words. */
export function causeOf({ source, kind }: SuppressedContact): string {
  if (source === 'complaint') return suppressionWords.keluhan
  return suppressionWords[kind === 'email' ? 'alamat' : 'nomor']
}
