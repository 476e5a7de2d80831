import { useState } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CopyButton } from '#app/ui/share/copy-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ChipLinks } from '#app/ui/tabs.tsx'
import { type CalendarDay, VERSION_NOTE } from '#features/calendar/calendar.ts'
import { daysBetween } from '#features/calendar/day.ts'
import { type FeedPart, feedParts, feedWords } from '#features/calendar/feed.ts'
import { monthAddress, type Shift, shifts } from './address.ts'
import { DateBadge, hijriWords } from './day-list.tsx'

/** Upcoming days, with the number of days until each. */
export function DaysAhead({ days, today }: { days: CalendarDay[]; today: string }) {
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">Akan datang</h2>
      <ul className="grid divide-y divide-line">
        {days.map((day) => (
          <li key={day.day} className="flex items-start gap-4 py-2.5">
            <DateBadge day={day.day} />
            <div className="grid gap-0.5">
              <p className="font-semibold">{day.observances.map(({ name }) => name).join(' · ')}</p>
              <p className="text-sm text-muted">
                {hijriWords(day)} · {farWords(daysBetween(today, day.day))}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function RamadanLink() {
  return (
    <Link
      to="/ramadhan"
      className="flex min-h-touch items-center gap-2 font-semibold text-primary hover:underline print-hidden"
    >
      <Icon name="moon" />
      Ramadan: imsakiyah dan tadarus
    </Link>
  )
}

function farWords(days: number): string {
  if (days === 0) return 'hari ini'
  return days === 1 ? 'besok' : `${days} hari lagi`
}

/** Subscribes a calendar program to the days. The feed's address keeps delivering new ones. */
export function Subscribe({ origin }: { origin: string }) {
  const [parts, setParts] = useState<readonly FeedPart[]>(['hari-besar'])
  const query = parts.map((part) => `${part}=1`).join('&')
  function choose(part: FeedPart, isChosen: boolean) {
    setParts(feedParts.filter((each) => (each === part ? isChosen : parts.includes(each))))
  }
  return (
    <Card as="section" className="grid gap-3 p-5 print-hidden">
      <h2 className="text-lg">Bawa ke kalender Anda</h2>
      <p className="text-sm text-muted">
        Pilih isinya, lalu unduh berkasnya. Atau salin alamatnya untuk berlangganan dari aplikasi
        kalender: hasil sidang isbat menyusul dengan sendirinya.
      </p>
      <form action="/calendar.ics" method="get" className="grid gap-1">
        {feedParts.map((part) => (
          <div key={part} className="flex min-h-touch items-start gap-3 py-1.5">
            <input
              id={`isi-${part}`}
              type="checkbox"
              name={part}
              value="1"
              checked={parts.includes(part)}
              onChange={({ target }) => choose(part, target.checked)}
              className="mt-1 size-5 shrink-0 accent-primary"
            />
            <label htmlFor={`isi-${part}`} className="grid flex-1">
              <span className="font-medium">{feedWords[part].label}</span>
              <span className="text-sm text-muted">{feedWords[part].hint}</span>
            </label>
          </div>
        ))}
        <button type="submit" className={buttonClass('ghost', 'mt-2')}>
          <Icon name="download" />
          Unduh kalender (.ics)
        </button>
        <CopyButton
          text={`${origin}/calendar.ics${query && `?${query}`}`}
          label="Salin alamat langganan"
          done="Alamat disalin"
          className="noscript:hidden"
        />
      </form>
    </Card>
  )
}

const shiftWords: Record<Shift, string> = {
  '-1': 'Mundur 1 hari',
  '0': 'Sesuai',
  '1': 'Maju 1 hari',
}

type MethodProps = {
  shift: Shift
  here: URLSearchParams
  holidays: { year: number; decree: string | null }
}

/** The source of the dates, and a shift for users who follow another authority. */
export function Method({ shift, here, holidays }: MethodProps) {
  const month = here.get('bulan')
  const [year = 0, number = 0] = (here.get('hijriah') ?? '').split('-').map(Number)
  const at = { ...(month && { month }), ...(year > 0 && { hijri: { year, month: number } }) }
  return (
    <section className="grid gap-3 text-sm">
      <h2 className="text-lg">Cara menghitung</h2>
      <p className="text-muted">
        Awal bulan dihitung dari kedudukan hilal saat matahari terbenam di tujuh tempat di Indonesia
        menurut kriteria MABIMS: tinggi sedikitnya 3° dan elongasi 6,4°. Ramadan, Syawal, dan
        Zulhijah mengikuti hasil sidang isbat Kementerian Agama setelah ditetapkan. {VERSION_NOTE}
      </p>
      <p className="text-muted">
        {holidays.decree
          ? `Libur nasional dan cuti bersama ${holidays.year} menurut ${holidays.decree}.`
          : `Libur nasional ${holidays.year} yang ditetapkan lewat SKB, juga cuti bersama, belum dicantumkan; yang tampil hanya yang tanggalnya tetap.`}
      </p>
      <div className="grid gap-1 print-hidden">
        <p className="font-semibold">Geser tanggal Hijriah</p>
        <ChipLinks
          label="Geser tanggal Hijriah"
          tabs={shifts.map((each) => ({
            to: monthAddress({ ...at, shift: each }),
            label: shiftWords[each],
            isHere: each === shift,
          }))}
        />
      </div>
    </section>
  )
}
