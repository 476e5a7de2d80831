import { Button } from '#app/ui/button.tsx'
import { Switch, TextField } from '#app/ui/form/field.tsx'
import { NAME_LENGTH } from './counting.ts'
import { changeWish, forgetCounts, useTahlil } from './tahlil-store.ts'

/** The name of the deceased and the settings of the screen; all of it stays on the device. */
export function TahlilWishes() {
  const name = useTahlil((tahlil) => tahlil.name)
  const goesOn = useTahlil((tahlil) => tahlil.goesOn)
  const isCounted = useTahlil(({ counts }) => Object.values(counts).some(({ done }) => done > 0))
  return (
    <section
      aria-label="Persiapan"
      className="mx-page mt-4 grid gap-3 rounded-card border border-line bg-surface p-4 print-hidden noscript:hidden lg:mx-0 lg:mt-0 lg:p-6 lg:shadow-card"
    >
      <TextField
        name="almarhum"
        label="Nama almarhum atau almarhumah"
        isOptional
        hint="Tampil pada hadiah Al-Fatihah. Hanya disimpan di perangkat ini, tidak dikirim ke mana pun."
        autoComplete="off"
        maxLength={NAME_LENGTH}
        placeholder="Bapak Ahmad bin Abdullah"
        value={name}
        onChange={(event) => changeWish({ name: event.currentTarget.value })}
      />
      <Switch
        name="lanjut"
        label="Lanjut otomatis"
        hint="Setelah hitungan selesai, layar pindah ke bacaan berikutnya."
        checked={goesOn}
        onChange={(event) => changeWish({ goesOn: event.currentTarget.checked })}
      />
      <div className="flex flex-wrap gap-2">
        <Button look="ghost" icon="history" disabled={!isCounted} onClick={forgetCounts}>
          Ulangi semua hitungan
        </Button>
      </div>
    </section>
  )
}
