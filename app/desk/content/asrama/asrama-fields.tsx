import { provinceName, provinceSlugs } from '#features/asrama/provinces.ts'
import { field, type FieldTable } from '#app/desk/ui/form.tsx'

const provinces = provinceSlugs.map((value) => ({ value, label: provinceName(value) }))
const yesNo = [
  { value: 'ya', label: 'Ya' },
  { value: 'tidak', label: 'Tidak, lewat telepon' },
]

/** A new dormitory chooses its address; it stays for ever. */
export function asramaFields({ isNew }: { isNew: boolean }): FieldTable {
  return {
    name: field.text('Nama', { maxLength: 120 }),
    slug:
      isNew &&
      field.text('Alamat halaman', {
        hint: 'Misalnya tepian-musi. Tidak dapat diubah kemudian.',
        maxLength: 80,
      }),
    summary: field.area('Ringkasan', { rows: 2, maxLength: 300 }),
    story: field.area('Cerita', {
      hint: 'Pisahkan paragraf dengan baris kosong. Jangan sebut nama anak.',
      rows: 8,
    }),
    ...placeFields,
    counts: field.columns(4, {
      capacity: field.number('Daya tampung'),
      residents: field.number('Anak mukim'),
      nonResidents: field.number('Anak nonmukim'),
      countedOn: field.day('Didata pada'),
    }),
    ...visitFields,
    coverWords: field.optional.text('Gambar sampul', {
      hint: 'Beberapa kata, misalnya: asrama sungai senja.',
      maxLength: 120,
    }),
    campaignSlug: field.optional.text('Alamat programnya', {
      hint: 'Program yang menghimpun untuk asrama ini saja.',
    }),
  }
}

const placeFields: FieldTable = {
  place: field.columns(3, {
    province: field.choice('Provinsi', provinces, { anything: 'Pilih' }),
    city: field.text('Kota atau kabupaten'),
    district: field.text('Kecamatan'),
    latitude: field.text('Lintang kecamatan', {
      hint: 'Dua angka di belakang koma, misalnya -3,01.',
    }),
    longitude: field.text('Bujur kecamatan', { hint: 'Misalnya 104,76.' }),
  }),
  address: field.area('Alamat rumah', {
    hint: 'Hanya diberitahukan kepada pengunjung yang kunjungannya disetujui.',
    rows: 2,
  }),
}

const visitFields: FieldTable = {
  contact: field.columns(3, {
    head: field.text('Pengasuh'),
    phone: field.text('Telepon', { inputMode: 'tel' }),
    email: field.optional.text('E-mail', { hint: 'Permintaan kunjungan dikirim ke sini.' }),
  }),
  hours: field.area('Jam kunjungan', {
    hint: 'Tujuh baris mulai dari Minggu: 09.00–15.00, atau tanda - bila tutup.',
    rows: 7,
  }),
  visits: field.columns(2, {
    takesVisits: field.choice('Menerima kunjungan lewat situs', yesNo),
    mostVisitors: field.number('Pengunjung sekali datang'),
  }),
}
