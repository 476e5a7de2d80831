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
import { ReadinessCard } from './readiness-card.tsx'
import { TafsirCard } from './tafsir-card.tsx'
import { install, invitationStore, listenForInvitation } from '../invitation.client.ts'
import { changeLook } from '#app/appearance/look-store.ts'
import { KeepCard } from '#app/ui/keep-card.tsx'
import { dropEnglish } from '#app/site/quran/english-store.ts'

type Props = { bytes: number; onChange(): void }

type RowProps = { label: string; bytes: number; isTotal?: boolean }

const labels: readonly (readonly [kind: keyof KeptSizes, label: string])[] = [
  ['app', 'Aplikasi dan layar'],
  ['text', 'Teks Al-Qur’an'],
  ['tafsir', 'Tafsir ringkas'],
  ['english', 'Terjemahan Inggris'],
  ['sound', 'Murottal'],
]

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

/** The space that this site's content really takes on this device. */
function SpaceUsed({ sizes }: { sizes: KeptSizes }) {
  const all = labels.reduce((sum, [kind]) => sum + sizes[kind], 0)
  if (all === 0) return null
  return (
    <section aria-labelledby="ruang-terpakai" className="grid gap-2">
      <h2 id="ruang-terpakai" className="text-lg">
        Ruang terpakai di perangkat ini
      </h2>
      <dl className="grid gap-1 rounded-card border border-line bg-surface p-4 text-sm">
        {labels.map(([kind, label]) =>
          sizes[kind] > 0 ? <Row key={kind} label={label} bytes={sizes[kind]} /> : null,
        )}
        <Row label="Seluruhnya" bytes={all} isTotal />
      </dl>
    </section>
  )
}

function Row({ label, bytes, isTotal = false }: RowProps) {
  return (
    <div
      className={`flex justify-between gap-4 ${isTotal ? 'border-t border-line pt-2 font-semibold' : ''}`}
    >
      <dt className={isTotal ? '' : 'text-muted'}>{label}</dt>
      <dd className="tabular">{formatBytes(bytes)}</dd>
    </div>
  )
}

/** The English translation that this device keeps, with a way to delete it. It comes by being chosen in the reader. */
function EnglishCard({ bytes, onChange }: Props) {
  if (bytes === 0) return null
  async function remove() {
    // A reader that still wants it would fetch it again.
    changeLook({ hasEnglish: false })
    await dropEnglish()
    onChange()
  }
  return (
    <div className="grid justify-items-start gap-1">
      <div className="w-full">
        <KeepCard
          label="Terjemahan Inggris"
          words={`Terjemahan Inggris tersimpan di perangkat ini, ${formatBytes(bytes)}.`}
          isKept
          isBusy={false}
        />
      </div>
      <Button look="ghost" onClick={() => void remove()}>
        Hapus dan matikan terjemahan Inggris
      </Button>
    </div>
  )
}
