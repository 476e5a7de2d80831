/** Downloads an API answer as a file with this name. */
export async function saveFile(answer: { blob(): Promise<Blob> }, name: string): Promise<void> {
  const url = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the file after the click; one minute is more than enough.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
