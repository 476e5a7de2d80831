import { lastFitrahSeason } from '#features/zakat/fitrah-season.ts'
import { DAY_MS, dayNumberOf, startOfDayNumber } from '#platform/time/jakarta.ts'
import { type Rupiah, rupiah } from '#platform/money/money.ts'
import type { DemoCampaign } from '../content.ts'
import { demoPublicId, drawFrom } from '../deterministic.ts'

/** Names as donors write them: short, long, of families and of groups. All invented. */
const donorNames = `
Suparman; Nur Aini; Ahmad Fauzi; Siti Khadijah Rahmawati; Bambang Setiawan; Dewi Kartika Sari; Rizky Ramadhan;
Hj. Maryam Zubaidah; Keluarga Bapak Sutrisno; Yusuf Hidayat; Ratna Puspita Dewi; Muhammad Ilham Akbar; Fitri;
Raden Ajeng Kusumawardhani Puspitasari binti Almarhum H. Soemarsono Notonegoro; Agus Salim Harahap; Lestari;
Ummu Hafshah; Dr. Laila Nurhasanah, Sp.A; Teuku Iskandar Muda Putra; Wahyuni; Andi Baso Mappanyukki; Joko Prasetyo;
Keluarga Besar Almarhum H. Muhammad Syafruddin Al-Banjari dan Hj. Noorhayati Martapura; Indah Permatasari; Hasan Basri;
Majelis Taklim Nurul Iman RW 07; Eko Nugroho; Salma Aulia Zahra; I Gusti Ngurah Fadhil; Rina Marlina; Abdul Karim;
Alumni SMAN 3 Angkatan 1998; Cut Nyak Malahayati; Dimas Pratama; Sri Wahyuningsih; Farhan Maulana Siregar; Mbah Karto;
Karyawan Toko Berkah Jaya; Nabila Putri Anggraini; Usman Daeng Rola; Tri Handayani; Zainal Abidin Nasution; Pak RT 04;
Pengajian Ibu-Ibu Komplek Griya Asri; Gilang Saputra; Aisyah Humaira; Lukman Hakim Tanjung; Endang Sulastri; Fatimah;
Komunitas Sepeda Subuh Sidoarjo; Hendra Wijaya; Rahmat Hidayatullah Pulungan; Novita Anggraeni; Ibu Guru Kelas Dua;
Jamaah Salat Jumat Masjid Al-Ikhlas; Dian Purnama; Mochammad Arifin; Yulianti; Arif Rahman Hakim; Tini Suhartini`
  .split(';')
  .map((name) => name.trim())

/** Prayers as donors write them with a donation. */
const prayers = [
  'Semoga menjadi amal jariyah untuk almarhum bapak dan almarhumah ibu kami.',
  'Ya Allah, lapangkan rezeki kami dan jadikan kami hamba yang pandai bersyukur.',
  'Mohon doanya semoga ibu saya segera sehat kembali. Aamiin.',
  'Bismillah, semoga bermanfaat. Jangan dilihat dari jumlahnya.',
  'Semoga para santri dimudahkan hafalannya dan kelak memberi syafaat bagi orang tuanya.',
  'Untuk kesembuhan anak kami yang sedang dirawat. Mohon doa dari saudara semua.',
  'Semoga Allah angkat kesulitan saudara-saudara kita dan ganti dengan yang lebih baik.',
  'Niat sedekah atas nama nenek, semoga dilapangkan kuburnya.',
  'Ya Rabb, mudahkan urusan kami, halalkan dan berkahkan rezeki kami.',
  'Alhamdulillah dapat ikut sedikit. Semoga yang lain ikut tergerak.',
  'Semoga lulus ujian dan dapat bekerja di tempat yang baik. Aamiin ya Rabbal ‘alamin.',
  'Semoga keluarga kami sakinah dan anak-anak menjadi penyejuk hati.',
  'Sedekah Jumat. Semoga Allah terima.',
  'Semoga usaha kecil kami berkah dan bisa rutin berbagi.',
  'Ya Allah, karuniakan kami keturunan yang saleh dan salihah.',
  'Untuk saudara kami di pengungsian: sabar ya, kalian tidak sendirian.',
  'Semoga dimampukan berhaji bersama kedua orang tua.',
  'Titip doa agar utang kami segera lunas dan hati kami tenang.',
]

