import { useState } from 'react'
import { useStore } from 'zustand'
import { followTo } from '../follow-verse.client.ts'
import type { PlayerState } from '../player-state.ts'
import { soundAnchor } from '../playlist.ts'
import { playerStore, usePlayer } from '../player-store.ts'
import { IconButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { toast } from '#app/ui/state/toast.tsx'
import { settingsStore, startExtension } from './extension.client.ts'
import { listenToKeys } from './keys.client.ts'
import { chipsOf } from './words.ts'

export { ResumeOffer } from './resume-offer.tsx'

/** Called once, when this code has been loaded. */
export function start(): void {
  startExtension()
  listenToKeys()
}

type SheetPart = typeof import('./listening-sheet.tsx')

/** Small chips for every setting that differs from the default. */
export function Wishes({ player }: { player: PlayerState }) {
  const settings = useStore(settingsStore)
  const chips = chipsOf(player, settings)
  if (chips.length === 0) return null
  return (
    <ul aria-label="Pilihan yang berlaku" className="flex gap-0.5 overflow-hidden">
      {chips.map(({ icon, short, fullLabel }) => (
        <li
          key={fullLabel}
          className="inline-flex h-5 items-center gap-0.5 rounded-chip bg-tint px-1.5 text-[0.6875rem] font-semibold whitespace-nowrap text-primary tabular"
        >
          {icon && <Icon name={icon} className="size-2.5" />}
          <span aria-hidden="true">{short}</span>
          <span className="sr-only">{fullLabel}</span>
        </li>
      ))}
    </ul>
  )
}

/** Opens the settings sheet, whose code is loaded on first use. */
export function SettingsButton() {
  const [part, setPart] = useState<SheetPart | null>(null)
  const [isOpen, setOpen] = useState(false)

  async function open() {
    setOpen(true)
    try {
      setPart(await import('./listening-sheet.tsx'))
    } catch {
      setOpen(false)
      toast('Belum dapat dibuka. Periksa koneksi internet Anda, lalu coba lagi.', 'warning')
    }
  }

  return (
    <>
      <IconButton
        label="Pengaturan murottal"
        icon="tune"
        aria-haspopup="dialog"
        onClick={() => void open()}
      />
      {isOpen && part && <part.SettingsSheet onClose={() => setOpen(false)} />}
    </>
  )
}

/** A chip that leads back to the playing verse after the reader has scrolled away. */
export function FollowChip({ player }: { player: PlayerState }) {
  const away = usePlayer((store) => store.away)
  const anchor = soundAnchor(player)
  if (!away || !anchor) return null
  return (
    <button
      type="button"
      onClick={() => {
        playerStore.setState({ away: null })
        followTo(anchor)
      }}
      className="fixed inset-x-0 bottom-above-bars z-40 mx-auto mb-3 flex min-h-touch w-fit items-center gap-2 rounded-chip border border-line bg-surface px-5 text-sm font-semibold text-primary shadow-float print-hidden hover:bg-tint lg:mb-7"
    >
      <Icon name={away === 'above' ? 'up' : 'down'} className="size-4" />
      Ke ayat yang diputar
    </button>
  )
}
