import path from 'node:path'
import type { Config } from '../config.ts'
import type { FileStore } from '../outside/files/file-store.ts'
import { openFolderFiles } from '../outside/files/folder-files.server.ts'
import { openS3Files } from '../outside/files/s3-files.server.ts'

/** The bucket of S3_BUCKET, otherwise a folder beside the embedded database. */
export function openFiles({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): FileStore {
  return s3 ? openS3Files(s3) : openFolderFiles(path.join(dataDir, 'files'))
}
