import { type ChangeEvent, useId } from 'react'
import { api } from '#app/client/api.client.ts'
import { Button, buttonClass, Slot, Spinner } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { toast } from '#app/ui/state/toast.tsx'
import type { AccountApi } from '#features/account/api.server.ts'
import type { MeBody } from '../me.ts'
import { FailureNotice } from '../failure-notice.tsx'
import { useSending } from '../use-sending.ts'

type Props = { me: MeBody; shown: string | undefined; onMe: (me: MeBody) => void }

/** The account's photo. Choosing a file saves it at once. Only its owner sees it. */
export function PhotoField({ me, shown, onMe }: Props) {
  const sending = useSending()
  const id = useId()

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    currentTarget.value = ''
    if (!file) return
    void sending.send(async () => {
      const form = { photo: await shrinkPhoto(file) }
      const response = await api<AccountApi>('member').me.photo.$put({ form })
      onMe((await response.json()).data)
      toast('Foto Anda sudah dipasang.')
    })
  }

  function remove() {
    void sending.send(async () => {
      const response = await api<AccountApi>('member').me.photo.$delete()
      onMe((await response.json()).data)
      toast('Foto Anda sudah dihapus.')
    })
  }

  return (
    <div className="grid gap-3">
      <FailureNotice sending={sending} onBack={sending.reset} contact={me.contacts[0]?.value} />
      <div className="flex flex-wrap items-center gap-4">
        <Portrait shown={shown} className="size-18 bg-tint text-primary" />
        <div className="grid min-w-0 flex-1 gap-1">
          <div className="flex flex-wrap gap-2">
            <label
              htmlFor={id}
              className={buttonClass(
                'ghost',
                'cursor-pointer px-4 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
              )}
            >
              <Slot>{sending.isBusy ? <Spinner /> : <Icon name="user" />}</Slot>
              {me.photo ? 'Ganti foto' : 'Pasang foto'}
              <input
                id={id}
                type="file"
                accept="image/jpeg,image/png,image/webp,image/avif"
                disabled={sending.isBusy}
                onChange={choose}
                className="sr-only"
              />
            </label>
            {me.photo && (
              <Button look="quiet" className="px-3" disabled={sending.isBusy} onClick={remove}>
                Hapus foto
              </Button>
            )}
          </div>
          <p className="text-sm text-muted">Hanya Anda yang melihatnya.</p>
        </div>
      </div>
    </div>
  )
}

/** The photo in a circle, or an icon in its place. */
export function Portrait({ shown, className }: { shown: string | undefined; className: string }) {
  return (
    <span className={`grid shrink-0 place-items-center overflow-hidden rounded-full ${className}`}>
      {shown ? (
        <img src={shown} alt="" className="size-full object-cover" />
      ) : (
        <Icon name="user" className="size-1/2" />
      )}
    </span>
  )
}

/** Larger than any display of the photo, and small enough to upload from a phone. */
const LONGEST = 1024

/**
 * Shrinks a photo before upload. Returns the file unchanged when the browser cannot read it; the server then refuses
 * it with a reason.
 */
async function shrinkPhoto(file: File): Promise<File> {
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
