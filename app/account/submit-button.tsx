import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'

/** Sends a form that only a script can send: before the script is there it cannot be pressed. */
export function SubmitButton({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  const isHydrated = useHydrated()
  return (
    <Button type="submit" className="w-full" isBusy={isBusy} disabled={!isHydrated}>
      {children}
    </Button>
  )
}
