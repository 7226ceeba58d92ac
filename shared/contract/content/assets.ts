/** Defines how staff publish, list, download and delete files of the document library. */
import { z } from 'zod/mini'
import { userTypes } from '../../access/access'
import { Line, oneLine, RequiredLine } from '../../fields/textFields'
import { Day } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import { maxFileNameLength } from '../../http/limits'
import { pageQuery } from '../../http/paging'
import { sortField } from '../../http/sorting'
import { assetIds, documentLimitBytes, namePattern } from '../../operations/assets'
import * as assetTexts from '../../texts/content/assets'
import * as fieldTexts from '../../texts/fields'
import * as httpTexts from '../../texts/http'

export const AssetStore = z.object({
  assetsId: z.enum(assetIds),
  name: z.string(),
  /** Only staff can read its files. */
  is_internal: z.boolean(),
  file_count: z.int(),
})
export type AssetStore = z.infer<typeof AssetStore>

export const AssetFolder = z.object({
  /** The files of the folder are listed by this prefix, such as `rates/`. */
  prefix: z.string(),
  name: z.string(),
  file_count: z.int(),
})
export type AssetFolder = z.infer<typeof AssetFolder>

export const AssetFile = z.object({
  /** The key is such as `rates/Fiber rate sheet.pdf`. */
  fileKey: z.string(),
  document_id: z.uuid(),
  /** The version increases with each change, so that no one overwrites a change that they haven't seen. */
  version: z.int(),
  file_name: z.string(),
  size_bytes: z.int(),
  media_type: z.string(),
  modified_on: Day,
  /** The name is empty for files that came with the portal. */
  modified_by: z.string(),
  title: z.string(),
  description: z.string(),
  language: z.string(),
  /** An empty list means that everyone is included. */
  user_type: z.array(z.enum(userTypes)),
  community: z.array(z.string()),
})
export type AssetFile = z.infer<typeof AssetFile>

/** The allowed characters can't lead out of the folder. */
const Prefix = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}\/?$/, { error: httpTexts.invalidFolder }))

/** The key is only looked up and never becomes part of a path on disk. */
const FileKey = z
  .string()
  .check(
    z.maxLength(300),
    z.regex(oneLine, { error: httpTexts.invalidFile }),
    z.regex(/^[a-z0-9][a-z0-9-]{0,63}\/(?!\.)[^/\\]+$/, { error: httpTexts.invalidFile }),
  )

/** Rejects names that an operating system would resolve to another path. */
const FolderName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: assetTexts.folderRequired }),
    z.maxLength(60),
    z.regex(oneLine),
    z.regex(namePattern, { error: assetTexts.badName }),
  )

const FileName = RequiredLine({ name: fieldTexts.name, max: maxFileNameLength }).check(
  z.regex(namePattern, { error: assetTexts.badName }),
  z.regex(/^[^.]/, { error: assetTexts.badName }),
)

const params = z.object({ assetsId: z.enum(assetIds) })
const fileQuery = z.object({ fileKey: FileKey })

export const listEndpoints = endpoint({
  method: 'GET',
  path: '/api/v1/staticwebassets/list-endpoints',
  summary: 'Lists the locations in which files are published.',
  access: 'DOCUMENTS.read',
  reads: ['Documents'],
  response: z.array(AssetStore),
})

export const assetSortColumns = ['name', 'size', 'type', 'modified', 'by'] as const

export const listAssets = endpoint({
  method: 'GET',
  path: '/api/v1/staticwebassets/list-folders/:assetsId',
  summary: 'Lists the folders of a location, or, with a prefix, the files of a folder by name or sorted by a column.',
  access: 'DOCUMENTS.read',
  reads: ['Documents'],
  params,
  query: z.object({
    prefix: z._default(z.union([z.literal(''), Prefix]), ''),
    sort: sortField(assetSortColumns),
    ...pageQuery,
  }),
  response: z.object({ folders: z.array(AssetFolder), files: z.array(AssetFile), total_count: z.int() }),
})

