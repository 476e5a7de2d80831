import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useStore } from 'zustand'
import { verseAnchor } from '../playlist.ts'
import { playerStore } from '../player-store.ts'
import { IconButton, Spinner } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { toast } from '#app/ui/state/toast.tsx'
import { forget, memoryStore } from './extension.client.ts'
import { resumeMemory } from './resume-playlist.ts'
import { positionText, type Memory } from './last-played.ts'

/** Offers to resume the last played verse on Quran screens. It never plays by itself. */
export function ResumeOffer() {
  const memory = useStore(memoryStore, (store) => store.memory)
  const { pathname } = useLocation()
  if (!memory || !/^\/(alquran|surat|juz)(\/|$)/.test(pathname)) return null
  return <Offer memory={memory} />
}

function Offer({ memory }: { memory: Memory }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [isBusy, setBusy] = useState(false)

  async function goOn() {
    setBusy(true)
    const path = `/${memory.kind === 'surah' ? 'surat' : 'juz'}/${memory.number}`
    if (await resumeMemory(memory)) {
      const { current } = playerStore.getState().player
      const hash = current ? verseAnchor(memory.kind, current) : ''
      if (pathname !== path) await navigate({ pathname: path, hash })
      return
    }
    setBusy(false)
    toast('Murottal belum dapat dilanjutkan. Periksa koneksi Anda, lalu coba lagi.', 'warning')
  }

  return (
    <>
      <div aria-hidden="true" className="h-20 print-hidden" />
      <section
        aria-label="Lanjutkan mendengarkan"
        className="fixed inset-x-2.5 bottom-nav z-30 mx-auto mb-2.5 flex max-w-xl items-center rounded-card border border-line bg-surface pr-1.5 shadow-float print-hidden lg:mb-6"
      >
        <button
          type="button"
          onClick={() => void goOn()}
          disabled={isBusy}
          className="flex min-h-16 min-w-0 flex-1 items-center gap-3 rounded-card py-2 pl-3 text-left"
        >
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary text-on-primary">
            {isBusy ? <Spinner /> : <Icon name="play" className="size-5.5" />}
          </span>
          <span className="grid min-w-0">
            <span className="text-xs text-muted">Lanjutkan mendengarkan</span>
            <span className="truncate text-sm font-bold">{memory.title}</span>
          </span>
          {memory.at >= 1 && (
            <span className="ml-auto pl-1 text-xs text-muted tabular">
              {positionText(memory.at)}
            </span>
          )}
        </button>
        <IconButton label="Jangan tawarkan lagi" icon="close" onClick={forget} />
      </section>
    </>
  )
}
