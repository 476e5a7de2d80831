import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'

/** The button of a form that needs script: what is sent before waits for it (app/boot/controls.client.ts). */
export function SubmitButton({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <Button type="submit" className="w-full noscript:hidden" isBusy={isBusy} data-needs-script="">
      {children}
    </Button>
  )
}
