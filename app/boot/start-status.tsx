import { STATUS_ID } from './status-place.ts'

/** The place for the words of the boot file. React never looks into it. */
export function StartStatus() {
  return (
    <div
      id={STATUS_ID}
      role="status"
      className="start-status print-hidden"
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
  )
}
