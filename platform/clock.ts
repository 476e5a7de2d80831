/** The clock of the installation. With TEST_CLOCK it starts at that time and runs at normal speed. */
export function openClock(testClock: string | undefined): () => Date {
  if (!testClock) return () => new Date()
  const shift = new Date(testClock).getTime() - Date.now()
  return () => new Date(Date.now() + shift)
}
