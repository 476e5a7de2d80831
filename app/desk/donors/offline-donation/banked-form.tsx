import type { Refused } from '#app/submit.server.ts'
import { type DeskChoice, DeskForm, DeskSelect, DeskText, fieldValues } from '#app/desk/ui/form.tsx'
import { DeskRefusal } from '#app/desk/ui/acts.tsx'
import { OfflineDonorFields } from './donor-fields.tsx'
import type { ToldLine } from './told-line.ts'

type Props = {
  id: string
  today: string
  line: ToldLine | undefined
  stored: Readonly<Record<string, string>>
  campaigns: readonly DeskChoice[]
  banks: readonly DeskChoice[]
  codes: readonly DeskChoice[]
  refused: Refused | undefined
}

/** What came to a bank without a form of ours, what of it an acquirer kept, and for what it is. */
export function BankedForm({ id, today, line, stored, campaigns, banks, codes, refused }: Props) {
  const value = fieldValues(refused, stored)
  return (
    <DeskForm
      act="simpan"
      submit="Simpan dan terbitkan kuitansi"
      refused={refused}
      {...(line && { query: `line=${line.id}` })}
    >
      <DeskRefusal answer={refused} />
      <input type="hidden" name="id" value={refused?.values['id'] ?? id} />
      {line && <input type="hidden" name="line" value={line.id} />}
      <DeskSelect {...value('bank')} label="Masuk ke rekening" choices={banks} anything="Pilih" />
      <DeskText {...value('net')} label="Yang masuk (rupiah)" inputMode="numeric" />
      {codes.length > 0 && (
        <DeskSelect
          {...value('qris')}
          label="Kode QRIS"
          choices={codes}
          anything="Bukan QRIS: transfer biasa"
          isOptional
        />
      )}
      {codes.length > 0 && (
        <DeskText
          {...value('fee')}
          label="Biaya QRIS yang dipotong (rupiah)"
          hint="Kosongkan: dihitung dari tarif kodenya. Donasinya ialah yang masuk ditambah biayanya."
          inputMode="numeric"
          isOptional
        />
      )}
      <DeskText {...value('day')} label="Diterima pada" type="date" max={today} />
      <DeskSelect {...value('program')} label="Program" choices={campaigns} anything="Pilih" />
      <OfflineDonorFields value={value} />
      <DeskText
        {...value('reference')}
        label="Nomor transaksi"
        hint="RRN dari laporan QRIS, atau nomor transfer. Nomor yang sama tidak dicatat dua kali."
        maxLength={60}
        isOptional
      />
    </DeskForm>
  )
}
