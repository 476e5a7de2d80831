/** Messages for users by HTTP status. Refusals bring their own message. */
const sentences: Record<number, { title: string; text: string }> = {
  0: { title: 'Tanpa internet', text: 'Periksa koneksi Anda, lalu coba lagi.' },
  401: { title: 'Sesi berakhir', text: 'Sesi Anda berakhir. Silakan masuk kembali.' },
  403: { title: 'Tidak ada akses', text: 'Anda tidak memiliki akses ke halaman ini.' },
  404: {
    title: 'Halaman tidak ditemukan',
    text: 'Alamatnya mungkin salah ketik, atau halamannya sudah dipindahkan.',
  },
  409: { title: 'Data sudah berubah', text: 'Data sudah berubah. Muat ulang halaman ini.' },
  410: {
    title: 'Tautan tidak berlaku lagi',
    text: 'Tautan ini sudah dipakai atau sudah lewat waktunya.',
  },
  413: { title: 'Terlalu besar', text: 'Isian yang dikirim terlalu besar.' },
  429: { title: 'Terlalu banyak percobaan', text: 'Tunggu sebentar, lalu coba lagi.' },
  503: {
    title: 'Layanan sedang sibuk',
    text: 'Layanan kami sedang sibuk. Dana Anda aman; silakan coba lagi sebentar lagi.',
  },
}

const serverFault = {
  title: 'Terjadi gangguan',
  text: 'Terjadi gangguan pada sistem kami. Dana Anda aman; silakan coba lagi.',
}

const otherFault = {
  title: 'Permintaan tidak dapat diproses',
  text: 'Periksa kembali, lalu coba lagi.',
}

/** Title and text for a status; 0 means no answer, as on a device without connection. */
export function wordsForStatus(status: number): { title: string; text: string } {
  return sentences[status] ?? (status >= 500 ? serverFault : otherFault)
}

type Failed = { status: number; statusText: string; data: unknown }

/**
 * The technical message of an error screen: that of the answer, else 'Page Not Found' for 404 and, unless the status
 * has words of its own below 500, 'Internal Server Error'.
 */
export function messageOf(error: Failed | null): string {
  const { message } = (error?.data ?? {}) as { message?: string }
  if (message) return message
  if (error?.status === 404) return 'Page Not Found'
  const own = error && error.status < 500 ? error.statusText : ''
  return own || 'Internal Server Error'
}
