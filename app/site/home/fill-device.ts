import type { CityDays } from '#app/site/calendar/day-facts.ts'

/** What the page gives its device: the days of the default city, and the server's clock. */
export type DeviceFacts = CityDays & {
  /** Set where the installation runs on a moved test clock; the device's own must not be used then. */
  now: string | undefined
}

// These two run as an inline script before the first paint, from their own text: each names nothing outside itself.
// After a navigation the screen calls them.

/** Writes where reading stopped into the link that leads back. */
export function fillResume(page: Document): void {
  const link = page.querySelector<HTMLAnchorElement>('a[data-resume]')
  if (!link) return
  try {
    const read = JSON.parse(localStorage.getItem('amanah.terakhir-dibaca') ?? '{}')
    const isOurs = /^\/(surat|juz|halaman)\/\d/.test(read.to)
    // A place of a member is not shown once they have signed out.
    if (!isOurs || (read.isOwn && !localStorage.getItem('SY_SESSION'))) return
    link.href = read.to
    for (const name of ['title', 'detail']) {
      const part = link.querySelector(`[data-fill=resume-${name}]`)
      if (part) part.textContent = read[name]
    }
  } catch {}
}

/** Writes the date, and the next prayer in the chosen city by the present time, and keeps them true. */
export function fillDay(page: Document): void {
  const box = page.querySelector<HTMLElement & { fill?: () => void }>('[data-day]')
  if (!box) return
  if (box.fill) return box.fill()
  box.fill = fill
  const facts: DeviceFacts = JSON.parse(box.dataset.day ?? '{}')
  const started = performance.now()
  let days: CityDays = facts
  let city = facts.kota
  let isAsked = false

  function fill() {
    try {
      city = localStorage.getItem('amanah.kota') ?? city
      // The screen reckons the days of a place of one's own and moves times, once React is there.
      isAsked ||= city === 'lokasi' || 'amanah.waktu-salat.koreksi' in localStorage
      const chosenCity = JSON.parse(localStorage.getItem('amanah.waktu-salat') ?? '{}')
      if (chosenCity.kota === city && chosenCity.hari) days = chosenCity
    } catch {}
    show()
  }

  async function ask() {
    isAsked = true
    try {
      const answer = await fetch(`/waktu-salat/${encodeURIComponent(city)}.json`)
      if (!answer.ok) return
      days = await answer.json()
      show()
      // A device without a city of its own keeps nothing.
      if (city !== facts.kota) localStorage.setItem('amanah.waktu-salat', JSON.stringify(days))
    } catch {}
  }

  function show() {
    const now = facts.now ? Date.parse(facts.now) + performance.now() - started : Date.now()
    const local = now + ({ WIB: 7, WITA: 8, WIT: 9 }[days.zona] ?? 7) * 36e5
    const today = days.hari[new Date(local).toISOString().slice(0, 10)]
    const tomorrow = days.hari[new Date(local + 864e5).toISOString().slice(0, 10)]
    if (!isAsked && (!today || !tomorrow || days.kota !== city)) void ask()
    box?.toggleAttribute('data-past', !today || !tomorrow)
    if (!today || !tomorrow) return
    const minutes = (time = '') => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
    const minute = Math.floor((local % 864e5) / 6e4)
    const times = today.slice(2, 7)
    const found = times.findIndex((time) => minutes(time) > minute)
    const next = Math.max(0, found)
    const time = found < 0 ? tomorrow[2] : times[next]
    const left = minutes(time) - minute + (found < 0 ? 1440 : 0)
    const words = [Math.floor(left / 60), 'jam', left % 60, 'menit'].filter(
      (word, index, all) => word && all[index - (index % 2)],
    )
    const name = ['Subuh', 'Zuhur', 'Asar', 'Magrib', 'Isya'][next]
    const texts = { name, time, left: `${words.join(' ')} lagi`, zone: days.zona, city: days.nama }
    const evening = today[7] ?? `malam ${tomorrow[1]}`
    const hijri = minute < minutes(today[5]) ? today[1] : evening
    const all = { ...texts, date: today[0], hijri }
    for (const [part, text] of Object.entries(all)) {
      for (const each of page.querySelectorAll(`[data-fill=${part}]`)) each.textContent = text ?? ''
    }
    box?.querySelectorAll('[data-time]').forEach((each, index) => {
      each.textContent = times[index] ?? ''
      each.parentElement?.toggleAttribute('data-next', index === next)
    })
  }

  fill()
  const timer = setInterval(() => (box.isConnected ? show() : clearInterval(timer)), 10_000)
}
