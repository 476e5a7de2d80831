/** Larger than any display of the photo, and small enough to upload from a phone. */
const LONGEST = 1024

/**
 * Shrinks a photo before upload. Returns the file unchanged when the browser cannot read it; the server then refuses
 * it with a reason.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height))
    if (scale === 1 && file.size < 500_000) return file
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    const small = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', 0.88),
    )
    return small ? new File([small], 'foto.jpg', { type: 'image/jpeg' }) : file
  } catch {
    return file
  }
}
