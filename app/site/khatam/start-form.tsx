import { type SubmitEvent, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field, inputClass } from '#app/ui/form/field.tsx'
import { daysBetween, formatGregorian } from '#features/calendar/day.ts'
import { deviceNow } from '#app/client/device-clock.client.ts'
import { daysOfPace, MOST_DAYS, type Pace, paces } from '#features/khatam/khatam.ts'
import { startKhatam } from '#features/khatam/plan.ts'
import { PAGE_COUNT } from '#features/quran/quran.ts'
import { addDays } from '#platform/time/jakarta.ts'
import { beginPlan } from './khatam-store.ts'

const paceWords: Record<Pace, { label: string; usual: number; most: number }> = {
  hari: { label: 'Hari sampai khatam', usual: 30, most: MOST_DAYS },
  juz: { label: 'Juz sehari', usual: 1, most: 30 },
  halaman: { label: 'Halaman sehari', usual: 4, most: PAGE_COUNT },
  menit: { label: 'Menit sehari (perkiraan)', usual: 20, most: 1_208 },
}

type Props = { today: string; ramadan: { year: number; firstDay: string; lastDay: string } }

/** Begins a reading: by days, juz, pages or minutes, or for Ramadan. */
export function StartForm({ today, ramadan }: Props) {
  const [pace, setPace] = useState<Pace>('hari')
  const [amount, setAmount] = useState(30)
  const [from, setFrom] = useState(1)
  const isRamadan = ramadan.firstDay <= today && today <= ramadan.lastDay
  const { most } = paceWords[pace]
  const isGood = amount >= 1 && amount <= most && from >= 1 && from <= PAGE_COUNT
  const days = isGood ? daysOfPace(pace, amount, from) : 0
  const beginIn = (count: number) =>
    beginPlan(startKhatam(today, count, { first: from, at: deviceNow() }))
  function begin(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isGood) beginIn(days)
  }
  return (
    <Card as="section" className="grid gap-4 p-5 lg:p-6">
      <h2 className="text-xl">Mulai rencana</h2>
      <form onSubmit={begin} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field name="ukuran" label="Atur menurut">
            {(wiring) => (
              <select
                {...wiring}
                value={pace}
                onChange={({ target }) => {
                  const chosen = paces.find((each) => each === target.value) ?? 'hari'
                  setPace(chosen)
                  setAmount(paceWords[chosen].usual)
                }}
                className={inputClass}
              >
                {paces.map((each) => (
                  <option key={each} value={each}>
                    {paceWords[each].label}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <NumberField
            name="jumlah"
            label="Jumlah"
            most={most}
            value={amount}
            onChange={setAmount}
          />
          <NumberField
            name="dari"
            label="Mulai dari halaman"
            most={PAGE_COUNT}
            value={from}
            onChange={setFrom}
          />
        </div>
        <p role="status" className="text-muted">
          {isGood
            ? `Khatam dalam ${days} hari, sekitar ${Math.ceil((PAGE_COUNT + 1 - from) / days)} halaman sehari, selesai ${formatGregorian(addDays(today, days - 1))}.`
            : `Tulis angka antara 1 dan ${most}.`}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={!isGood}>
            Mulai hari ini
          </Button>
          {isRamadan && (
            <Button
              look="ghost"
              icon="moon"
              disabled={!(from >= 1 && from <= PAGE_COUNT)}
              onClick={() => beginIn(daysBetween(today, ramadan.lastDay) + 1)}
            >
              Khatam di akhir Ramadan
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}

type NumberProps = {
  name: string
  label: string
  most: number
  value: number
  onChange: (value: number) => void
}

export function NumberField({ name, label, most, value, onChange }: NumberProps) {
  return (
    <Field name={name} label={label}>
      {(wiring) => (
        <input
          {...wiring}
          type="number"
          inputMode="numeric"
          required
          min={1}
          max={most}
          step={1}
          value={value || ''}
          onChange={({ target }) => onChange(Math.trunc(Number(target.value)))}
          className={inputClass}
        />
      )}
    </Field>
  )
}
