/** True when the user has turned on the browser's data saver. */
export function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/** Fetches a recording into the browser's cache. */
export async function keepInCache(url: string, signal: AbortSignal): Promise<void> {
  try {
    const response = await fetch(url, { mode: 'no-cors', priority: 'low', signal })
    await response.arrayBuffer()
  } catch {
    // The verse is fetched again when it is played.
  }
}
