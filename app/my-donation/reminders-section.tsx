import { useEffect, useState } from 'react'
import { ApiFailure, api } from '#app/api.client.ts'
import { useSending } from '#app/account/use-sending.ts'
import { Card } from '#app/ui/card.tsx'
import { DateText } from '#app/ui/date-text.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field, inputClass, Switch } from '#app/ui/field.tsx'
import { toast } from '#app/ui/toast.tsx'
import type { ReminderApi } from '#features/reminder/api.server.ts'
import type { ReminderBody } from '#features/reminder/contract.ts'
import { kindWords, reminderKinds } from '#features/reminder/reminder.ts'

type Via = ReminderBody['via']

/** When one wants to be reminded to give, and how. Each switch counts at once. */
export function RemindersSection() {
  const [reminders, setReminders] = useState<ReminderBody[]>()
  const [via, setVia] = useState<Via>('email')
  const [day, setDay] = useState(1)
  const sending = useSending()

  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    async function load() {
      try {
        const { me } = api<ReminderApi>('member')
        const { data } = await (await me.reminders.$get(undefined, { init: { signal } })).json()
        setReminders(data)
        setVia(data[0]?.via ?? 'email')
        setDay(data.find((each) => each.day)?.day ?? 1)
      } catch (cause) {
        if (!signal.aborted && !(cause instanceof ApiFailure)) throw cause
      }
    }
    void load()
    return () => left.abort()
  }, [])

  async function wish(kind: ReminderBody['kind'], isOn: boolean, more: { via: Via; day: number }) {
    const of = api<ReminderApi>('member').me.reminders[':kind']
    const param = { kind }
    const isKept = await sending.send(async () => {
      const answer = isOn ? await of.$put({ param, json: more }) : await of.$delete({ param })
      setReminders((await answer.json()).data)
    })
    if (isKept) toast(isOn ? 'Pengingat dinyalakan.' : 'Pengingat dimatikan.')
  }

  const running = (reminders ?? []).filter(({ isOn }) => isOn)

  async function change(more: { via: Via; day: number }) {
    setVia(more.via)
    setDay(more.day)
    for (const { kind } of running) await wish(kind, true, more)
  }

  return (
    <Card as="section" className="grid gap-3 p-5">
      <div className="grid gap-1">
        <h2 className="text-base">Jadwal donasi</h2>
        <p className="text-sm text-muted">
          Kami ingatkan pada waktunya. Sekali tekan di pesannya, pengingat berhenti.
        </p>
      </div>
      <ErrorSummary errors={sending.errors} title="Belum tersimpan" />
      <div className="grid divide-y divide-line">
        {reminderKinds.map((kind) => {
          const found = running.find((each) => each.kind === kind)
          return (
            <div key={kind} className="py-1">
              <Switch
                name={`pengingat-${kind}`}
                label={kindWords[kind].label}
                hint={
                  found?.nextAt ? (
                    <>
                      Berikutnya <DateText at={found.nextAt} />
                    </>
                  ) : (
                    kindWords[kind].hint
                  )
                }
                checked={found !== undefined}
                disabled={reminders === undefined || sending.isBusy}
                onChange={(event) => void wish(kind, event.currentTarget.checked, { via, day })}
              />
            </div>
          )
        })}
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Field name="via" label="Lewat">
          {(wiring) => (
            <select
              {...wiring}
              value={via}
              onChange={({ currentTarget }) =>
                void change({ via: currentTarget.value as Via, day })
              }
              className={inputClass}
            >
              <option value="email">E-mail</option>
              <option value="phone">WhatsApp</option>
            </select>
          )}
        </Field>
        <Field name="day" label="Tanggal bulanan">
          {(wiring) => (
            <select
              {...wiring}
              value={day}
              onChange={({ currentTarget }) =>
                void change({ via, day: Number(currentTarget.value) })
              }
              className={inputClass}
            >
              {Array.from({ length: 31 }, (_, i) => (
                <option key={i}>{i + 1}</option>
              ))}
            </select>
          )}
        </Field>
      </div>
    </Card>
  )
}
