import { useState } from 'react'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { daysBetween, formatGregorian } from '#features/calendar/day.ts'
import { deviceNow } from '#app/client/device-clock.client.ts'
import { khatamOf, pagesRead, portionOf } from '#features/khatam/khatam.ts'
import { markUpTo, withEnd, withMoreDays } from '#features/khatam/plan.ts'
import { PAGE_COUNT } from '#features/quran/quran.ts'
import type { KhatamPage } from './khatam-page.server.ts'
import { changeKhatam, type ShownPlan } from './khatam-store.ts'
import { KhatamDoa } from './khatam-doa.tsx'
import { NumberField } from './start-form.tsx'

const MORE_DAYS = 7

type Props = { shown: ShownPlan; today: string; page: KhatamPage }

/** What is to be read today, and how far one is. */
export function PortionCard({ shown, today, page }: Props) {
  const khatam = khatamOf(shown.plan)
  const portion = portionOf(khatam, today)
  if (!portion) return null
  const { from, to, isDone } = portion
  const count = to - from + 1
  const daysLeft = daysBetween(today, khatam.lastDay)
  const total = PAGE_COUNT + 1 - khatam.first
  const done = pagesRead(khatam)
  return (
    <Card as="section" className="grid content-start gap-4 p-5 lg:p-6">
      <header className="grid gap-1">
        <p className="text-sm text-muted">
          {isDone ? 'Bacaan hari ini selesai' : 'Bacaan hari ini'}
        </p>
        <h2 className="text-xl">
          {count === 1 ? `Halaman ${from}` : `Halaman ${from}–${to}`}
          <span className="font-normal text-muted">{` · ${count} halaman`}</span>
        </h2>
        <p translate="no">{`${placeWords(page, from)} – ${placeWords(page, to + 1, true)}`}</p>
      </header>
      <ProgressBar ratio={done / total} label="Bagian Al-Qur’an yang sudah dibaca" />
      <p className="text-sm text-muted">
        {`${done} dari ${total} halaman`}
        <span>{daysLeft >= 0 ? ` · selesai ${formatGregorian(khatam.lastDay)}` : ''}</span>
      </p>
      <div className="flex flex-wrap gap-3">
        {khatam.next <= PAGE_COUNT && (
          <LinkButton to={`/halaman/${khatam.next}`} icon="book">
            {isDone ? 'Baca lagi' : 'Baca'}
          </LinkButton>
        )}
        <Button
          look="ghost"
          icon={isDone ? 'replay' : 'check'}
          onClick={() => readUpTo(shown, isDone ? from : to + 1, today)}
        >
          {isDone ? 'Batalkan tanda' : 'Selesai hari ini'}
        </Button>
      </div>
      <UpTo key={shown.id} shown={shown} next={khatam.next} today={today} />
      {daysLeft < 0 && (
        <div className="grid gap-2 rounded-field bg-tint p-4">
          <p>Harinya sudah lewat, bacaannya belum. Tidak mengapa: beri waktu lagi.</p>
          <Button
            look="ghost"
            onClick={() =>
              changeKhatam(shown.id, (plan) =>
                withMoreDays(plan, MORE_DAYS, { today, at: deviceNow() }),
              )
            }
          >
            Tambah tujuh hari
          </Button>
        </div>
      )}
    </Card>
  )
}

/** Marks another page than the portion's last. */
function UpTo({ shown, next, today }: Pick<Props, 'shown' | 'today'> & { next: number }) {
  const [last, setLast] = useState(next)
  return (
    <details>
      <summary className="flex min-h-touch cursor-pointer items-center font-semibold text-primary">
        Tandai sampai halaman lain
      </summary>
      <form
        className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 pt-1"
        onSubmit={(event) => {
          event.preventDefault()
          readUpTo(shown, last + 1, today)
        }}
      >
        <NumberField
          name="sampai"
          label="Sudah dibaca sampai halaman"
          most={PAGE_COUNT}
          value={last}
          onChange={setLast}
        />
        <Button type="submit" look="ghost">
          Tandai
        </Button>
      </form>
    </details>
  )
}

function readUpTo({ id }: ShownPlan, next: number, today: string): void {
  changeKhatam(id, (plan) => markUpTo(plan, next, { today, at: deviceNow() }))
}

/** All is read. */
export function Finished({ shown: { id, plan }, page }: Pick<Props, 'shown' | 'page'>) {
  const days = Object.keys(khatamOf(plan).read).length
  return (
    <Card as="section" className="grid content-start gap-4 p-5 lg:p-6">
      <h2 className="text-xl">Alhamdulillah, khatam</h2>
      <p>{days > 0 ? `Dibaca dalam ${days} hari membaca.` : 'Semua halaman sudah dibaca.'}</p>
      <KhatamDoa doa={page.doa} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => changeKhatam(id, (known) => withEnd(known, true, deviceNow()))}>
          Mulai lagi
        </Button>
      </div>
    </Card>
  )
}

/** 'Al-Baqarah 142'; with `isBefore` the verse before the page's first one. */
function placeWords({ starts, names }: KhatamPage, page: number, isBefore = false): string {
  const start = starts[page - 1]
  if (!start) return `${names[113]} 6`
  const [surah = 1, ayah = 1] = start.split(' ').map(Number)
  if (!isBefore) return `${names[surah - 1]} ${ayah}`
  return ayah > 1 ? `${names[surah - 1]} ${ayah - 1}` : `akhir ${names[surah - 2]}`
}
