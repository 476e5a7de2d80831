import { fundWords } from '#features/ledger/funds.ts'
import type { ExportedList } from '#features/list-export/exported-list.ts'
import { countVouchers, listVouchers, type VoucherRow } from '#features/voucher/queries.server.ts'
import { findTemplate, templates } from '#features/voucher/templates.ts'
import { voucherNumber, voucherStates } from '#features/voucher/voucher.ts'
import { voucherFilterNames, voucherFilterOf } from './voucher-filter.ts'

const head = [
  'nomor',
  'tanggal',
  'transaksi',
  'pihak',
  'keterangan',
  'dana',
  'program',
  'nominal',
  'keadaan',
  'dicatat_oleh',
  'dicatat',
  'disetujui_oleh',
  'ditinjau_oleh',
  'alasan_batal',
]

/** Vouchers as a file. */
export const voucherList: ExportedList = {
  title: 'Transaksi',
  file: 'transaksi',
  filterNames: voucherFilterNames,
  codes: {
    keadaan: voucherStates,
    jenis: Object.fromEntries(templates.map(({ key, title }) => [key, title])),
    tinjau: { belum: 'Belum ditinjau' },
  },
  head: () => head,
  async page({ db }, { filters, after, size }) {
    const { rows, next } = await listVouchers(db, voucherFilterOf(filters), { after, size })
    return { rows: rows.map(cellsOf), next }
  },
  count: ({ db }, filters, most) => countVouchers(db, voucherFilterOf(filters), most),
}

function cellsOf(row: VoucherRow) {
  return [
    voucherNumber(row),
    row.day,
    findTemplate(row.template)?.title ?? row.template,
    row.party,
    row.note,
    fundWords[row.fund],
    row.campaign,
    row.sum,
    voucherStates[row.status],
    row.recorder,
    row.recorded_at,
    row.decider,
    row.reviewer,
    row.reversal_reason,
  ]
}
