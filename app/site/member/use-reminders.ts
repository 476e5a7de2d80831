import { useEffect, useState } from 'react'
import { ApiFailure, api } from '#app/client/api.client.ts'
import { useSending } from '#app/site/account/use-sending.ts'
import { toast } from '#app/ui/state/toast.tsx'
import type { ReminderApi } from '#features/reminder/api.server.ts'
import type { ReminderBody } from '#features/reminder/contract.ts'

/** The channel and the day of the month, common to all reminders of a member. */
export type ReminderChannel = { via: ReminderBody['via']; day: number }

/**
 * The member's reminders and how to change them. `running` is undefined until loaded; `asked` is the one being
 * changed.
 */
export function useReminders() {
  const [reminders, setReminders] = useState<ReminderBody[]>()
  const [channel, setChannel] = useState<ReminderChannel>({ via: 'email', day: 1 })
  const [changing, setChanging] = useState<ReminderBody['kind']>()
  const sending = useSending()

  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    async function load() {
      try {
        const { me } = api<ReminderApi>('member')
        const { data } = await (await me.reminders.$get(undefined, { init: { signal } })).json()
        setReminders(data)
        const day = data.find((each) => each.day)?.day ?? 1
        setChannel({ via: data[0]?.via ?? 'email', day })
      } catch (cause) {
        if (!signal.aborted && !(cause instanceof ApiFailure)) throw cause
      }
    }
    void load()
    return () => left.abort()
  }, [])

  const running = reminders?.filter(({ isOn }) => isOn)

  async function turn(kind: ReminderBody['kind'], isOn: boolean) {
    setChanging(kind)
    const isKept = await sending.send(async () =>
      setReminders(await put(kind, isOn ? channel : null)),
    )
    setChanging(undefined)
    if (isKept) toast(isOn ? 'Pengingat dinyalakan.' : 'Pengingat dimatikan.')
  }

  async function change(next: ReminderChannel) {
    setChannel(next)
    if (!running || running.length === 0) return
    const isKept = await sending.send(async () => {
      for (const { kind } of running) setReminders(await put(kind, next))
    })
    if (isKept) toast('Jadwal disimpan.')
  }

  return { running, changing, channel, sending, turn, change }
}

async function put(
  kind: ReminderBody['kind'],
  channel: ReminderChannel | null,
): Promise<ReminderBody[]> {
  const reminder = api<ReminderApi>('member').me.reminders[':kind']
  const param = { kind }
  const answer = channel
    ? await reminder.$put({ param, json: channel })
    : await reminder.$delete({ param })
  return (await answer.json()).data
}
