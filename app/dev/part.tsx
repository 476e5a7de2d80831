import type { ReactNode } from 'react'

/** One component with its name. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-t border-line pt-5">
      <h2 className="text-lg">{name}</h2>
      {children}
    </section>
  )
}

/** States beside each other, wrapping where there is no room. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
