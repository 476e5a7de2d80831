import { Notice } from '#app/ui/state/notice.tsx'

/** What is left until the installation is ready; nothing once it is. */
export function ReadinessPart({ blocking, open }: { blocking: number; open: number }) {
  if (open === 0) return null
  return (
    <Notice
      tone={blocking > 0 ? 'danger' : 'warning'}
      title={blocking > 0 ? 'Donasi belum dapat diterima' : 'Masih ada yang perlu dilengkapi'}
      action={
        <a
          href="/kelola/siap"
          className="inline-flex min-h-touch items-center font-semibold text-primary underline"
        >
          Buka Siap menerima
        </a>
      }
    >
      {blocking > 0
        ? `${blocking} hal menahannya; seluruhnya ${open} hal belum selesai.`
        : `${open} hal belum selesai. Donasi tetap dapat diterima.`}
    </Notice>
  )
}
