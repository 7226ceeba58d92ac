/** A server whose document library has two folders, and the calls that staff make on it. */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { desc } from 'drizzle-orm'
import { z } from 'zod/mini'
import { deleteAsset, downloadAsset, listAssets, uploadAsset } from '#shared/contract/content/assets'
import { listDocuments } from '#shared/contract/content/documents'
import type { AssetId } from '#shared/operations/assets'
import { auditRecords } from '../../../../server/db/schema/access/auditRecords'
import { documentFolders, documents } from '../../../../server/db/schema/content/documents'
import { startServer, testNow } from '../../server/server'
import { addPerson } from '../people'

export const pdf = Buffer.from('%PDF-1.7\n%%EOF')

const UploadedFile = z.object({ fileKey: z.string(), document_id: z.uuid(), file_name: z.string() })
const FileList = z.object({ files: z.array(UploadedFile) })
const CustomerDocuments = z.object({ documents: z.array(z.object({ document_id: z.string(), title: z.string() })) })

interface UploadOptions {
  name?: string
  bytes?: Uint8Array
  assetsId?: AssetId
  body?: { destinationPath?: string; replace?: 'true' | 'false' }
}

export async function startAssets() {
  const server = await startServer()
  const staff = await addPerson(server.database.db, { userType: 'CENTRIC' })
  const token = await server.signIn(staff)
  const customerToken = await server.signIn(await addPerson(server.database.db))
  // Uploads are spooled to TMPDIR while they are checked. A separate folder shows whether any of them stays behind.
  const originalTmpDir = process.env['TMPDIR']
  const spoolDir = await mkdtemp(join(tmpdir(), 'spool-'))
  process.env['TMPDIR'] = spoolDir
  const documentsDir = join(server.services.config.FILES_DIR, 'documents')
  const params = { assetsId: 'resource-center' } as const

  const upload = ({ name = 'rates.pdf', bytes = pdf, assetsId = 'resource-center', body = {} }: UploadOptions = {}) =>
    server.call(
      uploadAsset,
      { params: { assetsId }, body: { destinationPath: 'rates/', ...body } },
      { token, file: { name, bytes } },
    )
  const list = async (prefix: string) => (await server.call(listAssets, { params, query: { prefix } }, { token })).data

  return {
    server,
    staff,
    token,
    customerToken,
    spoolDir,
    documentsDir,
    upload,
    uploaded: async (options: UploadOptions = {}) => UploadedFile.parse((await upload(options)).data),
    list,
    namesIn: async (prefix: string) => FileList.parse(await list(prefix)).files.map(({ file_name: name }) => name),
    download: (fileKey: string, assetId: AssetId = 'resource-center') =>
      server.call(downloadAsset, { params: { assetId }, query: { fileKey } }, { token }),
    remove: (fileKey: string) => server.call(deleteAsset, { params, query: { fileKey } }, { token }),
    seenByCustomer: async () =>
      CustomerDocuments.parse((await server.call(listDocuments, { body: {} }, { token: customerToken })).data)
        .documents,
    listStoredFiles: () => readdir(documentsDir).catch(() => []),
    lastRecord: async () => {
      const [record] = await server.database.db.select().from(auditRecords).orderBy(desc(auditRecords.at)).limit(1)
      return record
    },
    /** Resets the library to two empty folders, one of which only staff can see. */
    async empty() {
      server.setNow(testNow)
      await server.database.db.delete(documents)
      await server.database.db.delete(documentFolders)
      await rm(documentsDir, { recursive: true, force: true })
      await server.database.db.insert(documentFolders).values([
        { code: 'rates', name: 'Rates', position: 1 },
        { code: 'notes', name: 'Notes', position: 2, isInternal: true },
      ])
    },
    async stop() {
      if (originalTmpDir === undefined) delete process.env['TMPDIR']
      else process.env['TMPDIR'] = originalTmpDir
      await rm(spoolDir, { recursive: true })
      await server.stop()
    },
  }
}
