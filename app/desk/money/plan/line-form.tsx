import { type DeskChoice, DeskForm, field } from '#app/desk/ui/form.tsx'

type Props = {
  /** The rows so far, to which this one is added. */
  text: string
  year: number
  choices: Record<'accounts' | 'campaigns' | 'funds' | 'areas', DeskChoice[]>
}

/** One line of a plan by form, for whoever has no sheet. */
export function LineForm({ text, year, choices }: Props) {
  const fields = {
    isi: field.hidden(text),
    line: field.columns(2, {
      tahun: field.number('Tahun', { stored: String(year) }),
      kode: field.text('Kode pos', { hint: 'Misalnya P-01.', maxLength: 20 }),
      uraian: field.text('Uraian', { maxLength: 120 }),
      dana: field.choice('Dana', choices.funds, { anything: 'Pilih' }),
      akun: field.choice('Akun', choices.accounts, { anything: 'Pilih' }),
      program: field.optional.choice('Program', choices.campaigns, { anything: 'Semua program' }),
      bidang: field.optional.choice('Bidang', choices.areas, { anything: 'Semua bidang' }),
      tw1: field.optional.rupiah('Triwulan 1'),
      tw2: field.optional.rupiah('Triwulan 2'),
      tw3: field.optional.rupiah('Triwulan 3'),
      tw4: field.optional.rupiah('Triwulan 4'),
    }),
  }
  return <DeskForm act="tambah" submit="Tambah pos" look="ghost" fields={fields} />
}
