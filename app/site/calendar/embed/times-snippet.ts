import { embedFrame } from '#app/site/sharing/embed/embed-frame.ts'

/** The screen that shows a place; a district has none of its own, and is chosen there by its name. */
export function timesPath(code: string): string {
  return code.startsWith('kec-') ? '/waktu-salat' : `/waktu-salat?kota=${encodeURIComponent(code)}`
}

/** The times stand in one to four columns, by the width of the frame. */
export const TIMES_HEIGHT = 360

/** What another site puts into its page to show the times of a place. */
export function timesSnippet({ code, name }: { code: string; name: string }, origin: string) {
  const src = `${origin}/sematan/waktu-salat?kota=${encodeURIComponent(code)}`
  return embedFrame({ src, title: `Waktu salat ${name}`, height: TIMES_HEIGHT })
}
