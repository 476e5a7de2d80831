import { besideKinds, nights } from '#app/appearance/look.ts'
import { changeLook, useLook } from '#app/appearance/look-store.ts'
import { ChoiceGrid } from '#app/ui/form/choice-grid.tsx'

const nightNames = ['Mati', 'Hangat', 'Redup', 'Sangat redup'] as const

/** How warm and dim the reading screens are at night. */
export function NightChoice() {
  const { night } = useLook()
  return (
    <ChoiceGrid
      name="malam"
      legend="Baca malam"
      columns={2}
      chosen={String(night)}
      onChoose={(value) =>
        changeLook({ night: nights.find((each) => String(each) === value) ?? 0 })
      }
      choices={nights.map((each) => ({ value: String(each), label: nightNames[each] }))}
    />
  )
}

const besideNames = { none: 'Di bawahnya', arti: 'Arti', tafsir: 'Arti dan tafsir' } as const

/** Offered where the screen has room for two columns. */
export function BesideChoice() {
  const { beside } = useLook()
  return (
    <div className="hidden lg:block">
      <ChoiceGrid
        name="samping"
        legend="Di samping teks Arab"
        columns={2}
        chosen={beside}
        onChoose={(value) =>
          changeLook({ beside: besideKinds.find((each) => each === value) ?? 'none' })
        }
        choices={besideKinds.map((each) => ({ value: each, label: besideNames[each] }))}
      />
    </div>
  )
}

/** Offered where there are fingers. Without it two fingers zoom the page, as everywhere. */
export function PinchChoice() {
  const { pinch } = useLook()
  return (
    <label className="flex min-h-touch items-center gap-3 pointer-fine:hidden">
      <input
        type="checkbox"
        className="size-5 accent-primary"
        checked={pinch}
        onChange={() => changeLook({ pinch: !pinch })}
      />
      <span>
        Cubit untuk mengubah ukuran huruf Arab
        <span className="block text-sm text-muted">
          Selama menyala, dua jari di atas ayat tidak memperbesar halaman.
        </span>
      </span>
    </label>
  )
}
