import { type DeskChoice, DeskForm, field } from '#app/desk/ui/form.tsx'

type Props = { kinds: readonly DeskChoice[]; today: string }

/** Something that was verified, by whom, and on what evidence. */
export function NewCheckForm({ kinds, today }: Props) {
  const stored = { hasPassed: 'ya', checkedOn: today }
  const fields = {
    kind: field.choice('Pemeriksaan', kinds, { anything: 'Pilih pemeriksaan' }),
    hasPassed: field.choice('Hasil', [
      { value: 'ya', label: 'Lulus' },
      { value: 'tidak', label: 'Tidak lulus' },
    ]),
    checkedBy: field.text('Pemeriksa', {
      hint: 'Nama dan jabatan, dibaca pengunjung.',
      maxLength: 120,
    }),
    checkedOn: field.day('Tanggal pemeriksaan'),
    evidence: field.text('Bukti', {
      hint: 'Misalnya nama dan nomor dokumen, dibaca pengunjung. Jangan tulis data pribadi.',
      maxLength: 300,
    }),
    validThrough: field.optional.day('Berlaku sampai'),
  }
  return (
    <div className="max-w-reading">
      <DeskForm act="catat" submit="Ajukan" stored={stored} fields={fields} />
    </div>
  )
}
