import { ArabicText } from '#app/ui/arabic-text.tsx'
import {
  arabicSizes,
  type Look,
  plainLook,
  textSizes,
  type TextKind,
} from '#app/appearance/look.ts'
import { changeLook, toggleText, useLook } from '#app/appearance/look-store.ts'
import { Button } from '#app/ui/button.tsx'
import { BASMALA } from '#features/quran/quran.ts'
import { Sheet } from '#app/ui/sheet.tsx'
import { toggleAutoScroll } from '../auto-scroll/toggle.ts'
import { BesideChoice, NightChoice, PinchChoice } from './reading-choices.tsx'
import { TajwidChoice } from '../tajwid/tajwid-choice.tsx'
import { switchSheet } from '../sheet-store.ts'

const themeNames: readonly [Look['theme'], string, string][] = [
  ['system', 'Ikut sistem', 'bg-linear-to-br from-[#fbf8f3] from-50% to-[#0e1512] to-50%'],
  ['light', 'Terang', 'bg-[#fbf8f3]'],
  ['sepia', 'Sepia', 'bg-[#f3e8d2]'],
  ['dark', 'Gelap', 'bg-[#0e1512]'],
]

const textNames: readonly [TextKind, string][] = [
  ['arab', 'Teks Arab'],
  ['latin', 'Latin'],
  ['arti', 'Arti (terjemahan)'],
]

/** The display settings: theme, sizes and visible texts. Changes apply at once and stay on this device. */
export function LookSheet({ onClose }: { onClose(): void }) {
  const look = useLook()
  const { hidden } = look
  return (
    <Sheet title="Tampilan" onClose={onClose}>
      <div className="grid gap-6">
        <div className="rounded-card border border-line bg-page px-4 py-3 text-center">
          <ArabicText className="text-arab">{BASMALA}</ArabicText>
          <p data-arti="">Dengan nama Allah Yang Maha Pengasih lagi Maha Penyayang.</p>
        </div>
        <ThemeChoice chosen={look.theme} />
        <Size
          label="Ukuran huruf Arab"
          value={look.arabic ?? defaultArabic()}
          range={arabicSizes}
          words={(size) => `${size}`}
          onChange={(arabic) => changeLook({ arabic })}
        />
        <Size
          label="Ukuran Latin dan arti"
          value={look.text}
          range={textSizes}
          words={(size) => `${size}%`}
          onChange={(text) => changeLook({ text })}
        />
        <fieldset>
          <legend className="mb-1 font-semibold">Yang ditampilkan</legend>
          {textNames.map(([text, label]) => (
            <label key={text} className="flex min-h-touch items-center gap-3">
              <input
                type="checkbox"
                className="size-5 accent-primary"
                checked={!hidden.includes(text)}
                disabled={!hidden.includes(text) && hidden.length === textNames.length - 1}
                onChange={() => toggleText(text)}
              />
              {label}
            </label>
          ))}
          <label className="flex min-h-touch items-center gap-3">
            <input
              type="checkbox"
              className="size-5 accent-primary"
              checked={look.hasEnglish}
              onChange={() => changeLook({ hasEnglish: !look.hasEnglish })}
            />
            <span>
              Terjemahan Inggris{' '}
              <span className="block text-sm text-muted">
                Pickthall, 1930. Diunduh sekali, sekitar 250 KB.
              </span>
            </span>
          </label>
        </fieldset>
        <BesideChoice />
        <NightChoice />
        <TajwidChoice />
        <PinchChoice />
        <Button
          look="ghost"
          onClick={() => {
            onClose()
            void toggleAutoScroll()
          }}
        >
          Gulir otomatis
        </Button>
        <p className="text-sm text-muted">Pilihan ini disimpan di perangkat Anda.</p>
        <Button look="ghost" onClick={() => changeLook(plainLook)}>
          Kembalikan ke awal
        </Button>
        <Button
          look="quiet"
          className="pointer-coarse:hidden"
          onClick={() => switchSheet({ name: 'shortcuts' })}
        >
          Pintasan papan ketik
        </Button>
      </div>
    </Sheet>
  )
}

function ThemeChoice({ chosen }: { chosen: Look['theme'] }) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">Tema</legend>
      <div className="grid grid-cols-4 gap-2">
        {themeNames.map(([theme, label, swatch]) => (
          <label
            key={theme}
            className="grid min-h-touch cursor-pointer justify-items-center gap-1.5 rounded-field border border-line p-2 text-center text-xs font-medium has-checked:border-primary has-checked:bg-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name="tema"
              className="sr-only"
              checked={chosen === theme}
              onChange={() => changeLook({ theme })}
            />
            <span
              aria-hidden="true"
              className={`size-8 rounded-full border border-field ${swatch}`}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type SizeProps = {
  label: string
  value: number
  range: { least: number; most: number; step: number }
  words(size: number): string
  onChange(size: number): void
}

function Size({ label, value, range: { least, most, step }, words, onChange }: SizeProps) {
  return (
    <label className="grid gap-1">
      <span className="flex justify-between font-semibold">
        {label} <span className="font-normal text-muted tabular">{words(value)}</span>
      </span>
      <input
        type="range"
        min={least}
        max={most}
        step={step}
        value={value}
        aria-label={label}
        aria-valuetext={words(value)}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        className="h-11 w-full accent-primary"
      />
    </label>
  )
}

/** The default font size of Arabic at this screen width. */
function defaultArabic(): number {
  return matchMedia('(min-width: 64rem)').matches ? 36 : 32
}
