import { field, type FieldTable } from '#app/desk/ui/form.tsx'

/** The facts that donors and receipts rely on, and what is different this time. */
export const reliedFields: FieldTable = {
  name: field.text('Nama', { hint: 'Seperti di kepala halaman.', maxLength: 40 }),
  legalName: field.text('Nama badan hukum'),
  decree: field.text('Pengesahan', { hint: 'Nomor keputusan badan hukum.' }),
  address: field.text('Alamat'),
  zakatBasis: field.optional.text('Dasar pengumpulan zakat', {
    hint: 'Izin, atau amil yang menaungi (UU 23/2011). Tanpa ini zakat tidak diterima.',
  }),
  taxListing: field.optional.text('Keputusan Ditjen Pajak', {
    hint: 'Tanpa ini kuitansi tidak menyebut pengurang pajak.',
  }),
  npwp: field.optional.number('NPWP lembaga', { hint: '16 angka. Tertulis di Bukti Setor Zakat.' }),
  signer: field.columns(2, {
    signerName: field.optional.text('Nama penanda tangan'),
    signerOffice: field.optional.text('Jabatan penanda tangan', {
      hint: 'Keduanya tertulis di kuitansi dan Bukti Setor Zakat.',
    }),
  }),
  nazhir: field.columns(3, {
    nazhirName: field.optional.text('Nazhir wakaf'),
    nazhirRegistration: field.optional.text('Nomor pendaftaran nazhir'),
    nazhirBank: field.optional.text('Bank penerima wakaf uang'),
  }),
  changeSummary: field.text('Dasar perubahan', {
    hint: 'Satu kalimat untuk riwayat, dibaca oleh yang menyetujui.',
  }),
}

/** How the institution is reached, which one person changes. */
export const contactFields: FieldTable = {
  contacts: field.columns(2, {
    phone: field.text('Telepon', { inputMode: 'tel' }),
    whatsapp: field.optional.text('WhatsApp layanan'),
    email: field.text('E-mail'),
    complaints: field.text('E-mail pengaduan'),
  }),
  serviceHours: field.optional.text('Jam layanan'),
  changeSummary: field.text('Yang berubah', { hint: 'Satu kalimat, untuk riwayat.' }),
}
