import * as v from 'valibot'

export const FORMAT = 2

const digest = v.object({ rows: v.number(), sum: v.string() })

/** The first entry of a backup. */
export const headSchema = v.object({
  format: v.literal(FORMAT, 'another version of this program made this file'),
  madeAt: v.string(),
  engine: v.picklist(['embedded', 'postgres']),
  migrations: v.array(v.object({ name: v.string(), sha256: v.string() })),
  tables: v.array(v.object({ name: v.string(), columns: v.array(v.string()) })),
})
export type Head = v.InferOutput<typeof headSchema>

/** What was written: a file without it was cut off. */
export const contentsSchema = v.object({
  tables: v.record(v.string(), digest),
  sequences: v.record(v.string(), v.nullable(v.string())),
  /** SHA-256 of every file, by key. */
  files: v.record(v.string(), v.string()),
  hasSecret: v.boolean(),
  /** The last link of the audit chain: in a copy elsewhere it shows a chain that was cut. */
  auditHead: v.nullable(v.object({ position: v.number(), hash: v.string() })),
})
export type Contents = v.InferOutput<typeof contentsSchema>

export const entries = {
  head: 'backup.json',
  rows: (table: string, part: number) => `rows/${table}/${part}`,
  file: (key: string) => `files/${key}`,
  secret: 'app-secret',
  contents: 'contents.json',
  seal: 'seal',
} as const
