import type { ComponentProps } from 'react'
import { DeskArea, type FieldFacts } from './form.tsx'

type Props = FieldFacts & Omit<ComponentProps<'textarea'>, 'name'>

/**
 * A field of formatted text. Without script it is HTML of a few elements, which the server cleans; the editor
 * (app/desk/client/editor.client.ts) finds it by its mark.
 */
export function RichArea({ hint, ...rest }: Props) {
  return (
    <DeskArea
      {...rest}
      hint={
        hint ??
        'Boleh memakai <h2>, <p>, <ul>, <ol>, <blockquote>, <table>, <strong>, <em>, <a>, dan gambar dari pustaka. Baris kosong memisahkan paragraf.'
      }
      data-rich=""
      spellCheck
    />
  )
}