export type DemoDonation = {
  publicId: string
  amount: Rupiah
  at: Date
  donorName: string
  donorPhone: string
  isAnonymous: boolean
  prayer: string | undefined
}

const HALF_HOUR_MS = 1_800_000

/** The donations of a campaign so far, oldest first; together exactly the sums of the content. */
export function donationsOf(campaign: DemoCampaign, now: Date): DemoDonation[] {
  const draw = drawFrom(campaign.slug)
  const amounts = shuffled(amountsOf(campaign, draw), draw)
  const names = shuffled(donorNames, draw)
  const { start, end } = daysOfDonations(campaign, now)
  return amounts
    .map((amount, index) => ({
      publicId: demoPublicId(`${campaign.slug} ${index}`),
      amount,
      at: new Date(Math.floor(start + (end - start) * (1 - draw() ** 1.6 * 0.98))),
      donorName: names[index % names.length] ?? '',
      donorPhone: `+62812${String(10_000_000 + Math.floor(draw() * 89_999_999))}`,
      isAnonymous: draw() < 0.3,
      prayer: draw() < 0.45 ? prayers[Math.floor(draw() * prayers.length)] : undefined,
    }))
    .sort((a, b) => a.at.getTime() - b.at.getTime())
}

export function startOf({ startedDaysAgo, isFitrah }: DemoCampaign, now: Date): Date {
  const season = isFitrah ? lastFitrahSeason(now) : undefined
  const usual = now.getTime() - startedDaysAgo * DAY_MS
  return new Date(season ? Math.min(usual, season.from.getTime()) : usual)
}

/** The period of a campaign's donations: zakat fitrah in Ramadan only. */
function daysOfDonations(campaign: DemoCampaign, now: Date): { start: number; end: number } {
  const season = campaign.isFitrah ? lastFitrahSeason(now) : undefined
  if (season) return { start: season.from.getTime(), end: season.until.getTime() - HALF_HOUR_MS }
  const end = now.getTime() + Math.min(0, campaign.endsInDays ?? 0) * DAY_MS - HALF_HOUR_MS
  return { start: startOf(campaign, now).getTime(), end }
}

/** Many small donations from the preset amounts, and a few large ones that make the sum exact. */
function amountsOf(
  { received, presets, minimumAmount, amountStep, unit }: DemoCampaign,
  draw: () => number,
): Rupiah[] {
  const large = Math.max(2, Math.round(received.donors * 0.2))
  const least = (minimumAmount ?? 10_000) * large
  const grain = unit?.price ?? (amountStep === 1 ? 50 : 50_000)
  const amounts: number[] = []
  let rest = received.amount
  for (let index = large; index < received.donors; index++) {
    const share = (rest - least) / (received.donors - index)
    const usual = presets.filter((preset) => preset <= share * 1.5)
    const amount = usual[Math.floor(draw() * usual.length)] ?? presets[0] ?? 10_000
    amounts.push(amount)
    rest -= amount
  }
  for (let index = large; index > 1; index--) {
    const share = Math.floor(((rest / index) * (0.6 + draw() * 0.6)) / grain) * grain
    const amount = Math.max(unit?.price ?? 0, share)
    amounts.push(amount)
    rest -= amount
  }
  return [...amounts, rest].map(rupiah)
}

function shuffled<T>(items: readonly T[], draw: () => number): T[] {
  return items
    .map((item) => ({ item, place: draw() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}

/** The last second of the day in Jakarta that many days from now. */
export function endOf(now: Date, days: number): Date {
  return new Date(startOfDayNumber(dayNumberOf(now) + days + 1).getTime() - 1_000)
}
