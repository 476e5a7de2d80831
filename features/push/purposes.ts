/** What a person may be told of, each asked for by itself. */
export const pushPurposes = ['salat', 'sahur', 'bacaan', 'jumat', 'ayat'] as const
export type PushPurpose = (typeof pushPurposes)[number]

export const pushLabels: Record<PushPurpose, { label: string; hint: string }> = {
  salat: { label: 'Waktu salat', hint: 'Saat Subuh, Zuhur, Asar, Magrib, dan Isya masuk' },
  sahur: { label: 'Sahur', hint: 'Sejam sebelum imsak, selama Ramadan' },
  bacaan: { label: 'Membaca Al-Qur’an', hint: 'Setiap hari pada jam pilihan Anda' },
  jumat: { label: 'Al-Kahfi hari Jumat', hint: 'Jumat pukul 07.00' },
  ayat: { label: 'Ayat hari ini', hint: 'Setiap hari pukul 06.00' },
}

/** What a browser asked for. `quiet` and `readAt` are minutes of the day by the clock of its place. */
export type PushWish = {
  purposes: readonly PushPurpose[]
  quiet: { from: number; to: number } | null
  readAt: number
}
