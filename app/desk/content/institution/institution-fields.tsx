import type { Refused } from '#app/submit.server.ts'
import { DeskText, fieldValues } from '#app/desk/ui/form.tsx'

type Props = { refused: Refused | undefined; stored: Readonly<Record<string, string>> }

/** The facts that donors and receipts rely on, and what is different this time. */
export function ReliedFields({ refused, stored }: Props) {
  const of = fieldValues(refused, stored)
  return (
    <>
      <DeskText {...of('name')} label="Nama" hint="Seperti di kepala halaman." maxLength={40} />
      <DeskText {...of('legalName')} label="Nama badan hukum" />
      <DeskText {...of('decree')} label="Pengesahan" hint="Nomor keputusan badan hukum." />
      <DeskText {...of('address')} label="Alamat" />
      <DeskText
        {...of('zakatBasis')}
        label="Dasar pengumpulan zakat"
        hint="Izin, atau amil yang menaungi (UU 23/2011). Tanpa ini zakat tidak diterima."
        isOptional
      />
      <DeskText
        {...of('taxListing')}
        label="Keputusan Ditjen Pajak"
        hint="Tanpa ini kuitansi tidak menyebut pengurang pajak."
        isOptional
      />
      <DeskText
        {...of('npwp')}
        label="NPWP lembaga"
        hint="16 angka. Tertulis di Bukti Setor Zakat."
        inputMode="numeric"
        isOptional
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DeskText {...of('signerName')} label="Nama penanda tangan" isOptional />
        <DeskText
          {...of('signerOffice')}
          label="Jabatan penanda tangan"
          hint="Keduanya tertulis di kuitansi dan Bukti Setor Zakat."
          isOptional
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        <DeskText {...of('nazhirName')} label="Nazhir wakaf" isOptional />
        <DeskText {...of('nazhirRegistration')} label="Nomor pendaftaran nazhir" isOptional />
        <DeskText {...of('nazhirBank')} label="Bank penerima wakaf uang" isOptional />
      </div>
      <DeskText
        {...of('changeSummary')}
        label="Dasar perubahan"
        hint="Satu kalimat untuk riwayat, dibaca oleh yang menyetujui."
      />
    </>
  )
}

/** How the institution is reached, which one person changes. */
export function ContactFields({ refused, stored }: Props) {
  const of = fieldValues(refused, stored)
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <DeskText {...of('phone')} label="Telepon" inputMode="tel" />
        <DeskText {...of('whatsapp')} label="WhatsApp layanan" isOptional />
        <DeskText {...of('email')} label="E-mail" />
        <DeskText {...of('complaints')} label="E-mail pengaduan" />
      </div>
      <DeskText {...of('serviceHours')} label="Jam layanan" isOptional />
      <DeskText {...of('changeSummary')} label="Yang berubah" hint="Satu kalimat, untuk riwayat." />
    </>
  )
}
