import { useEffect, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field, inputClass } from '#app/ui/form/field.tsx'
import {
  type PushPurpose,
  pushLabels,
  pushPurposes,
  type PushWish,
} from '#features/push/purposes.ts'
import type { PlaceShown } from './place-shown.ts'
import type { KeptPush } from './push.client.ts'

const usual: PushWish = { purposes: ['salat'], quiet: null, readAt: 20 * 60 }

/** Reminders of this browser, each asked for by itself; one press ends them all. */
export function PushCard({ place, hasVerse }: { place: PlaceShown; hasVerse: boolean }) {
  const [reason, setReason] = useState<string>()
  const [subscribed, setSubscribed] = useState<KeptPush>()
  const [wish, setWish] = useState<PushWish>(usual)
  const [isBusy, setBusy] = useState(false)
  const [words, setWords] = useState('')
  useEffect(() => {
    void import('./push.client.ts').then(async ({ keptPush, whyNoPush }) => {
      setReason(whyNoPush())
      const known = await keptPush()
      setSubscribed(known)
      if (known) setWish(known)
    })
  }, [])
  async function ask() {
    setBusy(true)
    const { askPush, keptPush, whyNoPush } = await import('./push.client.ts')
    const trouble = await askPush(wish, place)
    setReason(whyNoPush())
    setSubscribed(await keptPush())
    setWords(trouble ?? 'Tersimpan.')
    setBusy(false)
  }
  async function end() {
    setBusy(true)
    const { endPush } = await import('./push.client.ts')
    await endPush()
    setSubscribed(undefined)
    setWords('Semua pengingat di perangkat ini mati.')
    setBusy(false)
  }
  return (
    <Card as="section" className="grid gap-3 p-5 noscript:hidden">
      <h2 className="text-lg">Ingatkan saya</h2>
      <p className="text-sm text-muted">
        {subscribed
          ? `Menyala untuk ${subscribed.placeName}, menurut jadwal kabupaten/kota tanpa koreksi menit.`
          : 'Lewat notifikasi perangkat ini, juga saat situs ditutup. Yang kami simpan hanya kabupaten/kota Anda.'}
      </p>
      {reason && <p className="rounded-field bg-warning-tint p-3 text-sm">{reason}</p>}
      <fieldset disabled={reason !== undefined} className="grid gap-3 disabled:opacity-60">
        <legend className="sr-only">Pengingat</legend>
        <Purposes wish={wish} onChange={setWish} hasVerse={hasVerse} />
        <Hours wish={wish} onChange={setWish} />
        <Button isBusy={isBusy} disabled={wish.purposes.length === 0} onClick={() => void ask()}>
          {subscribed ? 'Simpan perubahan' : 'Nyalakan pengingat'}
        </Button>
      </fieldset>
      {subscribed && (
        <Button look="quiet" isBusy={isBusy} onClick={() => void end()}>
          Matikan semua
        </Button>
      )}
      <p role="status" className="text-sm text-muted">
        {words}
      </p>
    </Card>
  )
}

type PartProps = { wish: PushWish; onChange: (wish: PushWish) => void }

function Purposes({ wish, onChange, hasVerse }: PartProps & { hasVerse: boolean }) {
  const choose = (purpose: PushPurpose, isChosen: boolean) =>
    onChange({
      ...wish,
      purposes: pushPurposes.filter((each) =>
        each === purpose ? isChosen : wish.purposes.includes(each),
      ),
    })
  const offered = pushPurposes.filter((each) => each !== 'ayat' || hasVerse)
  return (
    <div className="grid">
      {offered.map((purpose) => (
        <div key={purpose} className="flex min-h-touch items-start gap-3 py-1.5">
          <input
            id={`tujuan-${purpose}`}
            type="checkbox"
            checked={wish.purposes.includes(purpose)}
            onChange={({ target }) => choose(purpose, target.checked)}
            className="mt-1 size-5 shrink-0 accent-primary"
          />
          <label htmlFor={`tujuan-${purpose}`} className="grid flex-1">
            <span className="font-medium">{pushLabels[purpose].label}</span>
            <span className="text-sm text-muted">{pushLabels[purpose].hint}</span>
          </label>
        </div>
      ))}
    </div>
  )
}

const nights = [
  { from: 22 * 60, to: 4 * 60 },
  { from: 21 * 60, to: 5 * 60 },
  { from: 20 * 60, to: 6 * 60 },
]

function Hours({ wish, onChange }: PartProps) {
  const { quiet, readAt } = wish
  return (
    <>
      {wish.purposes.includes('bacaan') && (
        <Field name="jam-baca" label="Jam membaca">
          {(wiring) => (
            <input
              {...wiring}
              type="time"
              required
              value={clockOfMinute(readAt)}
              onChange={({ target }) => {
                const [hours = 0, minutes = 0] = target.value.split(':').map(Number)
                if (target.value) onChange({ ...wish, readAt: hours * 60 + minutes })
              }}
              className={inputClass}
            />
          )}
        </Field>
      )}
      <Field
        name="tenang"
        label="Jam tenang"
        hint="Yang jatuh di dalamnya tidak dikirim, juga Subuh dan sahur."
      >
        {(wiring) => (
          <select
            {...wiring}
            value={nights.findIndex(({ from }) => from === quiet?.from)}
            onChange={({ target }) =>
              onChange({ ...wish, quiet: nights[Number(target.value)] ?? null })
            }
            className={inputClass}
          >
            <option value={-1}>Tidak ada</option>
            {nights.map(({ from, to }, each) => (
              <option key={from} value={each}>
                {`${clockOfMinute(from).replace(':', '.')}–${clockOfMinute(to).replace(':', '.')}`}
              </option>
            ))}
          </select>
        )}
      </Field>
    </>
  )
}

function clockOfMinute(minute: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}
