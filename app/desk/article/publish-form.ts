import * as v from 'valibot'
import { isDay, momentAt } from '#platform/jakarta.ts'
import { InvalidInput } from '#platform/refusal.ts'

/** When an article becomes public: at once, or on a day at an hour of Jakarta. */
export const momentForm = v.object({
  tanggal: v.union(
    [v.literal(''), v.pipe(v.string(), v.check(isDay))],
    'Pilih tanggal, atau kosongkan untuk terbit sekarang.',
  ),
  jam: v.union(
    [v.literal(''), v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))],
    'Contoh jam: 08:00.',
  ),
})

/** The moment of a schedule; undefined for now. Refuses a moment that is over. */
export function publishMoment(
  { tanggal, jam }: v.InferOutput<typeof momentForm>,
  now: Date,
): Date | undefined {
  if (tanggal === '') return undefined
  const at = momentAt(tanggal, jam || '08:00')
  if (at <= now) throw new InvalidInput({ tanggal: 'Waktu itu sudah lewat.' })
  return at
}
