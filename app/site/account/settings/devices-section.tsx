import { useEffect, useState } from 'react'
import { ApiFailure, api } from '#app/client/api.client.ts'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/card.tsx'
import { DateText } from '#app/ui/date/date-text.tsx'
import { Loading, Skeleton } from '#app/ui/state/skeleton.tsx'
import { ErrorState } from '#app/ui/state/states.tsx'
import { toast } from '#app/ui/state/toast.tsx'
import type { AccountApi } from '#features/account/api.server.ts'
import type { DeviceBody } from '../me.ts'
import { AccountSection } from './section.tsx'
import { FailureNotice } from '../failure-notice.tsx'
import { useSending } from '../use-sending.ts'

type Props = { contact: string | undefined }

/** The signed-in devices. Each can be signed out, or all except this one. */
export function DevicesSection({ contact }: Props) {
  const { devices, failure, load } = useDevices()
  const sending = useSending()

  async function end(device: DeviceBody) {
    await sending.send(async () => {
      await api<AccountApi>('member').me.sessions[':id'].$delete({ param: { id: device.id } })
      toast(`${device.device} sudah dikeluarkan.`)
    })
    load()
  }

  async function endOthers() {
    await sending.send(async () => {
      await api<AccountApi>('member').me.sessions.$delete()
      toast('Semua perangkat lain sudah dikeluarkan.')
    })
    load()
  }

  return (
    <AccountSection
      id="perangkat"
      title="Perangkat yang sedang masuk"
      lead="Ada yang tidak Anda kenali? Keluarkan, lalu ganti kata sandi."
    >
      <FailureNotice sending={sending} onBack={sending.reset} contact={contact} />
      {failure && !sending.isEnded && <ErrorState text={failure} onRetry={load} />}
      {!failure && !devices && <DeviceSkeleton />}
      {devices && (
        <ul className="grid gap-3">
          {devices.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              isBusy={sending.isBusy}
              onEnd={() => void end(device)}
            />
          ))}
        </ul>
      )}
      {devices && devices.length > 1 && (
        <Button
          look="ghost"
          className="justify-self-start"
          isBusy={sending.isBusy}
          onClick={() => void endOthers()}
        >
          Keluar dari semua perangkat lain
        </Button>
      )}
    </AccountSection>
  )
}

type RowProps = { device: DeviceBody; isBusy: boolean; onEnd: () => void }

function DeviceRow({ device, isBusy, onEnd }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-field border border-line p-3 pl-4">
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{device.device}</p>
        <p className="text-sm text-muted">
          Terakhir dipakai <DateText at={device.lastSeenAt} />
        </p>
      </div>
      {device.isCurrent ? (
        <Chip tone="primary">Perangkat ini</Chip>
      ) : (
        <Button look="quiet" className="px-3" disabled={isBusy} onClick={onEnd}>
          Keluarkan<span className="sr-only"> {device.device}</span>
        </Button>
      )}
    </li>
  )
}

function DeviceSkeleton() {
  return (
    <div className="grid gap-3">
      <Loading>Memuat daftar perangkat…</Loading>
      <Skeleton className="h-19 w-full" />
      <Skeleton className="h-19 w-full" />
    </div>
  )
}

function useDevices() {
  const [devices, setDevices] = useState<DeviceBody[]>()
  const [failure, setFailure] = useState<string>()
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    async function load() {
      try {
        const response = await api<AccountApi>('member').me.sessions.$get(undefined, {
          init: { signal },
        })
        setDevices((await response.json()).data)
        setFailure(undefined)
      } catch (cause) {
        if (signal.aborted) return
        if (!(cause instanceof ApiFailure)) throw cause
        setFailure(cause.message)
      }
    }
    void load()
    return () => left.abort()
  }, [attempt])

  return { devices, failure, load: () => setAttempt(attempt + 1) }
}
