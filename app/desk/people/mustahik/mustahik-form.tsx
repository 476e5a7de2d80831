import { asnafWords, mustahikKinds } from '#features/mustahik/mustahik.ts'
import type { Refused } from '#app/submit.server.ts'
import { DeskForm, field } from '#app/desk/ui/form.tsx'

type Props = {
  stored: Readonly<Record<string, string>>
  refused: Refused | undefined
  today: string
  /** A NIK and a phone stand there already: what is left empty stays. */
  isKnown?: boolean
}

/** The form of the register, for a new one and for one that is there. */
export function MustahikForm({ stored, refused, today, isKnown = false }: Props) {
  const [first] = /NRM\/\d+\/\d+/.exec(refused?.errors['nik'] ?? '') ?? []
  const saved = isKnown ? 'Kosongkan bila tidak berubah.' : undefined
  const fields = {
    more: () =>
      first && (
        <p>
          <a
            href={`/kelola/mustahik?kata=${first}`}
            className="inline-flex min-h-touch items-center text-primary underline"
          >
            Buka {first}
          </a>
        </p>
      ),
    columns: field.columns(2, {
      jenis: field.choice('Jenis', mustahikKinds, { anything: 'Pilih' }),
      asnaf: field.choice('Asnaf', asnafWords, { anything: 'Pilih' }),
      nama: field.text('Nama', {
        hint: 'Untuk keluarga: nama kepala keluarganya.',
        maxLength: 120,
      }),
      anggota: field.number('Jumlah orang'),
      wilayah: field.text('Kabupaten atau kota', { maxLength: 80 }),
      hp: field.optional.text('Nomor HP', { hint: saved, type: 'tel', autoComplete: 'off' }),
      nik: field.optional.number('NIK', {
        hint: saved ?? 'Disimpan terenkripsi.',
        autoComplete: 'off',
      }),
      kk: field.optional.number('Nomor KK', {
        hint: saved ?? 'Disimpan terenkripsi; menghubungkan yang serumah.',
        autoComplete: 'off',
      }),
      izin: field.optional.text('Akta atau izin lembaga', {
        hint: 'Hanya untuk lembaga.',
        maxLength: 120,
      }),
      pimpinan: field.optional.text('Pimpinan lembaga', { maxLength: 120 }),
      penghasilan: field.optional.rupiah('Penghasilan sebulan'),
      setuju: field.optional.day('Tanggal setuju didata', {
        hint: 'Kosongkan bila belum setuju.',
        max: today,
      }),
    }),
    kebutuhan: field.area('Kebutuhan', { rows: 3, maxLength: 500 }),
  }
  return (
    <DeskForm
      act="simpan"
      submit={isKnown ? 'Simpan' : 'Daftarkan'}
      isReadable={isKnown}
      stored={stored}
      fields={fields}
    />
  )
}
