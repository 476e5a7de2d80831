import type { Refused } from '#app/submit.server.ts'
import { type DeskChoice, DeskForm, DeskSelect, DeskText, fieldValues } from '#app/desk/ui/form.tsx'

type Props = { kinds: readonly DeskChoice[]; today: string; refused: Refused | undefined }

/** Something that was verified, by whom, and on what evidence. */
export function NewCheckForm({ kinds, today, refused }: Props) {
  const value = fieldValues(refused, { hasPassed: 'ya', checkedOn: today })
  return (
    <div className="max-w-reading">
      <DeskForm act="catat" submit="Ajukan" refused={refused}>
        <DeskSelect
          {...value('kind')}
          label="Pemeriksaan"
          anything="Pilih pemeriksaan"
          choices={kinds}
        />
        <DeskSelect
          {...value('hasPassed')}
          label="Hasil"
          choices={[
            { value: 'ya', label: 'Lulus' },
            { value: 'tidak', label: 'Tidak lulus' },
          ]}
        />
        <DeskText
          {...value('checkedBy')}
          label="Pemeriksa"
          hint="Nama dan jabatan, dibaca pengunjung."
          maxLength={120}
        />
        <DeskText {...value('checkedOn')} label="Tanggal pemeriksaan" type="date" />
        <DeskText
          {...value('evidence')}
          label="Bukti"
          hint="Misalnya nama dan nomor dokumen, dibaca pengunjung. Jangan tulis data pribadi."
          maxLength={300}
        />
        <DeskText {...value('validThrough')} label="Berlaku sampai" type="date" isOptional />
      </DeskForm>
    </div>
  )
}
