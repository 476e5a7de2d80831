import type { ComponentProps } from 'react'
import type { FieldFacts } from '#app/ui/form/field.tsx'
import { RichText } from '#app/ui/rich-text.tsx'
import { parseRichText } from '#platform/text/rich-text.ts'
import { DeskArea } from './controls.tsx'
import { ReadField, useIsReading } from './reading.tsx'
import { DeskScript } from './script.tsx'

type Props = FieldFacts & Omit<ComponentProps<'textarea'>, 'name'>

/**
 * A field of formatted text. Without script it is HTML of a few elements, which the server cleans; the editor
 * (app/desk/client/editor.client.ts) finds it by its mark.
 */
export function RichArea({ hint, ...rest }: Props) {
  if (useIsReading()) {
    const { name, label, defaultValue } = rest
    return defaultValue ? (
      <ReadField {...{ name, label }}>
        <RichText nodes={parseRichText(String(defaultValue))} />
      </ReadField>
    ) : null
  }
  return (
    <>
      <DeskArea
        {...rest}
        hint={
          hint ?? (
            <>
              Judul bagian, daftar, kutipan, tabel, dan gambar dari pustaka.
              <noscript>
                {' '}
                Peramban ini tidak menjalankan skrip: tulis HTML sederhana; baris kosong memisahkan
                paragraf.
              </noscript>
            </>
          )
        }
        data-rich=""
        spellCheck
      />
      <DeskScript name="editor" />
    </>
  )
}
