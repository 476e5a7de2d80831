import type { S3Client } from '@aws-sdk/client-s3'
import type { S3Settings } from '#platform/settings/s3-settings.ts'
import { assertFile, type FileStore, typeOfKey } from './file-store.ts'

const CONNECT_WITHIN_MS = 3_000
const ANSWER_WITHIN_MS = 20_000
/** For a call with its repeats and its whole body. Nobody waits longer than 15 s for an answer of ours. */
const READ_WITHIN_MS = 8_000
/** A file of some megabytes goes out in this time, or the bucket is away. */
const WRITE_WITHIN_MS = 12_000

/** The bucket was unreachable, silent, or said that it cannot serve now. `cause` is the observed error. */
class FilesAway extends Error {
  override name = 'FilesAway'
  /** An input or output error, as SQLSTATE names it: a later retry is right. */
  readonly code = '58030'
}

/** Files in a bucket: AWS, or an S3-compatible service at S3_ENDPOINT. The SDK is loaded with the first file. */
export function openS3Files(
  settings: S3Settings,
  { readWithinMs = READ_WITHIN_MS, writeWithinMs = WRITE_WITHIN_MS } = {},
): FileStore {
  const { bucket: Bucket } = settings
  let opening: Promise<Opened> | undefined
  const opened = () => (opening ??= open(settings))
  return {
    async put(key, file) {
      assertFile(key, file)
      const { client, sdk } = await opened()
      const { bytes: Body, type: ContentType } = file
      await withTimeout(writeWithinMs, (limit) =>
        client.send(new sdk.PutObjectCommand({ Bucket, Key: key, Body, ContentType }), limit),
      )
    },
    async get(key) {
      const type = typeOfKey(key)
      if (!type) return null
      const { client, sdk } = await opened()
      return await withTimeout(readWithinMs, async (limit) => {
        try {
          const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key: key }), limit)
          if (!Body) throw new Error(`${key} has no body`)
          return { bytes: Buffer.from(await Body.transformToByteArray()), type }
        } catch (error) {
          if (error instanceof sdk.NoSuchKey) return null
          throw error
        }
      })
    },
    async *list() {
      const { client, sdk } = await opened()
      for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket })) {
        for (const { Key } of page.Contents ?? []) if (Key && typeOfKey(Key)) yield Key
      }
    },
    async remove(key) {
      if (!typeOfKey(key)) return
      const { client, sdk } = await opened()
      await withTimeout(writeWithinMs, (limit) =>
        client.send(new sdk.DeleteObjectCommand({ Bucket, Key: key }), limit),
      )
    },
  }
}

type Opened = { client: S3Client; sdk: typeof import('@aws-sdk/client-s3') }

async function open(settings: S3Settings): Promise<Opened> {
  const sdk = await import('@aws-sdk/client-s3')
  const { region, endpoint, accessKeyId, secretAccessKey } = settings
  const client = new sdk.S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Services other than AWS mostly have one host name, with the bucket in the path.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Not every S3-compatible service understands checksums in trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    // Without the last one the SDK only warns of a bucket that takes a call and never answers.
    requestHandler: {
      connectionTimeout: CONNECT_WITHIN_MS,
      requestTimeout: ANSWER_WITHIN_MS,
      throwOnRequestTimeout: true,
    },
  })
  return { client, sdk }
}

type Limit = { abortSignal: AbortSignal }

/** Ends a call that takes longer, and throws FilesAway where a later retry is right. */
async function withTimeout<T>(ms: number, call: (limit: Limit) => Promise<T>): Promise<T> {
  const abortSignal = AbortSignal.timeout(ms)
  try {
    return await call({ abortSignal })
  } catch (cause) {
    const status = (cause as SdkError).$metadata?.httpStatusCode ?? 0
    if (!abortSignal.aborted && status < 500) throw cause
    throw new FilesAway('the bucket does not serve', { cause })
  }
}

type SdkError = { $metadata?: { httpStatusCode?: number } }
