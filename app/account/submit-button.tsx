import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'

/** The button of a form that needs script; disabled until the script has loaded. */
export function SubmitButton({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  const isHydrated = useHydrated()
  return (
    <Button type="submit" className="w-full" isBusy={isBusy} disabled={!isHydrated}>
      {children}
    </Button>
  )
}
