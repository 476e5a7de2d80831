import { useState } from 'react'
import { saveFile } from '#app/client/save-file.client.ts'
import { deviceNow } from '#app/client/device-clock.client.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field, inputClass } from '#app/ui/form/field.tsx'
import { type TimeName, timeLabels } from '#features/prayer-time/prayer-time.ts'
import { timesFile } from '#features/prayer-time/times-file.ts'
import { addDays } from '#platform/time/jakarta.ts'
import type { PlaceShown, TimesOfDay } from './place-shown.ts'

type Props = {
  place: PlaceShown
  today: string
  timesOf: TimesOfDay
  isReckoned: boolean
  host: string
}

const offered: readonly TimeName[] = ['imsak', 'subuh', 'zuhur', 'asar', 'magrib', 'isya']
const alarms = ['0', '5', '10', '15', '30']
const spans = [
  { days: '30', label: '30 hari' },
  { days: '90', label: '90 hari' },
  { days: '365', label: 'Setahun' },
]

/** The times as a calendar file with alarms, made on the device. */
export function FileCard({ place, today, timesOf, isReckoned, host }: Props) {
  const [names, setNames] = useState<readonly TimeName[]>(offered.slice(1))
  const [alarm, setAlarm] = useState('10')
  const [span, setSpan] = useState('30')
  function save() {
    const days = Array.from({ length: Number(span) }, (_, each) => addDays(today, each))
    const text = timesFile({
      place,
      days,
      names,
      timesOf: (day) => {
        const times = timesOf(day)
        if (!times) throw new Error('the times are not reckoned yet')
        return times
      },
      alarm: alarm === '' ? undefined : Number(alarm),
      host,
      now: new Date(deviceNow()),
    })
    const blob = async () => new Blob([text], { type: 'text/calendar' })
    void saveFile({ blob }, `waktu-salat-${place.code}.ics`)
  }
  return (
    <Card as="section" className="grid gap-3 p-5 noscript:hidden">
      <h2 className="text-lg">Bawa ke kalender</h2>
      <p className="text-sm text-muted">
        Berkas .ics dengan pengingat, untuk aplikasi kalender di ponsel atau komputer.
      </p>
      <fieldset className="grid grid-cols-2 gap-x-3">
        <legend className="sr-only">Waktu yang dibawa</legend>
        {offered.map((name) => (
          <label key={name} className="flex min-h-touch items-center gap-2">
            <input
              type="checkbox"
              checked={names.includes(name)}
              onChange={({ target }) =>
                setNames(
                  offered.filter((each) => (each === name ? target.checked : names.includes(each))),
                )
              }
              className="size-5 accent-primary"
            />
            {timeLabels[name]}
          </label>
        ))}
      </fieldset>
      <Field name="pengingat" label="Pengingat">
        {(wiring) => (
          <select
            {...wiring}
            value={alarm}
            onChange={({ target }) => setAlarm(target.value)}
            className={inputClass}
          >
            {alarms.map((minutes) => (
              <option key={minutes} value={minutes}>
                {minutes === '0' ? 'Tepat waktunya' : `${minutes} menit sebelumnya`}
              </option>
            ))}
            <option value="">Tanpa pengingat</option>
          </select>
        )}
      </Field>
      <Field name="rentang" label="Untuk">
        {(wiring) => (
          <select
            {...wiring}
            value={span}
            onChange={({ target }) => setSpan(target.value)}
            className={inputClass}
          >
            {spans.map(({ days, label }) => (
              <option key={days} value={days}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button
        look="ghost"
        icon="download"
        disabled={!isReckoned || names.length === 0}
        onClick={save}
      >
        Unduh kalender (.ics)
      </Button>
    </Card>
  )
}
