import { CopyButton } from '#app/ui/share/copy-button.tsx'

/** Code that another site copies. */
export function EmbedCopy({ code }: { code: string }) {
  return (
    <div className="grid gap-2">
      <p className="text-sm text-muted">
        Tempel kode ini di situs Anda. Bingkainya tanpa iklan, kuki, dan pelacak, serta mengikuti
        tema gelap pembacanya.
      </p>
      <code className="block rounded-field border border-field bg-surface px-3 py-2 text-xs break-all">
        {code}
      </code>
      <CopyButton text={code} label="Salin kode" done="Kode disalin" look="ghost" />
    </div>
  )
}
