/** Stores uploaded and published files in a folder or an S3 bucket, never in the database. */
import { mkdir, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { Disk, errors } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { PublishingConfig } from '../config'

type FileConfig = Omit<PublishingConfig, 'BRAND_NAME'>

export interface FileStore {
  /** Keys are generated from folders and uuids, never from a name that a user chose. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Stores a file from the local disk as a stream. */
  putFile(key: string, path: string): Promise<void>
  /** Returns the file as a stream; null when it does not exist. */
  open(key: string): Promise<Readable | null>
  /** Returns the file's bytes; null when it does not exist. */
  get(key: string): Promise<Uint8Array | null>
  /** Succeeds also when the file does not exist. */
  remove(key: string): Promise<void>
  /** Lists the keys of all files. */
  list(): AsyncIterable<string>
}

type WarnFunction = (text: string) => void

export async function createFileStore(config: FileConfig, warn: WarnFunction = () => undefined): Promise<FileStore> {
  const { FILES_S3_BUCKET: name } = config
  const disk = new Disk(name ? await createBucketDriver(config, name) : await createFolderDriver(config, warn))
  /** Deletes the partial file when a write fails, for example on a full disk. */
  const removeOnFailure = (key: string, write: Promise<void>): Promise<void> =>
    write.catch(async (error: unknown) => {
      await disk.delete(key).catch(() => undefined) // The write error is the one to report.
      throw error
    })
  return {
    put: (key, bytes) => removeOnFailure(key, disk.put(key, bytes)),
    putFile: (key, path) => removeOnFailure(key, disk.copyFromFs(path, key)),
    // Existence is checked first, because a stream would only fail after the response has started.
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
    list: () => listKeys(disk),
  }
}

/** A bucket returns its keys in pages. */
async function* listKeys(disk: Disk): AsyncGenerator<string> {
  let paginationToken: string | undefined
  do {
    const page = await disk.listAll('', { recursive: true, ...(paginationToken && { paginationToken }) })
    for (const object of page.objects) if (object.isFile) yield object.key
    paginationToken = page.paginationToken
  } while (paginationToken)
}

/**
 * Creates a new folder that only the server's user can enter, because the driver leaves files readable for all users.
 * The permissions of an existing folder belong to the operator: a mounted volume may have another owner.
 */
async function createFolderDriver({ FILES_DIR }: FileConfig, warn: WarnFunction): Promise<FSDriver> {
  await mkdir(FILES_DIR, { recursive: true, mode: 0o700 })
  const isWorldAccessible = process.platform !== 'win32' && ((await stat(FILES_DIR)).mode & 0o007) !== 0
  if (isWorldAccessible)
    warn(`every user of this machine can enter ${FILES_DIR}, which holds uploads: chmod o-rwx ${FILES_DIR}`)
  return new FSDriver({ location: FILES_DIR, visibility: 'private' })
}

/** The S3 client is loaded only when it is used, because it is larger than the rest of the server. */
async function createBucketDriver(config: FileConfig, name: string) {
  const { S3Driver } = await import('flydrive/drivers/s3')
  const { FILES_S3_KEY: accessKeyId, FILES_S3_SECRET: secretAccessKey, FILES_S3_ENDPOINT: endpoint } = config
  return new S3Driver({
    bucket: name,
    region: config.FILES_S3_REGION,
    visibility: 'private',
    // Many S3-compatible stores do not support ACLs.
    supportsACL: false,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  })
}
