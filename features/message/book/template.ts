import type {
  MessageKind,
  TemplateWords,
  WhatsappWords,
} from '#platform/db/schema/message/schema-message.ts'
import type { MessagePurpose } from '../message-channels.ts'

/** What a template fills in. */
export type Variable = {
  name: string
  /** What it is, for whoever writes the words. */
  meaning: string
  sample: string
  /** May be empty: a paragraph that has nothing else is then left out. */
  isOptional?: boolean
}

/** A message of the book: what it is for, what it fills in, and the words it is delivered with. */
export type MessageTemplate = {
  name: string
  title: string
  kind: MessageKind
  purpose: MessagePurpose
  /** Waits for the morning where its reader is; the others answer what somebody has just done. */
  isQuiet: boolean
  /** Nobody waits for it: whoever stopped news gets none of it. */
  endsWithNews?: boolean
  /** Its reader has just asked for it: it goes although they stopped all messages. */
  isAskedFor?: boolean
  variables: readonly Variable[]
  delivered: TemplateWords
}

export type Values = Readonly<Record<string, string>>

const VARIABLE = /\{\{\s*([^{}]*?)\s*\}\}/g
const LONGEST_BODY = 1024

/** The variables of a text in the order they first come. */
export function variablesIn(text: string): string[] {
  return [...new Set([...text.matchAll(VARIABLE)].map(([, name = '']) => name))]
}

/** Why words cannot stand in the book, a sentence each; none where they can. */
export function templateProblems(
  template: Pick<MessageTemplate, 'variables'>,
  words: TemplateWords,
): string[] {
  const { subject, body, whatsapp } = words
  const known = new Set(template.variables.map(({ name }) => name))
  const needed = template.variables.filter(({ isOptional }) => !isOptional)
  const used = new Set(variablesIn(`${subject}\n${body}`))
  const problems = [
    ...(subject.trim() ? [] : ['Perihal e-mail belum diisi.']),
    ...(/[\r\n]/.test(subject) ? ['Perihal e-mail harus satu baris.'] : []),
    ...unknown(`${subject}\n${body}`, known).map(
      (name) => `{{${name}}} tidak dikenal di pesan ini.`,
    ),
    ...needed
      .filter(({ name }) => !used.has(name))
      .map(({ name }) => `{{${name}}} belum ada di isi e-mail.`),
    ...brokenBraces(`${subject}\n${body}`),
  ]
  return whatsapp ? [...problems, ...whatsappProblems(whatsapp, known)] : problems
}

function whatsappProblems(words: WhatsappWords, known: ReadonlySet<string>): string[] {
  const { name, language, body, button } = words
  const text = body.trim()
  return [
    ...(/^[a-z0-9_]{1,512}$/.test(name)
      ? []
      : ['Nama templat WhatsApp hanya huruf kecil, angka, dan garis bawah.']),
    ...(/^[a-z]{2,3}(_[A-Z]{2})?$/.test(language)
      ? []
      : ['Bahasa templat WhatsApp ditulis seperti id atau en_US.']),
    ...(text ? [] : ['Isi WhatsApp belum diisi.']),
    ...(text.length <= LONGEST_BODY ? [] : [`Isi WhatsApp paling panjang ${LONGEST_BODY} huruf.`]),
    ...(/^\{\{|\}\}$/.test(text)
      ? ['Isi WhatsApp tidak boleh diawali atau diakhiri variabel.']
      : []),
    ...unknown(button === null ? text : `${text} {{${button}}}`, known).map(
      (each) => `{{${each}}} tidak dikenal di pesan ini.`,
    ),
    ...brokenBraces(text),
  ]
}

function unknown(text: string, known: ReadonlySet<string>): string[] {
  return variablesIn(text).filter((name) => !known.has(name))
}

function brokenBraces(text: string): string[] {
  return /\{\{|\}\}/.test(text.replaceAll(VARIABLE, ''))
    ? ['Ada kurung kurawal yang tidak berpasangan.']
    : []
}

/** The needed variables that have no value. */
export function missingValues({ variables }: Pick<MessageTemplate, 'variables'>, values: Values) {
  return variables.filter(({ name, isOptional }) => !isOptional && !values[name]?.trim())
}

/** The sending fills these in itself. */
export function isOwn(name: string): boolean {
  return name === 'lembaga' || name === 'berhenti'
}

/** A text with its variables filled in; paragraphs of which nothing is left go. */
export function filled(text: string, values: Values): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => {
      const names = variablesIn(paragraph)
      const isEmpty = names.length > 0 && names.every((name) => !values[name])
      return isEmpty ? '' : paragraph.replaceAll(VARIABLE, (_, name: string) => values[name] ?? '')
    })
    .filter((paragraph) => paragraph.trim() !== '')
    .join('\n\n')
}

/** The values of a WhatsApp body in the order of its variables; the provider takes neither empty ones nor new lines. */
export function whatsappParameters(
  { body }: Pick<WhatsappWords, 'body'>,
  values: Values,
): string[] {
  return variablesIn(body).map((name) => values[name]?.replace(/\s+/g, ' ').trim() || '-')
}
