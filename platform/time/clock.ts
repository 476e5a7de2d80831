/**
 * The clock of the installation. With TEST_CLOCK it starts at that time and runs at normal speed; otherwise it is this
 * machine's, corrected by the milliseconds it differs from the database's.
 */
export function openClock(testClock: string | undefined, offsetMs = () => 0): () => Date {
  if (!testClock) return () => new Date(Date.now() + offsetMs())
  const shift = new Date(testClock).getTime() - Date.now()
  return () => new Date(Date.now() + shift)
}
