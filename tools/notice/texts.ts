import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Installed } from './installed.ts'

/** Packages under one and the same text; `text` is missing where they bring no file of their own. */
export type TextGroup = { licence: string; packages: string[]; authors: string[]; text?: string }

const fileOfLicence = /^(licen[cs]e|copying|copyright|notice|third[-_]?party)/i

/** The licence texts of these packages, word for word, each text once. */
export function groupTexts(packages: readonly Installed[]): TextGroup[] {
  const groups = new Map<string, TextGroup>()
  for (const { name, version, licence, folders } of packages) {
    const text = textIn(folders[0] ?? '')
    const author = text ? '' : authorIn(folders[0] ?? '')
    const key = text || `${licence} ${author}`
    const group = groups.get(key) ?? { licence, packages: [], authors: [], ...(text && { text }) }
    group.packages.push(`${name} ${version}`)
    if (author && !group.authors.includes(author)) group.authors.push(author)
    groups.set(key, group)
  }
  return [...groups.values()]
}

function textIn(folder: string): string {
  if (!existsSync(folder)) return ''
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && fileOfLicence.test(entry.name))
    .map(({ name }) => name)
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .map((text) =>
      text
        .replaceAll('\r\n', '\n')
        .replaceAll(/[ \t]+$/gm, '')
        .trim(),
    )
    .filter((text) => text !== '')
    .join('\n\n')
}

function authorIn(folder: string): string {
  const { author } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    author?: string | { name?: string }
  }
  const name = typeof author === 'string' ? author : author?.name
  return name?.replace(/\s*[<(].*/, '') ?? ''
}
