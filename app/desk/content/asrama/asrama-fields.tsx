import { provinceName, provinceSlugs } from '#features/asrama/provinces.ts'
import type { Refused } from '#app/submit.server.ts'
import { DeskArea, DeskSelect, DeskText, fieldValues } from '#app/desk/ui/form.tsx'

type Props = {
  refused: Refused | undefined
  stored: Readonly<Record<string, string>>
  /** A new dormitory chooses its address; it stays for ever. */
  isNew?: boolean
}

const provinces = provinceSlugs.map((value) => ({ value, label: provinceName(value) }))
const yesNo = [
  { value: 'ya', label: 'Ya' },
  { value: 'tidak', label: 'Tidak, lewat telepon' },
]

export function AsramaFields({ refused, stored, isNew = false }: Props) {
  const values = fieldValues(refused, stored)
  return (
    <>
      <DeskText {...values('name')} label="Nama" maxLength={120} />
      {isNew && (
        <DeskText
          {...values('slug')}
          label="Alamat halaman"
          hint="Misalnya tepian-musi. Tidak dapat diubah kemudian."
          maxLength={80}
        />
      )}
      <DeskArea {...values('summary')} label="Ringkasan" rows={2} maxLength={300} />
      <DeskArea
        {...values('story')}
        label="Cerita"
        hint="Pisahkan paragraf dengan baris kosong. Jangan sebut nama anak."
        rows={8}
      />
      <Place of={values} />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <DeskText {...values('capacity')} label="Daya tampung" inputMode="numeric" />
        <DeskText {...values('residents')} label="Anak mukim" inputMode="numeric" />
        <DeskText {...values('nonResidents')} label="Anak nonmukim" inputMode="numeric" />
        <DeskText {...values('countedOn')} type="date" label="Didata pada" />
      </div>
      <Contact of={values} />
      <DeskText
        {...values('coverWords')}
        label="Gambar sampul"
        hint="Beberapa kata, misalnya: asrama sungai senja."
        isOptional
        maxLength={120}
      />
      <DeskText
        {...values('campaignSlug')}
        label="Alamat programnya"
        hint="Program yang menghimpun untuk asrama ini saja."
        isOptional
      />
    </>
  )
}

type Of = { of: ReturnType<typeof fieldValues> }

function Place({ of }: Of) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        <DeskSelect {...of('province')} label="Provinsi" choices={provinces} anything="Pilih" />
        <DeskText {...of('city')} label="Kota atau kabupaten" />
        <DeskText {...of('district')} label="Kecamatan" />
        <DeskText
          {...of('latitude')}
          label="Lintang kecamatan"
          hint="Dua angka di belakang koma, misalnya -3,01."
        />
        <DeskText {...of('longitude')} label="Bujur kecamatan" hint="Misalnya 104,76." />
      </div>
      <DeskArea
        {...of('address')}
        label="Alamat rumah"
        hint="Hanya diberitahukan kepada pengunjung yang kunjungannya disetujui."
        rows={2}
      />
    </>
  )
}

function Contact({ of }: Of) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        <DeskText {...of('head')} label="Pengasuh" />
        <DeskText {...of('phone')} label="Telepon" inputMode="tel" />
        <DeskText
          {...of('email')}
          label="E-mail"
          hint="Permintaan kunjungan dikirim ke sini."
          isOptional
        />
      </div>
      <DeskArea
        {...of('hours')}
        label="Jam kunjungan"
        hint="Tujuh baris mulai dari Minggu: 09.00–15.00, atau tanda - bila tutup."
        rows={7}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DeskSelect {...of('takesVisits')} label="Menerima kunjungan lewat situs" choices={yesNo} />
        <DeskText {...of('mostVisitors')} label="Pengunjung sekali datang" inputMode="numeric" />
      </div>
    </>
  )
}
