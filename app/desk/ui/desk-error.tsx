const words: Record<number, { title: string; text: string }> = {
  403: {
    title: 'Bukan bagian peran Anda',
    text: 'Halaman atau tindakan ini di luar izin peran Anda. Mintalah rekan yang berwenang, atau lihat daftar izin.',
  },
  404: {
    title: 'Halaman tidak ditemukan',
    text: 'Alamatnya mungkin salah tulis, atau datanya sudah tidak ada.',
  },
  405: {
    title: 'Cara ini tidak dikenal',
    text: 'Halaman ini hanya dibuka dengan tautan atau dikirim dengan formulir.',
  },
  410: {
    title: 'Formulir ini tidak menunggu lagi',
    text: 'Formulirnya sudah dijalankan, atau menunggu lebih dari sepuluh menit. Periksa halamannya, lalu isi lagi bila perlu.',
  },
  413: { title: 'Berkas terlalu besar', text: 'Pilih berkas yang lebih kecil, lalu kirim lagi.' },
  503: {
    title: 'Basis data sedang tidak dapat dihubungi',
    text: 'Uang dan data tetap aman. Coba lagi sebentar lagi.',
  },
}
const other = {
  title: 'Ada yang tidak beres',
  text: 'Uang dan data tetap aman. Coba lagi; bila berulang, sebutkan nomor rujukan di bawah kepada pengelola server.',
}

/** What stands in place of a page of the desk that was refused or failed. */
export function DeskError({ status }: { status: number }) {
  const { title, text } = words[status] ?? other
  return (
    <div className="grid max-w-reading gap-3 py-8">
      <p className="text-muted tabular">{status}</p>
      <h1 className="text-2xl">{title}</h1>
      <p>{text}</p>
      {status >= 500 && <p className="text-muted">Nomor rujukan: %REFERENCE%</p>}
      <p className="flex flex-wrap gap-x-5">
        <a
          href="/kelola"
          className="inline-flex min-h-touch items-center font-semibold text-primary underline"
        >
          Ke ringkasan
        </a>
        {status === 403 && (
          <a
            href="/kelola/izin"
            className="inline-flex min-h-touch items-center font-semibold text-primary underline"
          >
            Lihat daftar izin
          </a>
        )}
      </p>
    </div>
  )
}
