const day = new Intl.DateTimeFormat('id-ID', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Jakarta',
})
const time = new Intl.DateTimeFormat('id-ID', { timeStyle: 'short', timeZone: 'Asia/Jakarta' })

/** 'Kamis, 12 Maret 2026 pukul 16.00 WIB'. */
export function inJakarta(moment: Date): string {
  return `${day.format(moment)} pukul ${time.format(moment)} WIB`
}
