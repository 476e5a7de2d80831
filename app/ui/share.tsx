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
    <div className="flex flex-wrap gap-2">
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`}
        target="_blank"
        rel="noreferrer"
        className={buttonClass('ghost', 'flex-1')}
      >
        <Icon name="chat" />
        WhatsApp
      </a>
      <CopyButton
        text={url}
        label="Salin tautan"
        done="Tautan disalin"
        look="ghost"
        className="flex-1 whitespace-nowrap"
      />
      {hasSheet && (
        <button
          type="button"
          className={buttonClass('ghost', 'flex-1')}
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
