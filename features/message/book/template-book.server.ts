import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { TemplateWords } from '#platform/db/schema/message/schema-message.ts'
import { TemplateUnknown } from '../errors.ts'
import { deliveredTemplates } from './delivered.ts'
import { ownVariables } from './delivered-news.ts'
import type { MessageTemplate } from './template.ts'

/** A template with the words that hold, or that held as one of its versions. */
export type TemplateVersion = MessageTemplate & { version: number; words: TemplateWords }

/** What the book knows of a name: delivered, or made by the institution itself. */
export function templateOf(name: string): MessageTemplate {
  const found = deliveredTemplates.find((each) => each.name === name)
  if (found) return found
  const words = name.replaceAll('-', ' ')
  return {
    name,
    title: `${words.charAt(0).toUpperCase()}${words.slice(1)}`,
    kind: 'news',
    purpose: 'news',
    isQuiet: true,
    variables: ownVariables,
    delivered: { subject: '', body: '', whatsapp: null },
  }
}

/** The words of a template that hold now, or those of one version; refuses with TemplateUnknown. */
export async function getTemplate(
  db: Db | Tx,
  name: string,
  version?: number,
): Promise<TemplateVersion> {
  const template = templateOf(name)
  let query = db
    .selectFrom('message_template')
    .select(['version', 'words'])
    .where('name', '=', name)
    .orderBy('version', 'desc')
    .limit(1)
  if (version !== undefined) query = query.where('version', '=', version)
  const row = version === 1 ? undefined : await query.executeTakeFirst()
  if (row) return { ...template, ...row }
  if (!deliveredTemplates.includes(template) || (version ?? 1) !== 1) throw new TemplateUnknown()
  return { ...template, version: 1, words: template.delivered }
}

/** Every template with the words that hold now: the delivered first, then those of the institution. */
export async function listTemplates(db: Db | Tx): Promise<TemplateVersion[]> {
  const rows = await db
    .selectFrom('message_template')
    .distinctOn('name')
    .select(['name', 'version', 'words'])
    .orderBy('name')
    .orderBy('version', 'desc')
    .execute()
  const agreed = new Map(rows.map((row) => [row.name, row]))
  const names = new Set([...deliveredTemplates.map(({ name }) => name), ...agreed.keys()])
  return [...names].map((name) => {
    const template = templateOf(name)
    const row = agreed.get(name)
    return {
      ...template,
      version: row?.version ?? 1,
      words: row?.words ?? template.delivered,
    }
  })
}
