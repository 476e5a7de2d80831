import { handover } from '#app/client/handover.client.ts'

export const FIRST_CHECK_MS = 1_000

/** Asks the server for its newest build and notes it when it is another than this page's. */
export async function checkBuild(): Promise<void> {
  const { build } = document.documentElement.dataset
  try {
    const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' })
    const { id } = (await response.json()) as { id?: string }
    if (id && build && id !== build) handover().newBuild = id
  } catch {
    // Without a connection nothing newer can be loaded.
  }
}
