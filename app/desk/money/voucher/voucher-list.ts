import { fundWords } from '#features/ledger/funds.ts'
import { countVouchers, listVouchers } from '#features/voucher/queries.server.ts'
import { findTemplate, templates } from '#features/voucher/templates/templates.ts'
import { voucherNumber, voucherStates } from '#features/voucher/voucher.ts'
import { deskList, knownDay, knownKey, knownValue } from '#app/desk/ui/desk-list.ts'

export const voucherList = deskList({
  title: 'Transaksi',
  file: 'transaksi',
  filters: ['kata', 'jenis', 'keadaan', 'dari', 'sampai', 'tinjau', 'urut'],
  codes: {
    keadaan: voucherStates,
    jenis: Object.fromEntries(templates.map(({ key, title }) => [key, title])),
    tinjau: { belum: 'Belum ditinjau' },
  },
  read: ({ kata, jenis, keadaan, dari, sampai, tinjau, urut }) => ({
    words: kata,
    template: findTemplate(jenis ?? '')?.key,
    status: knownKey(voucherStates, keadaan),
    from: knownDay(dari),
    through: knownDay(sampai),
    isUnreviewed: tinjau === 'belum',
    sort: knownValue(['terbaru', 'terlama', 'nominal'], urut) ?? ('terbaru' as const),
  }),
  page: ({ db }, filter) => listVouchers(db, filter),
  count: ({ db }, filter, most) => countVouchers(db, filter, most),
  columns: {
    nomor: voucherNumber,
    tanggal: ({ day }) => day,
    transaksi: ({ template }) => findTemplate(template)?.title ?? template,
    pihak: ({ party }) => party,
    keterangan: ({ note }) => note,
    dana: ({ fund }) => fundWords[fund],
    program: ({ campaign }) => campaign,
    nominal: ({ sum }) => sum,
    keadaan: ({ status }) => voucherStates[status],
    dicatat_oleh: ({ recorder }) => recorder,
    dicatat: ({ recorded_at: at }) => at,
    disetujui_oleh: ({ decider }) => decider,
    ditinjau_oleh: ({ reviewer }) => reviewer,
    alasan_batal: ({ reversal_reason: why }) => why,
  },
})
