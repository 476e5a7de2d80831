import { buttonClass } from '../button.tsx'
import { CopyButton } from './copy-button.tsx'
import { Icon } from '../icon.tsx'
import { toast } from '../state/toast.tsx'

type Props = { url: string; title: string; text: string }

type Place = { name: string; href: (page: { url: string; text: string }) => string }

const places: Place[] = [
  { name: 'Facebook', href: ({ url }) => `https://www.facebook.com/sharer/sharer.php?u=${url}` },
  { name: 'X', href: ({ url, text }) => `https://x.com/intent/post?text=${text}&url=${url}` },
  { name: 'Telegram', href: ({ url, text }) => `https://t.me/share/url?url=${url}&text=${text}` },
]

/** Share links that work everywhere, and the device's share sheet where it exists. */
export function Share({ url, title, text }: Props) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.25rem,100%),1fr))] gap-2">
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`}
        target="_blank"
        rel="noreferrer"
        className={buttonClass('ghost', 'px-1.5!')}
      >
        <Icon name="chat" />
        WhatsApp
      </a>
      <CopyButton
        text={url}
        label="Salin tautan"
        done="Tautan disalin"
        look="ghost"
        className="px-1.5!"
      />
      <ul className="col-span-full grid grid-cols-[repeat(auto-fit,minmax(min(5.5rem,100%),1fr))] gap-2">
        {places.map(({ name, href }) => (
          <li key={name} className="grid">
            <a
              href={href({ url: encodeURIComponent(url), text: encodeURIComponent(text) })}
              target="_blank"
              rel="noreferrer"
              className={buttonClass('ghost', 'px-1.5! text-sm')}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      <button
        type="button"
        // Shown where the script in the head has found a share sheet (app/appearance/look.ts).
        data-share-sheet=""
        className={buttonClass('ghost', 'col-span-full')}
        onClick={() => void openShareSheet({ url, title, text })}
      >
        <Icon name="share" />
        Lainnya
      </button>
    </div>
  )
}

/** Opens the device's share sheet. It must follow a press closely; a browser that finds it too late wants another. */
async function openShareSheet(shared: ShareData): Promise<void> {
  try {
    await navigator.share(shared)
  } catch (error) {
    // `share` also rejects when the user closes the sheet, which is not an error.
    const isLate = error instanceof DOMException && error.name === 'NotAllowedError'
    if (isLate) toast('Tekan sekali lagi untuk membagikan.', 'warning')
  }
}
