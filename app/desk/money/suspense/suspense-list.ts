import { suspenseReasonWords } from '#features/suspense/suspense.ts'
import { countSuspense, listSuspense } from '#features/suspense/suspense-list.server.ts'
import { shortIdOf } from '#platform/ids/public-id.ts'
import { deskList, knownKey, knownValue } from '#app/desk/ui/desk-list.ts'
import { suspenseStateWords } from './suspense-words.ts'

/** Money in suspense; files are without donors' names. */
export const suspenseList = deskList({
  title: 'Titipan',
  file: 'titipan',
  filters: ['keadaan', 'sebab', 'urut'],
  codes: { keadaan: { ...suspenseStateWords, semua: 'Semua' }, sebab: suspenseReasonWords },
  read: ({ keadaan, sebab, urut }) => ({
    status: knownKey(suspenseStateWords, keadaan ?? 'open'),
    reason: knownKey(suspenseReasonWords, sebab),
    sort: knownValue(['terlama', 'terbaru', 'jumlah'], urut) ?? ('terlama' as const),
  }),
  page: ({ db }, filter) => listSuspense(db, filter),
  count: ({ db }, filter, most) => countSuspense(db, filter, most),
  columns: {
    masuk: ({ createdAt }) => createdAt,
    sebab: ({ reason }) => suspenseReasonWords[reason],
    jumlah: ({ amount }) => amount,
    keadaan: ({ status }) => suspenseStateWords[status],
    selesai: ({ resolvedAt }) => resolvedAt,
    program: ({ campaign }) => campaign,
    nomor_donasi: ({ publicId }) => publicId && shortIdOf(publicId),
    metode: ({ method }) => method,
    saluran: ({ channel }) => channel,
    penyedia: ({ provider }) => provider,
    rujukan_penyedia: ({ providerId }) => providerId,
  },
})
