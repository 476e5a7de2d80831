import { changeLook, useLook } from '#app/appearance/look-store.ts'
import { tajwidGroups } from './groups.ts'
import { canPaint } from './paint.client.ts'

/** Turns the colours of tajwid on, with what each of them means. */
export function TajwidChoice() {
  const { tajwid } = useLook()
  if (!canPaint()) {
    return (
      <p className="text-sm text-muted">
        Warna tajwid memerlukan peramban yang lebih baru (Chrome 105, Safari 17.2, atau Firefox
        140).
      </p>
    )
  }
  return (
    <section aria-label="Warna tajwid">
      <label className="flex min-h-touch items-center gap-3 font-semibold">
        <input
          type="checkbox"
          className="size-5 accent-primary"
          checked={tajwid}
          onChange={() => changeLook({ tajwid: !tajwid })}
        />
        Warna tajwid
      </label>
      {tajwid && (
        <>
          <dl className="grid gap-2">
            {tajwidGroups.map(({ id, name, does, source, colors: [light, dark] }) => (
              <div key={id}>
                <dt className="flex items-center gap-3 text-sm font-semibold">
                  <span
                    aria-hidden="true"
                    className="size-4 shrink-0 rounded-full"
                    style={{ background: `light-dark(${light}, ${dark})` }}
                  />
                  {name}
                </dt>
                <dd className="pl-7 text-sm text-muted">
                  {does} <cite className="not-italic">{`(${source}.)`}</cite>
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-2 text-sm text-muted">
            Warna mengikuti bacaan sambung. Bila berhenti di tanda waqaf, hukum di situ tidak
            berlaku. Tanda bacanya menurut Mushaf Standar Indonesia (KMA 25/1984). Belajarlah pada
            guru; warna hanya pengingat.
          </p>
        </>
      )}
    </section>
  )
}
