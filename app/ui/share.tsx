import { buttonClass } from './button.tsx'
import { CopyButton } from './copy-button.tsx'
import { Icon } from './icon.tsx'
import { useHydrated } from './use-hydrated.ts'

type Props = { url: string; title: string; text: string }

/** Ways to pass a page on: WhatsApp works everywhere, the device's own sheet where there is one. */
export function Share({ url, title, text }: Props) {
  const isHydrated = useHydrated()
  const hasSheet = isHydrated && typeof navigator.share === 'function'
  return (
    <div className="grid grid-cols-2 gap-2">
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
      {hasSheet && (
        <button
          type="button"
          className={buttonClass('ghost', 'col-span-2')}
          // Rejects when the person closes the sheet again, which is no fault.
          onClick={() => void navigator.share({ url, title, text }).catch(() => {})}
        >
          <Icon name="share" />
          Lainnya
        </button>
      )}
    </div>
  )
}