export const uploadAsset = endpoint({
  method: 'POST',
  path: '/api/v1/staticwebassets/upload/:assetsId',
  summary: 'Uploads a file to a folder (`General` by default). An existing file is replaced only on request.',
  access: 'DOCUMENTS.write',
  takesFile: true,
  fileLimitBytes: documentLimitBytes,
  params,
  body: z.strictObject({ destinationPath: z.optional(Prefix), replace: z.optional(z.enum(['true', 'false'])) }),
  response: AssetFile,
})

export const downloadAsset = endpoint({
  method: 'GET',
  path: '/api/v1/staticwebassets/download/:assetId',
  summary: 'Downloads a published file.',
  access: 'DOCUMENTS.read',
  params: z.object({ assetId: z.enum(assetIds) }),
  query: fileQuery,
  file: 'application/octet-stream',
})

export const findAssetUses = endpoint({
  method: 'GET',
  path: '/api/v1/staticwebassets/uses/:document_id',
  summary: 'Lists announcements that link to a file and have not expired, in their order.',
  access: 'DOCUMENTS.read',
  reads: ['Announcements'],
  params: z.object({ document_id: z.uuid() }),
  response: z.object({ announcements: z.array(z.object({ announcement_id: z.uuid(), title: z.string() })) }),
})
export type AssetUses = z.output<(typeof findAssetUses)['response']>

export const deleteAsset = endpoint({
  method: 'DELETE',
  path: '/api/v1/staticwebassets/delete/:assetsId',
  summary: 'Deletes a file. It can be restored for 30 seconds.',
  access: 'DOCUMENTS.write',
  changes: ['Documents'],
  params,
  query: fileQuery,
  response: z.object({ document_id: z.uuid() }),
})

export const restoreAsset = endpoint({
  method: 'POST',
  path: '/api/v1/staticwebassets/restore/:assetsId',
  summary: 'Restores a file that was deleted within the last 30 seconds.',
  access: 'DOCUMENTS.write',
  changes: ['Documents'],
  params,
  body: z.strictObject({ document_id: z.uuid() }),
  response: AssetFile,
})

export const createAssetFolder = endpoint({
  method: 'POST',
  path: '/api/v1/staticwebassets/create-folder/:assetsId',
  summary: 'Creates a folder.',
  access: 'DOCUMENTS.write',
  changes: ['Documents'],
  params,
  body: z.strictObject({ name: FolderName }),
  response: AssetFolder,
})

export const renameAssetFolder = endpoint({
  method: 'PUT',
  path: '/api/v1/staticwebassets/folder/:assetsId',
  summary: 'Renames a folder. Links to its files remain valid.',
  access: 'DOCUMENTS.write',
  changes: ['Documents'],
  params,
  query: z.object({ prefix: Prefix }),
  body: z.strictObject({ name: FolderName }),
  response: AssetFolder,
})

export const deleteAssetFolder = endpoint({
  method: 'DELETE',
  path: '/api/v1/staticwebassets/folder/:assetsId',
  summary: 'Deletes an empty folder.',
  access: 'DOCUMENTS.write',
  changes: ['Documents'],
  params,
  query: z.object({ prefix: Prefix }),
  response: z.null(),
})

const names = z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(80), z.regex(oneLine)))

export const updateAssetDetails = endpoint({
  method: 'PUT',
  path: '/api/v1/staticwebassets/details/:assetsId',
  summary: 'Changes the title and the audience of a file.',
  access: 'DOCUMENTS.write',
  changes: ['Documents'],
  params,
  query: fileQuery,
  body: z.strictObject({
    version: z.int(),
    /** Readers download the file under this name. Its extension has to match the content. */
    file_name: z.optional(FileName),
    title: RequiredLine({ name: fieldTexts.title, max: 120 }),
    description: Line({ name: fieldTexts.description, max: 300 }),
    language: z.enum(['en', 'es']),
    user_type: z.array(z.enum(userTypes)).check(z.maxLength(userTypes.length)),
    community: names.check(z.maxLength(100)),
  }),
  response: AssetFile,
})

export const assets = {
  listEndpoints,
  listAssets,
  uploadAsset,
  downloadAsset,
  findAssetUses,
  deleteAsset,
  restoreAsset,
  createAssetFolder,
  renameAssetFolder,
  deleteAssetFolder,
  updateAssetDetails,
}
