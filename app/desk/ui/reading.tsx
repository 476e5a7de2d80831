import { createContext, type ReactNode, useContext } from 'react'
import { useActingWords } from './permitted-acts.ts'

const IsReading = createContext(false)

/** Whether this field stands in a form that the person at the desk may not send: then it is words. */
export function useIsReading(): boolean {
  return useContext(IsReading)
}

/** A form for who may only read it: its fields are words, and those that are empty are left out. */
export function ReadForm({ act, children }: { act: string; children: ReactNode }) {
  const who = useActingWords(act)
  return (
    <IsReading value={true}>
      <div data-reading="" className="grid gap-4">
        <p className="text-muted">
          {`Peran Anda dapat melihat, tidak mengubah.${who ? ` Yang mengubah: ${who}.` : ''}`}
        </p>
        {children}
      </div>
    </IsReading>
  )
}

/** Around a part of a page that has a heading of its own. */
export const IsInPart = createContext(false)

/** In place of a form that tells nothing: who fills it; a part of a page that held no more is not drawn. */
export function UnsentForm({ act }: { act: string }) {
  return useContext(IsInPart) ? <div hidden data-unsent="" /> : <WhoFills act={act} />
}

/** Who fills the form that a page is there for, for whoever may not. */
export function WhoFills({ act }: { act: string }) {
  const who = useActingWords(act)
  return <p className="text-muted">{`Formulir ini diisi oleh ${who ?? 'peran lain'}.`}</p>
}

type Props = { name: string; label: ReactNode; children: ReactNode }

export function ReadField({ name, label, children }: Props) {
  return (
    <div data-field={name} className="grid min-w-0 content-start gap-0.5">
      <p className="text-sm text-muted">{label}</p>
      <div className="[overflow-wrap:anywhere] whitespace-pre-line">{children}</div>
    </div>
  )
}
