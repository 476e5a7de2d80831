import { Card } from '#app/ui/card.tsx'
import { DateText } from '#app/ui/date/date-text.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { Field, inputClass, Switch } from '#app/ui/form/field.tsx'
import { usePhones } from '#app/ui/use-phones.ts'
import { reachesPhones } from '#features/message/promises.ts'
import { reminderKindWords, reminderKinds } from '#features/reminder/reminder.ts'
import { useReminders, type ReminderChannel } from './use-reminders.ts'

/** The donation reminders and their channel. Each switch applies at once. */
export function RemindersSection() {
  const { running, changing, channel, sending, turn, change } = useReminders()
  return (
    <Card as="section" className="grid gap-3 p-5">
      <div className="grid gap-1">
        <h2 className="text-base">Jadwal donasi</h2>
        <p className="text-sm text-muted">
          Kami ingatkan pada waktunya. Pengingat dapat dihentikan dengan sekali tekan di dalam
          pesan.
        </p>
      </div>
      <ErrorSummary errors={sending.errors} title="Belum tersimpan" />
      <div className="grid divide-y divide-line">
        {reminderKinds.map((kind) => {
          const next = running?.find((each) => each.kind === kind)
          return (
            <div key={kind} className="py-1">
              <Switch
                name={`pengingat-${kind}`}
                label={reminderKindWords[kind].label}
                hint={next?.nextAt ? <Next at={next.nextAt} /> : reminderKindWords[kind].hint}
                checked={(next !== undefined) !== (changing === kind)}
                aria-busy={changing === kind || undefined}
                disabled={!running}
                onChange={(event) => void turn(kind, event.currentTarget.checked)}
              />
            </div>
          )
        })}
      </div>
      <ChannelChoice channel={channel} onChange={(next) => void change(next)} />
    </Card>
  )
}

function Next({ at }: { at: string }) {
  return (
    <>
      Berikutnya <DateText at={at} />
    </>
  )
}

function ChannelChoice({
  channel,
  onChange,
}: {
  channel: ReminderChannel
  onChange: (channel: ReminderChannel) => void
}) {
  const hasPhones = reachesPhones('reminder', usePhones()) || channel.via === 'phone'
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field name="via" label="Lewat">
        {(wiring) => (
          <select
            {...wiring}
            value={channel.via}
            onChange={(event) =>
              onChange({ ...channel, via: event.currentTarget.value as ReminderChannel['via'] })
            }
            className={inputClass}
          >
            <option value="email">E-mail</option>
            {hasPhones && <option value="phone">Nomor HP</option>}
          </select>
        )}
      </Field>
      <Field name="day" label="Tanggal bulanan">
        {(wiring) => (
          <select
            {...wiring}
            value={channel.day}
            onChange={(event) => onChange({ ...channel, day: Number(event.currentTarget.value) })}
            className={inputClass}
          >
            {Array.from({ length: 31 }, (_, i) => (
              <option key={i}>{i + 1}</option>
            ))}
          </select>
        )}
      </Field>
    </div>
  )
}
