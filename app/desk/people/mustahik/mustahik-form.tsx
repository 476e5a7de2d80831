import { asnafWords, mustahikKinds } from '#features/mustahik/mustahik.ts'
import type { Refused } from '#app/submit.server.ts'
import { DeskArea, DeskForm, DeskSelect, DeskText, fieldValues } from '#app/desk/ui/form.tsx'

type Props = {
  stored: Readonly<Record<string, string>>
  refused: Refused | undefined
  today: string
  /** A NIK and a phone stand there already: what is left empty stays. */
  isKnown?: boolean
}

/** The form of the register, for a new one and for one that is there. */
export function MustahikForm({ stored, refused, today, isKnown = false }: Props) {
  const value = fieldValues(refused, stored)
  const [first] = /NRM\/\d+\/\d+/.exec(refused?.errors['nik'] ?? '') ?? []
  const saved = isKnown ? 'Kosongkan bila tidak berubah.' : undefined
  return (
    <DeskForm act="simpan" submit={isKnown ? 'Simpan' : 'Daftarkan'} refused={refused}>
      {first && (
        <p>
          <a
            href={`/kelola/mustahik?kata=${first}`}
            className="inline-flex min-h-touch items-center text-primary underline"
          >
            Buka {first}
          </a>
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <DeskSelect {...value('jenis')} label="Jenis" anything="Pilih" choices={mustahikKinds} />
        <DeskSelect {...value('asnaf')} label="Asnaf" anything="Pilih" choices={asnafWords} />
        <DeskText
          {...value('nama')}
          label="Nama"
          hint="Untuk keluarga: nama kepala keluarganya."
          maxLength={120}
        />
        <DeskText {...value('anggota')} label="Jumlah orang" inputMode="numeric" />
        <DeskText {...value('wilayah')} label="Kabupaten atau kota" maxLength={80} />
        <DeskText
          {...value('hp')}
          label="Nomor HP"
          hint={saved}
          type="tel"
          autoComplete="off"
          isOptional
        />
        <DeskText
          {...value('nik')}
          label="NIK"
          hint={saved ?? 'Disimpan terenkripsi.'}
          inputMode="numeric"
          autoComplete="off"
          isOptional
        />
        <DeskText
          {...value('kk')}
          label="Nomor KK"
          hint={saved ?? 'Disimpan terenkripsi; menghubungkan yang serumah.'}
          inputMode="numeric"
          autoComplete="off"
          isOptional
        />
        <DeskText
          {...value('izin')}
          label="Akta atau izin lembaga"
          hint="Hanya untuk lembaga."
          maxLength={120}
          isOptional
        />
        <DeskText {...value('pimpinan')} label="Pimpinan lembaga" maxLength={120} isOptional />
        <DeskText
          {...value('penghasilan')}
          label="Penghasilan sebulan (rupiah)"
          inputMode="numeric"
          isOptional
        />
        <DeskText
          {...value('setuju')}
          label="Tanggal setuju didata"
          hint="Kosongkan bila belum setuju."
          type="date"
          max={today}
          isOptional
        />
      </div>
      <DeskArea {...value('kebutuhan')} label="Kebutuhan" rows={3} maxLength={500} />
    </DeskForm>
  )
}
