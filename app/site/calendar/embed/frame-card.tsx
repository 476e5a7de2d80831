import { Card } from '#app/ui/card.tsx'
import { EmbedCopy } from '#app/site/sharing/embed/embed-copy.tsx'
import { HERE } from '../prayer-time/place.ts'
import type { PlaceShown } from '../times/place-shown.ts'
import { timesSnippet } from './times-snippet.ts'

/** The code with which another site, a mosque's, shows the times of this place. */
export function FrameCard({ place, origin }: { place: PlaceShown; origin: string }) {
  const code = place.district ?? place.code
  return (
    <Card as="section" className="grid gap-3 p-5">
      <h2 className="text-lg">Pasang di situs Anda</h2>
      {code === HERE ? (
        <p className="text-sm text-muted">
          Pilih dulu kabupaten, kota, atau kecamatan di “Ganti tempat”. Lokasi perangkat Anda tidak
          ditulis dalam kodenya.
        </p>
      ) : (
        <EmbedCopy code={timesSnippet({ code, name: place.name }, origin)} />
      )}
    </Card>
  )
}
