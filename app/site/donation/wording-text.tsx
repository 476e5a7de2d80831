import { ArabicText, LatinText } from '#app/ui/arabic-text.tsx'
import type { Wording } from '#features/donation/start/wordings.server.ts'

/** The passages of a wording in three scripts, then who reviewed it; nothing while it waits for a review. */
export function WordingText({ wording }: { wording: Wording }) {
  return (
    <>
      {wording.passages.map(({ arabic, latin, indonesian }) => (
        <div key={arabic} className="grid gap-2">
          <ArabicText className="text-arab">{arabic}</ArabicText>
          <LatinText className="text-primary">{latin}</LatinText>
          <p className="text-muted">{indonesian}</p>
        </div>
      ))}
      {wording.words && <p className="text-xs text-muted">{wording.words}</p>}
    </>
  )
}
