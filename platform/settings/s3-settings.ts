import * as v from 'valibot'

/** The environment variables of an S3 file store. */
export const s3Variables = {
  S3_BUCKET: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be a bucket name')),
  ),
  S3_REGION: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/, 'must be a region')), 'auto'),
  S3_ENDPOINT: v.optional(
    v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/]+/, 'must be an http(s) address')),
  ),
  S3_ACCESS_KEY_ID: v.optional(v.pipe(v.string(), v.minLength(3))),
  S3_SECRET_ACCESS_KEY: v.optional(v.pipe(v.string(), v.minLength(8))),
}

const all = v.object(s3Variables)
type S3Input = v.InferOutput<typeof all>

/** Set when files are stored in a bucket. Without `endpoint` it is AWS itself. */
export type S3Settings = {
  bucket: string
  region: string
  endpoint: string | undefined
  accessKeyId: string
  secretAccessKey: string
}

/** The problems of these settings, one line each. */
export function s3Problems(settings: S3Input): string[] {
  if (!settings.S3_BUCKET) return []
  const problems = (['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
    .filter((name) => !settings[name])
    .map((name) => `${name}: is required with S3_BUCKET`)
  if (!settings.S3_ENDPOINT && settings.S3_REGION === 'auto') {
    problems.push('S3_REGION: is required with S3_BUCKET unless S3_ENDPOINT is set')
  }
  return problems
}

/** Undefined when files are stored in a folder. */
export function settleS3(settings: S3Input): S3Settings | undefined {
  const {
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secret,
  } = settings
  if (!bucket || !accessKeyId || !secret) return undefined
  return {
    bucket,
    region: settings.S3_REGION,
    endpoint: settings.S3_ENDPOINT,
    accessKeyId,
    secretAccessKey: secret,
  }
}
