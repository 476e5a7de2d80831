import { useContext } from 'react'
import { ScriptNonce } from '#app/boot/script-nonce.ts'
import { fillDay, fillResume } from './fill-device.ts'

/** Fills the home screen from the device before the first paint and before React; it stands below what it fills. */
export function FillScript() {
  return (
    <script
      nonce={useContext(ScriptNonce)}
      dangerouslySetInnerHTML={{
        __html: import.meta.env.SSR ? `(${fillResume})(document);(${fillDay})(document)` : '',
      }}
      suppressHydrationWarning
    />
  )
}
