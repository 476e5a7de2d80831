import * as v from 'valibot'
import type { TemplateWords, WhatsappWords } from '#platform/db/schema/message/schema-message.ts'

const text = (most: number) =>
  v.pipe(v.string(), v.maxLength(most, `Paling panjang ${most} huruf.`))

/** The words of a message as they are typed. */
export const templateForm = v.object({
  perihal: text(200),
  isi: text(8000),
  'wa-nama': v.optional(text(512), ''),
  'wa-bahasa': v.optional(text(6), ''),
  'wa-isi': v.optional(text(2000), ''),
  catatan: v.optional(text(200), ''),
})

type Typed = v.InferOutput<typeof templateForm>

/** The same as the book keeps them; what no form asks stays as it stands. */
export function templateWords(typed: Typed, standing: WhatsappWords | null): TemplateWords {
  const name = typed['wa-nama'].trim()
  const whatsapp = name
    ? {
        name,
        language: typed['wa-bahasa'].trim() || 'id',
        body: lines(typed['wa-isi']),
        button: standing?.button ?? null,
        hasDocument: standing?.hasDocument ?? false,
      }
    : null
  return { subject: typed.perihal.trim(), body: lines(typed.isi), whatsapp }
}

/** A form sends its lines with both signs of an end. */
function lines(typed: string): string {
  return typed.replace(/\r\n?/g, '\n').trim()
}
