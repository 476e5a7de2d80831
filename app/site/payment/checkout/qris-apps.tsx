import { qrisApps } from '#platform/outside/payment/channels.ts'

/** The apps that read QRIS, by name: a logo is a trademark of its owner. */
export function QrisApps({ className = '' }: { className?: string }) {
  return (
    <span className={`flex flex-wrap gap-1.5 ${className}`}>
      {qrisApps.map((app) => (
        <span
          key={app}
          className="rounded-md border border-line bg-page px-1.5 py-0.5 text-xs leading-tight font-bold text-ink"
        >
          {app}
        </span>
      ))}
    </span>
  )
}
