/** Hands an answer of the API to the person as a file of this name. */
export async function saveFile(answer: { blob(): Promise<Blob> }, name: string): Promise<void> {
  const url = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads it after the press; a minute is more than it needs.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
