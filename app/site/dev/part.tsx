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

/** Several states in a row that wraps. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
