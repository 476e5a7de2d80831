import { useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useStore } from 'zustand'
import { LinkButton, Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/state/states.tsx'
import { canKeepOffline } from '../begin.client.ts'
import { type KeptSizes, measureKept } from '../kept-here.client.ts'
import { downloadKey, downloadPlace, formatBytes } from './download.ts'
import { DownloadCard } from './download-card.tsx'
import { downloadStore, readDownloads } from './downloads.client.ts'
import { EnglishCard } from './english-card.tsx'
import { ReadinessCard } from './readiness-card.tsx'
import { SpaceUsed } from './space-used.tsx'
import { TafsirCard } from './tafsir-card.tsx'
import { install, invitationStore, listenForInvitation } from '../invitation.client.ts'

/** What this device can do offline, and its stored recordings. Rendered in the browser only. */
export function DownloadsScreen() {
  const { list } = useStore(downloadStore)
  const total = (list ?? []).reduce((sum, { bytes }) => sum + bytes, 0)

  const [sizes, setSizes] = useState<KeptSizes | null>(null)
  const measure = useCallback(() => {
    if (canKeepOffline()) measureKept().then(setSizes, () => setSizes(null))
  }, [])

  useEffect(() => {
    if (canKeepOffline()) void readDownloads()
  }, [])
  // Recordings come and go on this screen too.
  useEffect(measure, [measure, total])

  return (
    <>
      <ReadinessCard onChange={measure} />
      <TafsirCard onChange={measure} />
      <EnglishCard bytes={sizes?.english ?? 0} onChange={measure} />
      {sizes && <SpaceUsed sizes={sizes} />}
      <InstallOffer />
      <section className="grid gap-3" aria-labelledby="murottal-tersimpan">
        <h2 id="murottal-tersimpan" className="flex flex-wrap items-baseline gap-x-3 text-lg">
          Murottal tersimpan
          {total > 0 && (
            <span className="text-sm font-normal text-muted tabular">
              {list?.length} unduhan · {formatBytes(total)}
            </span>
          )}
        </h2>
        {list?.length === 0 && (
          <EmptyState
            icon="download"
            title="Belum ada unduhan"
            text="Buka sebuah surah atau juz, lalu tekan tanda unduh di samping tombol putarnya."
            action={<LinkButton to="/alquran">Pilih surah</LinkButton>}
          />
        )}
        <ul className="grid gap-2.5 lg:grid-cols-2">
          {list?.map((each) => (
            <li
              key={downloadKey(each)}
              className="grid content-start gap-1 rounded-card border border-line bg-surface p-4"
            >
              <h3 className="text-base">
                <Link
                  to={downloadPlace(each).path}
                  className="inline-flex min-h-touch items-center hover:text-primary"
                >
                  {downloadPlace(each).title}
                </Link>
              </h3>
              <p className="text-sm text-muted">{each.voice}</p>
              <DownloadCard request={each} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

/** Offers to install the app, only where the browser supports it. */
function InstallOffer() {
  const { invitation } = useStore(invitationStore)
  useEffect(listenForInvitation, [])
  if (!invitation) return null
  return (
    <section
      aria-label="Pasang aplikasi"
      className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-4"
    >
      <p className="min-w-48 flex-1 text-sm">
        Pasang Amanah di layar utama: terbuka seperti aplikasi, juga tanpa internet.
      </p>
      <Button look="ghost" onClick={() => void install()}>
        Pasang
      </Button>
    </section>
  )
}
