import { openingColumns } from '#features/opening/opening-rows.ts'
import { type FileFormat, listFile } from '#app/desk/ui/list-file.ts'

type Cells = Partial<Record<(typeof openingColumns)[number], string>>

/** Rows that tie, one of each kind that an old book has. */
const samples: readonly Cells[] = [
  { akun: '1121', dana: 'Z', debit: '40.000.000', keterangan: 'Saldo menurut rekening koran' },
  {
    akun: '1121',
    dana: 'Z',
    kredit: '2.000.000',
    keterangan: 'Cek 0012 belum dicairkan',
    jenis: 'belum di bank',
  },
  { akun: '1130', dana: 'Z', pihak: 'Xendit 30 Desember', debit: '500.000' },
  { akun: '2130', dana: 'Z', pihak: 'Transfer 3 November, tanpa nama', kredit: '75.000' },
  { akun: '3100', dana: 'Z', kredit: '38.425.000', keterangan: 'Saldo dana zakat' },
  {
    akun: '4110',
    dana: 'Z',
    kredit: '90.000.000',
    keterangan: 'Penerimaan tahun ini',
    jenis: 'memo',
  },
  {
    akun: '5130',
    dana: 'Z',
    debit: '11.250.000',
    keterangan: 'Bagian amil tahun ini',
    jenis: 'memo',
  },
]

/** An empty book to fill in, with rows that show how. */
export function openingTemplate(format: FileFormat): Promise<Response> {
  const rows = samples.map((cells) =>
    openingColumns.map((column) => (column === 'tanggal' ? '2026-01-01' : (cells[column] ?? ''))),
  )
  const file = { name: 'saldo-awal', title: 'Saldo awal', head: openingColumns, rows: only(rows) }
  return listFile({ format, ...file })
}

async function* only<T>(page: T): AsyncGenerator<T> {
  yield page
}
