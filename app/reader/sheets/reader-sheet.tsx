import type { SheetRequest } from '../sheet-store.ts'
import { GoToSheet } from './go-to-sheet.tsx'
import { LookSheet } from './look-sheet.tsx'
import { ShortcutsSheet } from './shortcuts-sheet.tsx'
import { VerseSheet } from './verse-sheet.tsx'

type Props = { request: SheetRequest; onClose(): void }

/** Whatever the reader opens over its verses; fetched when the first is asked for. */
export function ReaderSheet({ request, onClose }: Props) {
  switch (request.name) {
    case 'look':
      return <LookSheet onClose={onClose} />
    case 'shortcuts':
      return <ShortcutsSheet onClose={onClose} />
    case 'go-to':
      return <GoToSheet {...request} onClose={onClose} />
    case 'verse':
      return <VerseSheet {...request} onClose={onClose} />
  }
}
