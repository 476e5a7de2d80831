import type { SheetRequest } from '../sheet-store.ts'
import { GoToSheet } from './go-to-sheet.tsx'
import { LookSheet } from './look-sheet.tsx'
import { ShortcutsSheet } from './shortcuts-sheet.tsx'
import { VerseSheet } from './verse-sheet.tsx'

type Props = { request: SheetRequest; onClose(): void }

/** Any sheet of the reader. This module is loaded when the first sheet opens. */
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
