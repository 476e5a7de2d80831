type CombinedLine = {
  /** Between 'harta.' and the amount's field. */
  key: string
  jenis: string
  amount: 'gram' | 'nilai'
  label: string
  hint: string
}

/** What is asked for wealth reckoned together, in the order of the form. */
export const combinedForm: readonly CombinedLine[] = [
  {
    key: 'uang',
    jenis: 'uang',
    amount: 'nilai',
    label: 'Uang dan tabungan',
    hint: 'Uang tunai, tabungan, deposito, dompet digital.',
  },
  {
    key: 'emas',
    jenis: 'emas',
    amount: 'gram',
    label: 'Emas simpanan',
    hint: 'Batangan, koin, dan emas digital yang dapat ditebus.',
  },
  {
    key: 'perhiasan',
    jenis: 'emas',
    amount: 'gram',
    label: 'Perhiasan emas',
    hint: 'Yang berkarat lain atau dipakai.',
  },
  { key: 'perak', jenis: 'perak', amount: 'gram', label: 'Perak', hint: 'Batangan dan koin.' },
  {
    key: 'piutang',
    jenis: 'piutang',
    amount: 'nilai',
    label: 'Piutang lancar',
    hint: 'Hanya yang yakin kembali; piutang macet dihitung saat diterima.',
  },
  {
    key: 'dagangan',
    jenis: 'dagangan',
    amount: 'nilai',
    label: 'Barang dagangan',
    hint: 'Dengan harga pasar hari ini.',
  },
  {
    key: 'saham',
    jenis: 'saham',
    amount: 'nilai',
    label: 'Saham',
    hint: 'Yang diperdagangkan: harga pasar hari ini.',
  },
  {
    key: 'reksaDana',
    jenis: 'reksaDana',
    amount: 'nilai',
    label: 'Reksa dana dan sukuk',
    hint: 'Nilai unit dan nominal sukuk hari ini.',
  },
]

/** Where the form shows an error of the calculator's line: the lines that are empty were left out. */
export function fieldOfLine(field: string, filled: readonly CombinedLine[]): string {
  if (field === 'harta') return 'harta.uang.nilai'
  return field.replace(/^harta\.(\d+)/, (_, at) => `harta.${filled[Number(at)]?.key}`)
}
