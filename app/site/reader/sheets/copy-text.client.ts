import { toast } from '#app/ui/state/toast.tsx'

/** Copies a text and says so. Browsers have no clipboard without https; a message then says so. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast(done)
  } catch (error) {
    console.warn('nothing was copied', error)
    toast('Belum tersalin. Salin secara manual.', 'warning')
  }
}
