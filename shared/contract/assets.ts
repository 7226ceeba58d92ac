/** The files of the document library, as staff publish them: where they lie, sending, fetching and deleting them. */
import { z } from 'zod/mini'
import { userTypes } from '../access'
import { Day } from '../dates'
import { assetIds, documentLimitBytes, isName } from '../documentAssets'
import { endpoint } from '../endpoint'
import { longestFileName } from '../limits'
import { pageQuery } from '../paging'
import { Line, oneLine, RequiredLine } from '../typed'
import * as assetTexts from '../texts/assets'

export const AssetStore = z.object({
  assetsId: z.enum(assetIds),
  name: z.string(),
  /** Read by staff alone. */
  is_internal: z.boolean(),
  file_count: z.int(),
})
export type AssetStore = z.infer<typeof AssetStore>

export const AssetFolder = z.object({
  /** What its files are listed by: `rates/`. */
  prefix: z.string(),
  name: z.string(),
  file_count: z.int(),
})
export type AssetFolder = z.infer<typeof AssetFolder>

export const AssetFile = z.object({
  /** `rates/Fiber rate sheet.pdf` */
  fileKey: z.string(),
  document_id: z.uuid(),
  /** Goes up with each change, so that nobody saves over one that they have not seen. */
  version: z.int(),
  file_name: z.string(),
  size_bytes: z.int(),
  media_type: z.string(),
  modified_on: Day,
  /** Empty for what came with the portal. */
  modified_by: z.string(),
  title: z.string(),
  description: z.string(),
  language: z.string(),
  /** An empty list means everybody. */
  user_type: z.array(z.enum(userTypes)),
  community: z.array(z.string()),
})
export type AssetFile = z.infer<typeof AssetFile>

/** One folder, by letters that cannot lead out of it. */
const Prefix = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}\/?$/, { error: 'is not a folder' }))

/** A folder and a name; looked up, and never part of a path on a disk. */
const FileKey = z
  .string()
  .check(
    z.maxLength(300),
    z.regex(oneLine, { error: 'is not a file' }),
    z.regex(/^[a-z0-9][a-z0-9-]{0,63}\/(?!\.)[^/\\]+$/, { error: 'is not a file' }),
  )

/** Names that a machine would read as a way elsewhere are none. */
const FolderName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: assetTexts.folderRequired }),
    z.maxLength(60),
    z.regex(oneLine),
    z.regex(isName, { error: assetTexts.badName }),
  )

const FileName = RequiredLine({ name: 'Name', max: longestFileName }).check(
  z.regex(isName, { error: assetTexts.badName }),
  z.regex(/^[^.]/, { error: assetTexts.badName }),
)

const params = z.object({ assetsId: z.enum(assetIds) })
const ofFile = z.object({ fileKey: FileKey })

export const listEndpoints = endpoint({
  method: 'GET',
  path: '/api/v1/staticwebassets/list-endpoints',
  summary: 'The places in which files are published.',
  access: 'DOCUMENTS.read',
  response: z.array(AssetStore),
})

export const listAssets = endpoint({
  method: 'GET',
  path: '/api/v1/staticwebassets/list-folders/:assetsId',
  summary: 'The folders of a place; with a prefix, the files of that folder by name.',
  access: 'DOCUMENTS.read',
  params,
  query: z.object({ prefix: z._default(z.union([z.literal(''), Prefix]), ''), ...pageQuery }),
  response: z.object({ folders: z.array(AssetFolder), files: z.array(AssetFile), total_count: z.int() }),
})

export const uploadAsset = endpoint({
  method: 'POST',
  path: '/api/v1/staticwebassets/upload/:assetsId',
  summary:
    'Publishes a file in a folder (`General` unless named). One of the same name is replaced only when asked to.',
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
  summary: 'A published file.',
  access: 'DOCUMENTS.read',
  params: z.object({ assetId: z.enum(assetIds) }),
  query: ofFile,
  file: 'application/octet-stream',
})

export const findAssetUses = endpoint({
  method: 'GET',
  path: '/api/v1/staticwebassets/uses/:document_id',
  summary: 'The announcements that are not over and lead to a file, by their link or in their text, in their order.',
  access: 'DOCUMENTS.read',
  params: z.object({ document_id: z.uuid() }),
  response: z.object({ announcements: z.array(z.object({ announcement_id: z.uuid(), title: z.string() })) }),
})
export type AssetUses = z.output<(typeof findAssetUses)['response']>

export const deleteAsset = endpoint({
  method: 'DELETE',
  path: '/api/v1/staticwebassets/delete/:assetsId',
  summary: 'Deletes a file. For 30 seconds it can be brought back.',
  access: 'DOCUMENTS.write',
  params,
  query: ofFile,
  response: z.object({ document_id: z.uuid() }),
})

export const restoreAsset = endpoint({
  method: 'POST',
  path: '/api/v1/staticwebassets/restore/:assetsId',
  summary: 'Brings back a file that was deleted within the last 30 seconds.',
  access: 'DOCUMENTS.write',
  params,
  body: z.strictObject({ document_id: z.uuid() }),
  response: AssetFile,
})

export const createAssetFolder = endpoint({
  method: 'POST',
  path: '/api/v1/staticwebassets/create-folder/:assetsId',
  summary: 'Makes a folder.',
  access: 'DOCUMENTS.write',
  params,
  body: z.strictObject({ name: FolderName }),
  response: AssetFolder,
})

export const renameAssetFolder = endpoint({
  method: 'PUT',
  path: '/api/v1/staticwebassets/folder/:assetsId',
  summary: 'Gives a folder another name. Addresses that lead into it stay as they are.',
  access: 'DOCUMENTS.write',
  params,
  query: z.object({ prefix: Prefix }),
  body: z.strictObject({ name: FolderName }),
  response: AssetFolder,
})

export const deleteAssetFolder = endpoint({
  method: 'DELETE',
  path: '/api/v1/staticwebassets/folder/:assetsId',
  summary: 'Removes a folder in which nothing lies.',
  access: 'DOCUMENTS.write',
  params,
  query: z.object({ prefix: Prefix }),
  response: z.null(),
})

const names = z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(80), z.regex(oneLine)))

export const updateAssetDetails = endpoint({
  method: 'PUT',
  path: '/api/v1/staticwebassets/details/:assetsId',
  summary: 'What a file is called, also in the Resource Center, and for whom it is.',
  access: 'DOCUMENTS.write',
  params,
  query: ofFile,
  body: z.strictObject({
    version: z.int(),
    /** What it is called on the reader's machine; its ending has to fit what is in it. */
    file_name: z.optional(FileName),
    title: RequiredLine({ name: 'Title', max: 120 }),
    description: Line({ name: 'Description', max: 300 }),
    language: z.enum(['en', 'es']),
    user_type: z.array(z.enum(userTypes)).check(z.maxLength(userTypes.length)),
    community: names.check(z.maxLength(100)),
  }),
  response: AssetFile,
})

/** Every call of this noun, as the contract lists them. */
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
