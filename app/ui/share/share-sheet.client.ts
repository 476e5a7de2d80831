import { toast } from '../state/toast.tsx'

/** Opens the device's share sheet. It must follow a press closely; a browser that finds it too late wants another. */
export async function openShareSheet(shared: ShareData): Promise<void> {
  try {
    await navigator.share(shared)
  } catch (error) {
    // `share` also rejects when the user closes the sheet, which is not an error.
    const isLate = error instanceof DOMException && error.name === 'NotAllowedError'
    if (isLate) toast('Tekan sekali lagi untuk membagikan.', 'warning')
  }
}
