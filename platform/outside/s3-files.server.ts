import type { S3Client } from '@aws-sdk/client-s3'
import type { S3Settings } from '../s3-settings.ts'
import { assertFile, type FileStore, typeOfKey } from './file-store.ts'

const CONNECT_WITHIN_MS = 5_000
const ANSWER_WITHIN_MS = 20_000

/** Files in a bucket: AWS, or an S3-compatible service at S3_ENDPOINT. The SDK is loaded with the first file. */
export function openS3Files(settings: S3Settings): FileStore {
  const { bucket: Bucket } = settings
  let opening: Promise<Opened> | undefined
  const opened = () => (opening ??= open(settings))
  return {
    async put(key, file) {
      assertFile(key, file)
      const { client, sdk } = await opened()
      const { bytes: Body, type: ContentType } = file
      await client.send(new sdk.PutObjectCommand({ Bucket, Key: key, Body, ContentType }))
    },
    async get(key) {
      const type = typeOfKey(key)
      if (!type) return null
      const { client, sdk } = await opened()
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key: key }))
        if (!Body) throw new Error(`${key} has no body`)
        return { bytes: Buffer.from(await Body.transformToByteArray()), type }
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return null
        throw error
      }
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
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: key }))
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
    requestHandler: { connectionTimeout: CONNECT_WITHIN_MS, requestTimeout: ANSWER_WITHIN_MS },
  })
  return { client, sdk }
}
