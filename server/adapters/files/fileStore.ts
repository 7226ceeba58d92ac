/** Where files are kept that people send or the provider publishes: a folder, or a bucket that speaks S3. Never the database. */
import { mkdir, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { Disk, errors } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { PublishingConfig } from '../../config'

type FileConfig = Omit<PublishingConfig, 'BRAND_NAME'>

export interface FileStore {
  /** Keys are our own: folders and uuids, never a name that a person chose. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** A file from this machine's disk, piece by piece. */
  putFile(key: string, path: string): Promise<void>
  /** The file's bytes, as they are read; null when there is none. */
  open(key: string): Promise<Readable | null>
  /** The file's bytes; null when there is none. */
  get(key: string): Promise<Uint8Array | null>
  /** Also when there is none. */
  remove(key: string): Promise<void>
}

type Warn = (text: string) => void

export async function createFileStore(config: FileConfig, warn: Warn = () => undefined): Promise<FileStore> {
  const { FILES_S3_BUCKET: name } = config
  const disk = new Disk(name ? await bucket(config, name) : await folder(config, warn))
  /** A file that breaks off, on a full disk for one, leaves nothing behind. */
  const whole = (key: string, write: Promise<void>): Promise<void> =>
    write.catch(async (error: unknown) => {
      await disk.delete(key).catch(() => undefined) // What matters is why it could not be written.
      throw error
    })
  return {
    put: (key, bytes) => whole(key, disk.put(key, bytes)),
    putFile: (key, path) => whole(key, disk.copyFromFs(path, key)),
    // Asked first: a stream says that there is no file only once the answer has begun.
    open: async (key) => ((await disk.exists(key)) ? disk.getStream(key) : null),
    async get(key) {
      try {
        return await disk.getBytes(key)
      } catch (error) {
        if (error instanceof errors.E_CANNOT_READ_FILE && !(await disk.exists(key))) return null
        throw error
      }
    },
    remove: (key) => disk.delete(key),
  }
}

/**
 * Only the server's own user can look into a new folder; the driver itself leaves files readable for everybody on the
 * machine. The permissions of a folder that exists belong to the operator: a mounted volume may have another owner.
 */
async function folder({ FILES_DIR }: FileConfig, warn: Warn): Promise<FSDriver> {
  await mkdir(FILES_DIR, { recursive: true, mode: 0o700 })
  const isOpen = process.platform !== 'win32' && ((await stat(FILES_DIR)).mode & 0o007) !== 0
  if (isOpen) warn(`every user of this machine can enter ${FILES_DIR}, which holds uploads: chmod o-rwx ${FILES_DIR}`)
  return new FSDriver({ location: FILES_DIR, visibility: 'private' })
}

/** Loaded only where it is used: the S3 client is larger than the rest of the server. */
async function bucket(config: FileConfig, name: string) {
  const { S3Driver } = await import('flydrive/drivers/s3')
  const { FILES_S3_KEY: accessKeyId, FILES_S3_SECRET: secretAccessKey, FILES_S3_ENDPOINT: endpoint } = config
  return new S3Driver({
    bucket: name,
    region: config.FILES_S3_REGION,
    visibility: 'private',
    // Many stores that speak S3 know no access lists of their own.
    supportsACL: false,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  })
}
