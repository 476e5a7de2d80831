import type { Refused } from '#app/submit.server.ts'
import { type DeskChoice, DeskForm, DeskSelect, DeskText, fieldValues } from '#app/desk/ui/form.tsx'

type Props = {
  /** The rows so far, to which this one is added. */
  text: string
  year: number
  choices: Record<'accounts' | 'campaigns' | 'funds' | 'areas', DeskChoice[]>
  refused: Refused | undefined
}

/** One line of a plan by form, for whoever has no sheet. */
export function LineForm({ text, year, choices, refused }: Props) {
  const value = fieldValues(refused, { tahun: String(year) })
  return (
    <DeskForm act="tambah" submit="Tambah pos" look="ghost">
      <input type="hidden" name="isi" value={text} />
      <div className="grid gap-4 sm:grid-cols-2">
        <DeskText {...value('tahun')} label="Tahun" inputMode="numeric" />
        <DeskText {...value('kode')} label="Kode pos" hint="Misalnya P-01." maxLength={20} />
        <DeskText {...value('uraian')} label="Uraian" maxLength={120} />
        <DeskSelect {...value('dana')} label="Dana" anything="Pilih" choices={choices.funds} />
        <DeskSelect {...value('akun')} label="Akun" anything="Pilih" choices={choices.accounts} />
        <DeskSelect
          {...value('program')}
          label="Program"
          anything="Semua program"
          choices={choices.campaigns}
          isOptional
        />
        <DeskSelect
          {...value('bidang')}
          label="Bidang"
          anything="Semua bidang"
          choices={choices.areas}
          isOptional
        />
        {([1, 2, 3, 4] as const).map((quarter) => (
          <DeskText
            key={quarter}
            {...value(`tw${quarter}`)}
            label={`Triwulan ${quarter} (rupiah)`}
            inputMode="numeric"
            isOptional
          />
        ))}
      </div>
    </DeskForm>
  )
}
