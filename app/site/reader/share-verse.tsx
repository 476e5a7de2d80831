import { Card } from '#app/ui/card.tsx'
import { Share } from '#app/ui/share/share.tsx'
import { EmbedCode } from './embed/embed-code.tsx'
import { type SharedVerse, verseName } from './sheets/verse-words.ts'

/** The ways to take a verse elsewhere: links, and a frame for other sites. */
export function ShareVerse({ verse, url }: { verse: SharedVerse; url: string }) {
  const name = verseName(verse)
  return (
    <Card as="section" className="grid gap-3 p-5">
      <h2 className="text-base">Bagikan ayat ini</h2>
      <Share url={url} title={name} text={`${name}.`} />
      <details className="print-hidden">
        <summary className="flex min-h-touch cursor-pointer items-center font-semibold text-primary">
          Sematkan di situs lain
        </summary>
        <EmbedCode verse={verse} origin={new URL(url).origin} />
      </details>
    </Card>
  )
}
