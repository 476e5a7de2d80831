import { toast } from '#app/ui/state/toast.tsx'
import { scrollStore } from './scroll-store.ts'

/** Starts automatic scrolling, or stops it. Its code is loaded on first use. */
export async function toggleAutoScroll(): Promise<void> {
  if (scrollStore.getState().Bar) return scrollStore.setState({ Bar: null })
  try {
    const { AutoScrollBar } = await import('./auto-scroll-bar.tsx')
    scrollStore.setState({ Bar: AutoScrollBar })
  } catch (error) {
    console.warn('scrolling could not be fetched', error)
    toast('Belum dapat dibuka. Periksa koneksi internet Anda, lalu coba lagi.', 'warning')
  }
}
