/** The time of the installation. With TEST_CLOCK it starts there and goes on at the usual pace. */
export function openClock(testClock: string | undefined): () => Date {
  if (!testClock) return () => new Date()
  const shift = new Date(testClock).getTime() - Date.now()
  return () => new Date(Date.now() + shift)
}
