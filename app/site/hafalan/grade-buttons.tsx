import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { type Mark, marks } from '#features/hafalan/marks.ts'
import { markVerse } from './memory-store.ts'

const markWords: Record<Mark, string> = { lupa: 'Lupa', ragu: 'Ragu', lancar: 'Lancar' }

/** How well a verse was said; it comes back when it is time. */
export function GradeButtons({ verse, onMarked }: { verse: string; onMarked?: () => void }) {
  const [mark, setMark] = useState<Mark>()
  async function choose(chosen: Mark) {
    await markVerse(verse, chosen)
    setMark(chosen)
    onMarked?.()
  }
  return (
    <div className="grid gap-1">
      {mark ? (
        <p
          role="status"
          className="text-sm text-muted"
        >{`Tercatat: ${markWords[mark].toLowerCase()}.`}</p>
      ) : (
        <div className="grid grid-cols-3 gap-2">
          {marks.map((each) => (
            <Button key={each} look="ghost" className="px-2" onClick={() => void choose(each)}>
              {markWords[each]}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
