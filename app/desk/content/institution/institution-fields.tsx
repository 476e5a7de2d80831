import type { Refused } from '#app/submit.server.ts'
import { DeskText, fieldValues } from '#app/desk/ui/form.tsx'

type Props = { refused: Refused | undefined; stored: Readonly<Record<string, string>> }

/** The facts that donors and receipts rely on, and what is different this time. */
export function ReliedFields({ refused, stored }: Props) {
  const values = fieldValues(refused, stored)
  return (
    <>
      <DeskText {...values('name')} label="Nama" hint="Seperti di kepala halaman." maxLength={40} />
      <DeskText {...values('legalName')} label="Nama badan hukum" />
      <DeskText {...values('decree')} label="Pengesahan" hint="Nomor keputusan badan hukum." />
      <DeskText {...values('address')} label="Alamat" />
      <DeskText
        {...values('zakatBasis')}
        label="Dasar pengumpulan zakat"
        hint="Izin, atau amil yang menaungi (UU 23/2011). Tanpa ini zakat tidak diterima."
        isOptional
      />
      <DeskText
        {...values('taxListing')}
        label="Keputusan Ditjen Pajak"
        hint="Tanpa ini kuitansi tidak menyebut pengurang pajak."
        isOptional
      />
      <DeskText
        {...values('npwp')}
        label="NPWP lembaga"
        hint="16 angka. Tertulis di Bukti Setor Zakat."
        inputMode="numeric"
        isOptional
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DeskText {...values('signerName')} label="Nama penanda tangan" isOptional />
        <DeskText
          {...values('signerOffice')}
          label="Jabatan penanda tangan"
          hint="Keduanya tertulis di kuitansi dan Bukti Setor Zakat."
          isOptional
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        <DeskText {...values('nazhirName')} label="Nazhir wakaf" isOptional />
        <DeskText {...values('nazhirRegistration')} label="Nomor pendaftaran nazhir" isOptional />
        <DeskText {...values('nazhirBank')} label="Bank penerima wakaf uang" isOptional />
      </div>
      <DeskText
        {...values('changeSummary')}
        label="Dasar perubahan"
        hint="Satu kalimat untuk riwayat, dibaca oleh yang menyetujui."
      />
    </>
  )
}

/** How the institution is reached, which one person changes. */
export function ContactFields({ refused, stored }: Props) {
  const values = fieldValues(refused, stored)
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <DeskText {...values('phone')} label="Telepon" inputMode="tel" />
        <DeskText {...values('whatsapp')} label="WhatsApp layanan" isOptional />
        <DeskText {...values('email')} label="E-mail" />
        <DeskText {...values('complaints')} label="E-mail pengaduan" />
      </div>
      <DeskText {...values('serviceHours')} label="Jam layanan" isOptional />
      <DeskText
        {...values('changeSummary')}
        label="Yang berubah"
        hint="Satu kalimat, untuk riwayat."
      />
    </>
  )
}
