import { Link } from 'react-router'
import { Ago } from '#app/ui/date/date-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { aamiinWords } from '#features/prayer/prayer.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { useState, useSyncExternalStore } from 'react'
import { ApiFailure } from '#app/client/api.client.ts'
import { toast } from '#app/ui/state/toast.tsx'
import { hasSaidAamiin, sendPrayerReport, setAamiin } from './prayers.client.ts'

export type PrayerView = {
  id: string
  name: string
  isAnonymous: boolean
  text: string
  aamiins: number
  prayedAt: string
  campaign: { slug: string; title: string }
}

type Props = {
  prayer: PrayerView
  now: string
  /** Names the campaign, for lists with prayers of several campaigns. */
  namesCampaign?: boolean
}

/** A prayer with its author and the aamiin button. */
export function PrayerCard({ prayer, now, namesCampaign = false }: Props) {
  const { count, isSaid, isReported, toggle, report } = useAamiin(prayer)
  if (isReported) {
    return (
      <p className="rounded-card border border-line bg-surface-2 p-5 text-sm text-muted">
        Doa ini disembunyikan dari layar Anda. Petugas kami akan memeriksanya.
      </p>
    )
  }
  return (
    <article className="flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-card lg:p-5">
      <header className="flex items-center gap-3">
        <Avatar name={prayer.name} isAnonymous={prayer.isAnonymous} />
        <div className="min-w-0">
          <p className="font-semibold [overflow-wrap:anywhere]">{prayer.name}</p>
          <p className="text-sm text-muted">
            <Ago at={prayer.prayedAt} now={now} />
          </p>
        </div>
      </header>
      <p className="[overflow-wrap:anywhere]">{prayer.text}</p>
      {namesCampaign && (
        <Link
          to={`/campaign/${prayer.campaign.slug}`}
          className="text-sm font-medium text-primary hover:underline"
        >
          {prayer.campaign.title}
        </Link>
      )}
      <footer className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-2">
        <button
          type="button"
          aria-pressed={isSaid}
          onClick={() => void toggle()}
          className="inline-flex min-h-touch items-center gap-1.5 rounded-chip border border-line px-4 text-sm font-semibold text-primary transition-colors hover:border-primary aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
        >
          <Icon name="hands" />
          Aamiin
        </button>
        <p
          aria-live="polite"
          className="min-w-0 flex-[1_1_6rem] text-sm wrap-anywhere text-muted tabular"
        >
          {aamiinWords(count, isSaid)}
        </p>
        <button
          type="button"
          onClick={() => void report()}
          aria-label="Laporkan doa ini"
          title="Laporkan doa ini"
          className="grid size-11 place-items-center rounded-full text-muted hover:bg-surface-2"
        >
          <Icon name="flag" className="size-4.5" />
        </button>
      </footer>
    </article>
  )
}

const never = () => () => {}

/** The aamiin count of a prayer. A press shows at once; the server's answer corrects it. */
function useAamiin({ id, aamiins }: { id: string; aamiins: number }) {
  const isRemembered = useSyncExternalStore(
    never,
    () => hasSaidAamiin(id),
    () => false,
  )
  const [own, setOwn] = useState<{ isSaid: boolean; count: number }>()
  const [isReported, setIsReported] = useState(false)
  // The cached page may be older than the user's own aamiin.
  const found = { isSaid: isRemembered, count: Math.max(aamiins, isRemembered ? 1 : 0) }
  const { isSaid, count } = own ?? found

  async function toggle(): Promise<void> {
    const next = !isSaid
    setOwn({ isSaid: next, count: Math.max(0, count + (next ? 1 : -1)) })
    try {
      setOwn({ isSaid: next, count: await setAamiin(id, next) })
    } catch (cause) {
      setOwn({ isSaid, count })
      showFailure(cause)
    }
  }

  async function report(): Promise<void> {
    try {
      await sendPrayerReport(id)
      setIsReported(true)
      toast('Terima kasih, laporan Anda kami periksa.')
    } catch (cause) {
      showFailure(cause)
    }
  }

  return { count, isSaid, isReported, toggle, report }
}

function showFailure(cause: unknown): void {
  if (!(cause instanceof ApiFailure)) throw cause
  toast(cause.message, 'danger')
}
