import type { ZakatParameterKind } from '#platform/db/schema/schema-zakat.ts'
import { viewWords } from './views.ts'

/** What a figure is called on the desk, its unit, and its usual ground. */
export const figureWords: Readonly<
  Record<ZakatParameterKind, { name: string; unit: string; basis: string }>
> = {
  nisabBulan: { name: 'Nisab sebulan', unit: 'rupiah per bulan', basis: 'Senilai 85 gram emas' },
  nisabTahun: { name: 'Nisab setahun', unit: 'rupiah per tahun', basis: 'Senilai 85 gram emas' },
  hargaEmas24PerGram: {
    name: 'Harga emas 24 karat',
    unit: 'rupiah per gram',
    basis: 'Emas 24 karat, harga acuan',
  },
  hargaPerakPerGram: {
    name: 'Harga perak',
    unit: 'rupiah per gram',
    basis: 'Perak murni, harga acuan',
  },
  tarifPerJiwa: {
    name: 'Zakat fitrah per jiwa',
    unit: 'rupiah per jiwa',
    basis: 'Senilai 2,5 kg beras',
  },
  tarifPerHari: { name: 'Fidyah per hari', unit: 'rupiah per hari', basis: 'Satu hari makan' },
  gramPerJiwa: { name: 'Beras fitrah, berat', unit: 'gram per jiwa', basis: 'Makanan pokok' },
  mlPerJiwa: { name: 'Beras fitrah, isi', unit: 'mililiter per jiwa', basis: 'Makanan pokok' },
  nisabGabahKg: { name: 'Nisab panen, gabah', unit: 'kilogram', basis: 'Gabah kering' },
  nisabBerasKg: { name: 'Nisab panen, beras', unit: 'kilogram', basis: 'Beras' },
  kadarMasehi: {
    name: 'Kadar tahun buku Masehi',
    unit: 'per seratus ribu',
    basis: 'Setahun Masehi lebih panjang daripada setahun Hijriah',
  },
  hargaGabahPerKg: { name: 'Harga gabah', unit: 'rupiah per kilogram', basis: 'Gabah kering' },
  hargaBerasPerKg: { name: 'Harga beras', unit: 'rupiah per kilogram', basis: 'Beras' },
  hargaKambing: { name: 'Harga kambing', unit: 'rupiah per ekor', basis: 'Kambing 2 tahun' },
  hargaTabi: { name: 'Harga tabi', unit: 'rupiah per ekor', basis: 'Sapi 1 tahun' },
  hargaMusinnah: { name: 'Harga musinnah', unit: 'rupiah per ekor', basis: 'Sapi betina 2 tahun' },
  ...viewWords,
}
